import type { Career, Pathway } from "@career-clarity/career-catalog";
import { p, strong, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { recordText, recordTexts } from "../record-texts/in-language.ts";
import { examsLine } from "./exam-line.ts";
import { paysAfter } from "./figures.ts";
import { listed } from "./join.ts";
import { LICENCE, NO_LICENCE, NO_PATHWAY, SHORT_WAY, STEPS, TIME } from "./pathway-texts.ts";
import { subjectsText } from "./subjects.ts";

/** What is said where a record has no pathway yet. */
export const noPathway = ({ education }: Career, language: Language = "english"): string => p(NO_PATHWAY[language](words(education)));

export const yearsLine = (pathway: Pathway, language: Language = "english"): string => `${TIME[language]}: ${paysAfter(pathway, language)}`;
export const licenceLine = ({ licence }: Pathway, language: Language = "english"): string =>
  licence === null ? NO_LICENCE[language] : `${LICENCE[language]}: ${recordText(licence, language)}`;

const row = (name: string, ways: readonly string[], language: Language): readonly string[] =>
  ways.length === 0 ? [] : [`${strong(name)}: ${recordTexts(ways, language)}`];

/** The whole way in, from Class 10 on. */
export function pathwaySteps(pathway: Pathway, language: Language = "english"): string {
  const { school, afterClass10, afterClass12, afterDegree } = STEPS[language];
  return ul([
    `${strong(school)}: ${subjectsText(pathway, language)}`,
    ...row(afterClass10, pathway.afterClass10, language),
    ...row(afterClass12, pathway.afterClass12, language),
    ...row(afterDegree, pathway.afterDegree, language),
    examsLine(pathway, language, true),
    yearsLine(pathway, language),
    ...(pathway.licence === null ? [] : [licenceLine(pathway, language)]),
  ]);
}

/** The same in one sentence. */
export const shortWay = (pathway: Pathway, language: Language = "english"): string =>
  SHORT_WAY[language](
    subjectsText(pathway, language),
    listed(pathway.exams.slice(0, 3).map(words), "and", language),
    paysAfter(pathway, language),
  );
