import { QuickQuestionCountError } from "./errors.ts";

/** The ten questions that are suggested to somebody who has not asked yet (specification, section 9). */
export const quickQuestions: readonly string[] = Object.freeze([
  "What can I do after Class 12 with Commerce?",
  "How do I become a pilot from Class 10?",
  "What does a data analyst earn in India?",
  "Which careers are open with PCB besides doctor?",
  "Compare chartered accountant and company secretary",
  "Which careers can I do from home?",
  "What is CLAT for?",
  "I like drawing. Which careers are there?",
  "Software engineer kaise bane?",
  "How does the stream test work?",
]);

/**
 * Some of the ten questions, each at most once, drawn evenly.
 * @param random gives numbers from 0 up to but not including 1
 * @throws {QuickQuestionCountError} a count that is not a whole number from 0 to 10
 */
export function pickQuickQuestions(random: () => number, count = 3): readonly string[] {
  if (!Number.isInteger(count) || count < 0 || count > quickQuestions.length)
    throw new QuickQuestionCountError(count, quickQuestions.length);
  const left = [...quickQuestions];
  return Array.from({ length: count }, () => left.splice((random() * left.length) % left.length, 1)).flat();
}
