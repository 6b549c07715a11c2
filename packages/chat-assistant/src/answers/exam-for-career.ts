import type { Exam } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
import { EXAM_NAMES } from "../names/exam-names.ts";
import { everywhere, padded, phrases, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { ASKS_FOR, EXAM_IS } from "./exam-texts.ts";
import { aboutExam, conditionOf } from "./exam-words.ts";

/** Words beside the two names that ask for nothing of their own. */
const NO_MORE = phrases(
  "(?:for|of|in|the|an?|is|to|entrance|exams?|tests?|paper|kya|hai|hota|ke|liye|ka|ki|k|details?|about|batao|what|tell|me|के|लिए|का|की|क्या|है|होता|परीक्षा|एग्जाम)",
);

const withoutNames = (text: string, exam: Exam): string =>
  EXAM_NAMES[exam].names.toSorted((a, b) => b.length - a.length).reduce((left, name) => left.replaceAll(padded(wordsOf(name)), " "), text);

/** An examination and a career on whose way it stands, with nothing else: of "IMU-CET for merchant navy" it is told what that is. */
export const examForCareerAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { exams, careers, asks, rest, degrees, language } = reading;
  const [exam, otherExam] = exams;
  const [named, otherCareer] = careers;
  if (exam === undefined || named === undefined || otherExam !== undefined || otherCareer !== undefined || degrees.length > 0) return null;
  if (asks.has("become") || asks.has("pay") || named.career.pathway?.exams.includes(exam) !== true) return null;
  if (withoutNames(rest, exam).replace(everywhere(NO_MORE), "").trim() !== "") return null;
  return (
    p(`${EXAM_IS[language](words(exam), aboutExam(exam, language))} ${ASKS_FOR[language](words(conditionOf(exam, language)))}`) +
    aboutCareer(named.career, named.kinds, named.word, { ...reading, asks: new Set(["exams"]) }, knowledge)
  );
});
