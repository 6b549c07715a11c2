import { p, strong, ul } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import type { Reading } from "../reading/reading.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { growthOfCareer } from "./follow-up.ts";
import { MACHINES_LABELS, type OfMachines } from "./of-machines-texts.ts";
import { WHAT_CHANGES_LAST } from "./topics/work-texts.ts";
import { machinesInField, machinesInWorkOf } from "./work-of-machines.ts";

const MOST = 2;

/** Which tasks of one kind of work software takes over, which stay with people, and what to learn now. */
export function machinesIn(text: Wording<OfMachines>, language: Language): string {
  const { work, done, kept, learn } = text[language];
  const label = MACHINES_LABELS[language];
  return p(strong(work)) + ul([`${strong(label.done)}: ${done}`, `${strong(label.kept)}: ${kept}`, `${strong(label.learn)}: ${learn}`]);
}

/** The kinds of work that are asked about: those of the careers that are named, else that of the field. */
function worksIn({ careers, work, text, categories }: Reading): readonly Wording<OfMachines>[] {
  const named = careers.length > 0 ? careers.map(({ career }) => career) : work === null ? [] : [work];
  const works = named.length > 0 ? named.map(machinesInWorkOf) : [machinesInField(text, categories)];
  return [...new Set(works.flatMap((each) => each ?? []))].slice(0, MOST);
}

/** What is known of machines in the work that is named, else what of all work changes last; and the projection there is. Null where no work is named. */
export const machinesInWork: SpokenAnswer = spoken((reading, knowledge) => {
  const works = worksIn(reading);
  if (works.length === 0) return lastsAndGrowth(reading, knowledge);
  return works.map((each) => machinesIn(each, reading.language)).join("") + (growthOfCareer(reading, knowledge) ?? "");
});

/** What changes last, above the growth of the career that is named. */
export const lastsAndGrowth: SpokenAnswer = spoken((reading, knowledge) => {
  const growth = growthOfCareer(reading, knowledge);
  return growth === null ? null : p(WHAT_CHANGES_LAST[reading.language]) + growth;
});
