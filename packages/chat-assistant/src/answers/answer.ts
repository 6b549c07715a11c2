import type { Knowledge } from "../catalogue/knowledge.ts";
import type { Reading } from "../reading/reading.ts";

/** One kind of answer: HTML where it fits what was read, else null. The first that fits is given. */
export type Answer = (reading: Reading, knowledge: Knowledge) => string | null;

/** An answer whose every sentence has its wording in each language, and which speaks that of the reading. All others are given in English. */
export type SpokenAnswer = Answer & { readonly isSpoken: true };

export const spoken = (answer: Answer): SpokenAnswer => Object.assign(answer.bind(undefined), { isSpoken: true } as const);

const isSpoken = (answer: Answer): answer is SpokenAnswer => "isSpoken" in answer;

/** The reading as one that is to be answered in English. */
export const inEnglish = (reading: Reading): Reading => (reading.language === "english" ? reading : { ...reading, language: "english" });

/** The first of the answers that has one, whole in one language. */
export function firstOf(answers: readonly SpokenAnswer[]): SpokenAnswer;
export function firstOf(answers: readonly Answer[]): Answer;
export function firstOf(answers: readonly Answer[]): Answer {
  return spoken((reading, knowledge) => {
    for (const answer of answers) {
      const reply = answer(isSpoken(answer) ? reading : inEnglish(reading), knowledge);
      if (reply !== null) return reply;
    }
    return null;
  });
}
