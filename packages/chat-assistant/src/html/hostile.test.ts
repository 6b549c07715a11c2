import { expect, it } from "vitest";
import { hostileHtml } from "../../fixtures/hostile-html.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { ALLOWED_TAGS } from "./allowed.ts";
import { cleanReply } from "./clean-reply.ts";

const HREF = /^\/(?!\/)[\w\-/.]*$/;
const allowed: ReadonlySet<string> = new Set(ALLOWED_TAGS);

it("[R15] has at least 500 hostile strings, all different", () => {
  expect(new Set(hostileHtml).size).toBe(hostileHtml.length);
  expect(hostileHtml.length).toBeGreaterThanOrEqual(500);
});

it.each(hostileHtml)("[R15] leaves nothing of %j", (hostile) => {
  for (const html of [hostile, `<p>before ${hostile} after</p>`, `<ul><li>${hostile}`, `\`\`\`html\n${hostile}\n\`\`\``]) {
    const clean = cleanReply(html);
    const { tags, balanced, extras } = parsed(clean);
    expect(balanced).toBe(true);
    expect(extras).toBe(0);
    for (const { name, attributes } of tags) {
      expect(allowed.has(name), clean).toBe(true);
      expect(Object.keys(attributes), clean).toEqual(name === "a" ? ["href"] : []);
      if (attributes.href !== undefined) expect(attributes.href).toMatch(HREF);
    }
    expect(cleanReply(clean)).toBe(clean);
  }
});

it.each(["<a <", "<ul><li>", "<!--", '<a href="', "``` ", "<svg>", "<a=' ", "& ", "<strong>x", "</", "<p>x", "<a href=/x>", "&#x", "< "])(
  "[R16] takes two megabytes of %j",
  (piece) => {
    expect(parsed(cleanReply(piece.repeat(2_000_000 / piece.length))).balanced).toBe(true);
  },
);
