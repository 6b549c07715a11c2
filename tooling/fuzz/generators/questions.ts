import { quickQuestions } from "@career-clarity/chat-assistant";
import fc from "fast-check";
import { groups } from "../../chat-evaluation/questions/index.ts";
import { editedText } from "./edits.ts";
import { awkward, text } from "./texts.ts";

const real = fc.constantFrom(...quickQuestions, ...groups.flatMap((group) => group.questions.map(({ ask }) => ask)));

/** What may be typed into the chat: real questions with slips, two of them run together, anything. */
export const questions: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: editedText(real) },
  { weight: 3, arbitrary: fc.tuple(real, awkward, real).map((parts) => parts.join(" ")) },
  { weight: 1, arbitrary: fc.tuple(real, fc.integer({ min: 2, max: 30 })).map(([one, times]) => `${one} `.repeat(times)) },
  { weight: 2, arbitrary: text },
);
