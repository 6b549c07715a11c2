import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parseArticle } from "../../../apps/web/scripts/blog.ts";
import { escapeHtml, jsonBlock } from "../../../apps/web/scripts/escape.ts";
import { fromRoot } from "../../paths.ts";
import { editedText } from "../generators/edits.ts";
import { awkward, text } from "../generators/texts.ts";
import { value } from "../generators/values.ts";
import { must, mustEqual } from "../invariants.ts";
import { target } from "../target.ts";

const article = readFileSync(fromRoot("apps/web/content/blog/ai-career-guidance.md"), "utf8");
const PLACE = "content/blog/fuzzed.md: ";
const TAGS = "h2 h3 p ul ol li a strong em blockquote table thead tbody tr th td".split(" ");
/** The words of an engine that met what nobody had thought of. */
const UNFORESEEN = /cannot read prop|is not a function|is not iterable|undefined \(|call stack|invalid array length/i;

type Node = ReturnType<typeof parseArticle>["body"][number];

function mustBeProse(node: Node): void {
  if (typeof node === "string") return;
  const [tag, { id, href, align, ...others }, children] = node;
  must(TAGS.includes(tag), `an allowed element, not ${tag}`);
  must(Object.keys(others).length === 0 && (id === undefined || !/\s/.test(id)), "an id and no other attributes");
  must(href === undefined || new URL(href, "https://own.example").origin === "https://own.example", `a link within the site: ${href}`);
  must(align === undefined || ["left", "right", "center"].includes(align), "a known alignment");
  children.forEach(mustBeProse);
}

/** Near its head, where the front matter stands, or anywhere. */
const piece = fc.oneof(
  awkward,
  fc.constantFrom(
    "[x](//evil.example)",
    "[x](javascript:x)",
    "<b>x</b>",
    "# One",
    "> > > x",
    "* * *",
    "&a &a",
    "- &x [*x, *x]",
    "!!js/function x",
  ),
);
const written = fc.oneof(
  { weight: 3, arbitrary: editedText(fc.constant(article)) },
  { weight: 3, arbitrary: fc.tuple(fc.nat({ max: 900 }), piece).map(([at, added]) => article.slice(0, at) + added + article.slice(at)) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat({ max: 9000 }), piece).map(([at, added]) => `${article.slice(0, at)}\n\n${added}\n\n${article.slice(at)}`),
  },
  { weight: 1, arbitrary: text },
);

export const articleTargets = [
  target({
    name: "parseArticle",
    source: "file",
    holds: "a tree of allowed elements with links within the site, or an error that names the file and a rule",
    weight: 0.15,
    input: written,
    check: (file) => {
      try {
        parseArticle("fuzzed", file).body.forEach(mustBeProse);
      } catch (error) {
        const message = error instanceof Error ? error.message : "";
        if (!message.startsWith(PLACE)) throw error;
        must(!UNFORESEEN.test(message), `a rule and not an accident: ${message.slice(0, 200)}`);
        return false;
      }
    },
  }),
  target({
    name: "escapeHtml, jsonBlock",
    source: "file",
    holds: "text and JSON in which no tag begins, and that say the same",
    weight: 2,
    input: fc.tuple(text, value),
    check: ([words, given]) => {
      must(!/[<>"]/.test(escapeHtml(words)), "no tag and no quote");
      if (given === undefined) return false;
      const block = jsonBlock(given);
      must(!block.includes("<"), "no tag");
      mustEqual(JSON.stringify(JSON.parse(block)), JSON.stringify(JSON.parse(JSON.stringify(given))), "the same value");
    },
  }),
];
