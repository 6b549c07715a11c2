import { EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import { words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { EXAM_NAMES } from "../names/exam-names.ts";
import { EXAMS_IN_HINDI } from "../names/exams-in-hindi.ts";
import { HOLDERS_IN_HINDI } from "../names/holders-in-hindi.ts";
import { EXAM_CONDITIONS } from "./exam-conditions-texts.ts";

/** What an examination is for. */
export const aboutExam = (exam: Exam, language: Language): string =>
  language === "english" ? EXAM_NAMES[exam].about : EXAMS_IN_HINDI[exam].about[language];

/** Who may sit for it. */
export const conditionOf = (exam: Exam, language: Language): string =>
  language === "english" ? EXAM_CONDITIONS[exam] : EXAMS_IN_HINDI[exam].asks[language];

/** The same without what holds of some only. */
export const shortConditionOf = (exam: Exam, language: Language): string =>
  words(conditionOf(exam, language).split(/[;:]|, and knowing/)[0] ?? "");

/** Where its result is taken, for those that are weighed against another. */
export const whereItCounts = (exam: Exam, language: Language): string | undefined =>
  language === "english" ? EXAM_NAMES[exam].counts : EXAMS_IN_HINDI[exam].counts?.[language];

/** Who holds it: a name and an address, or a few words. */
export const holderOf = (exam: Exam, language: Language): string => {
  const { heldBy } = EXAM_RECORDS[exam];
  return language === "english"
    ? heldBy
    : (HOLDERS_IN_HINDI[heldBy]?.[language] ?? heldBy.replace(/^the /, "").replace(/: (\S+)$/, " ($1)"));
};
