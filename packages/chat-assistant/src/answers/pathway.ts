import type { Career, Pathway } from "@career-clarity/career-catalog";
import { p, strong, ul, words } from "../html/write.ts";
import { examsLine } from "./exam-line.ts";
import { paysAfter } from "./figures.ts";
import { listed } from "./join.ts";
import { subjectsText } from "./subjects.ts";

export const CHECK = "Rules, exams and fees change every year: check them with the body that sets them before you apply.";

/** What is said where a record has no pathway yet. */
export const noPathway = ({ education }: Career): string =>
  p(
    `The catalogue does not yet say how to get into it from an Indian classroom. It only says what people usually have: ${words(education)}.`,
  );

export const yearsLine = (pathway: Pathway): string => `Time: ${paysAfter(pathway)}`;
export const licenceLine = ({ licence }: Pathway): string =>
  licence === null ? "Licence: the catalogue names none" : `Licence or registration: ${words(licence)}`;

const row = (name: string, ways: readonly string[]): readonly string[] =>
  ways.length === 0 ? [] : [`${strong(name)}: ${ways.map(words).join("; ")}`];

/** The whole way in, from Class 10 on. */
export function pathwaySteps(pathway: Pathway): string {
  return ul([
    `${strong("Class 11 and 12")}: ${subjectsText(pathway)}`,
    ...row("After Class 10", pathway.afterClass10),
    ...row("After Class 12", pathway.afterClass12),
    ...row("After another degree", pathway.afterDegree),
    examsLine(pathway),
    yearsLine(pathway),
    ...(pathway.licence === null ? [] : [licenceLine(pathway)]),
  ]);
}

/** The same in one sentence. */
export const shortWay = (pathway: Pathway): string =>
  `${strong("The way in")}: in Class 11 and 12 ${subjectsText(pathway)}; ${pathway.exams.length > 0 ? `exams such as ${listed(pathway.exams.slice(0, 3).map(words))}; ` : ""}${paysAfter(pathway)}.`;
