import { cleanReply, coachPrompt, factsFor, groundedReply, isDistress, keywordReply, welcomeMessage } from "@career-clarity/chat-assistant";
import fc from "fast-check";
import { wholeCatalogue } from "../../../apps/chat-function/src/catalogue.ts";
import { hostileHtml } from "../../../packages/chat-assistant/fixtures/hostile-html.ts";
import { editedText } from "../generators/edits.ts";
import { questions } from "../generators/questions.ts";
import { shortText, text } from "../generators/texts.ts";
import { must, mustBeClean, mustEqual } from "../invariants.ts";
import { target } from "../target.ts";

/** Open tags come back at every paragraph: a link's address of 300 characters with each letter. */
const MOST_GROWTH = 200;
const LONGEST_REPLY = 12_000;

const TAGS = ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "a", "br", "div", "table", "svg", "script", "template", "x-y"] as const;
const tag = fc
  .tuple(
    fc.constantFrom("<", "</", "< ", "<!", "&lt;"),
    fc.constantFrom(...TAGS),
    fc.constantFrom(">", "/>", ' href="/career/tailor">', " href=//evil.example>", "", " onclick=x()>"),
  )
  .map((parts) => parts.join(""));
const soup = fc
  .array(fc.oneof(tag, shortText, fc.constantFrom("a", "&", "&amp;", "`", "``", "```", "``<x-y>`", "html", "-->")), { maxLength: 30 })
  .map((parts) => parts.join(""));
/** One thing many times over: nesting, and what is slow by the square. */
const tower = fc
  .tuple(fc.oneof(tag, fc.constantFrom("<!--", "<![CDATA[", "<a href=' ", "&", "<", "= ", "```")), fc.integer({ min: 100, max: 3000 }))
  .map(([piece, times]) => piece.repeat(times));
const html = fc.oneof(
  { weight: 4, arbitrary: soup },
  { weight: 4, arbitrary: editedText(fc.constantFrom(...hostileHtml, welcomeMessage)) },
  { weight: 1, arbitrary: tower },
  { weight: 1, arbitrary: text },
);

const careerId = fc.oneof(fc.constantFrom(undefined, "tailor", "software-engineer"), shortText);

export const chatTargets = [
  target({
    name: "cleanReply",
    source: "network",
    holds: "balanced HTML of the allowed tags with same-site links and nothing else, its own cleaned form",
    weight: 2,
    input: html,
    check: (given) => {
      const clean = cleanReply(given);
      mustBeClean(clean);
      mustEqual(cleanReply(clean), clean, "its own cleaned form");
      must(clean.length <= MOST_GROWTH * given.length + 100, "of a bounded length");
    },
  }),
  target({
    name: "groundedReply",
    source: "form",
    holds: "clean HTML of at most 12,000 characters whose career links lead to careers",
    weight: 0.5,
    input: fc.tuple(questions, careerId),
    check: ([question, page]) => {
      const reply = groundedReply(question, wholeCatalogue(), page === undefined ? {} : { careerId: page });
      mustBeClean(reply);
      must(reply !== "" && reply.length <= LONGEST_REPLY, `a reply of a readable length, not ${reply.length}`);
      for (const [, id = ""] of reply.matchAll(/href="\/career\/([^"]*)"/g))
        must(wholeCatalogue().byId(id) !== undefined, `a career: ${id}`);
    },
  }),
  target({
    name: "keywordReply, isDistress",
    source: "form",
    holds: "clean HTML that is not empty; a yes or no",
    input: questions,
    check: (question) => {
      const reply = keywordReply(question);
      mustBeClean(reply);
      must(reply !== "" && reply.length <= LONGEST_REPLY, "a reply of a readable length");
      must(typeof isDistress(question) === "boolean", "a yes or no");
    },
  }),
  target({
    name: "factsFor, coachPrompt",
    source: "form",
    holds: "a prompt in which the question is one quoted line that no tag can end",
    weight: 0.4,
    input: questions,
    check: (question) => {
      const facts = factsFor(question, wholeCatalogue());
      const lines = coachPrompt(question, facts).split("\n");
      const [open, close] = [lines.indexOf("<question>"), lines.indexOf("</question>")];
      must(close === open + 2 && close === lines.length - 1, "one line of question, at the end");
      must(!/[<>]/.test(lines[open + 1] ?? "<") && typeof JSON.parse(lines[open + 1] ?? "") === "string", "a quoted line");
      mustEqual(lines.filter((line) => /^<\/?(?:question|facts)>$/.test(line)).length, 4, "the tags of the prompt alone");
      must(
        facts.every((fact) => !fact.includes("\n")),
        "a fact is one line",
      );
    },
  }),
];
