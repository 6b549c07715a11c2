import type { Career } from "@career-clarity/career-catalog";
import type { Language } from "../language.ts";
import { TOLD } from "./index.ts";
import { type Told, textMark } from "./told.ts";

type Described = Pick<Career, "id" | "category" | "description" | "summary" | "day">;

/** The English that is told. */
export const englishOf = ({ description, summary = description, day = [] }: Described): string => [description, summary, ...day].join("\n");

/** A career of another catalogue, or one whose text has changed since, is not told in words that were written for another text. */
function toldOf(career: Described): Told | undefined {
  const told = TOLD[career.category]?.[career.id];
  return told?.of === textMark(englishOf(career)) ? told : undefined;
}

/** What is done in a career, in one line, in the language asked for; in English where no other wording of this very text is known. */
export const descriptionIn = (career: Described, language: Language): string =>
  (language === "english" ? undefined : toldOf(career)?.description[language]) ?? career.description;

/** The same at more length. */
export const summaryIn = (career: Described, language: Language): string =>
  (language === "english" ? undefined : toldOf(career)?.summary[language]) ?? career.summary ?? career.description;

/** The tasks of its ordinary day, in the same order; none where the record has none. */
export const dayIn = (career: Described, language: Language): readonly string[] =>
  (language === "english" ? undefined : toldOf(career)?.day[language]) ?? career.day ?? [];
