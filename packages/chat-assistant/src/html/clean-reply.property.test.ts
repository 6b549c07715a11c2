import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsed } from "../../fixtures/parsed.ts";
import { ALLOWED_TAGS } from "./allowed.ts";
import { cleanReply } from "./clean-reply.ts";

const PIECES = [
  ...["p", "ul", "ol", "li", "strong", "em", "h2", "h4", "div", "foo", "script", "svg", "a"].flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...['<a href="/x">', "<br>", "<!--", "-->", "<![CDATA[", "]]>", "```html", "`", "``", "html", "&", "&amp;", "&#x3c;", "<", ">"],
  ...['"', "'", "=", " ", "\n", "text", "é", "\u0000", "\ud800", "नमस्ते"],
];

const broken = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(""));
const anything = fc.oneof(broken, fc.string(), fc.string({ unit: "binary" }));
const allowed: ReadonlySet<string> = new Set(ALLOWED_TAGS);

describe("properties", () => {
  it("[R11][R13] only allowed tags come out, balanced, as another parser sees them", () => {
    fc.assert(
      fc.property(anything, (html) => {
        const { tags, balanced, extras } = parsed(cleanReply(html));
        expect(balanced).toBe(true);
        expect(extras).toBe(0);
        for (const { name, attributes } of tags) {
          expect(allowed.has(name)).toBe(true);
          expect(Object.keys(attributes)).toEqual(name === "a" ? ["href"] : []);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("[R14] cleaning twice is cleaning once", () => {
    fc.assert(
      fc.property(anything, (html) => {
        const clean = cleanReply(html);
        expect(cleanReply(clean)).toBe(clean);
      }),
      { numRuns: 3000 },
    );
  });
});
