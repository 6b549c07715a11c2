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

/** What an answer says in the reading's language; in English where it has no other. */
const said = (answer: Answer, reading: Reading, knowledge: Knowledge): string | null =>
  answer(isSpoken(answer) ? reading : inEnglish(reading), knowledge);

/** The first of the answers that has one, whole in one language. */
export function firstOf(answers: readonly SpokenAnswer[]): SpokenAnswer;
export function firstOf(answers: readonly Answer[]): Answer;
export function firstOf(answers: readonly Answer[]): Answer {
  return spoken((reading, knowledge) => {
    for (const answer of answers) {
      const reply = said(answer, reading, knowledge);
      if (reply !== null) return reply;
    }
    return null;
  });
}

/** What the first of the answers says that fits, in English and in the reading's language. Which one fits, no language changes. */
export function inBothLanguages(
  answers: readonly Answer[],
  reading: Reading,
  knowledge: Knowledge,
): { readonly english: string; readonly reply: string | null } | null {
  const readingInEnglish = inEnglish(reading);
  for (const answer of answers) {
    const english = answer(readingInEnglish, knowledge);
    if (english !== null) return { english, reply: reading.language === "english" ? english : said(answer, reading, knowledge) };
  }
  return null;
}
