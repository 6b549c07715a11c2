import { nearestOccupations } from "./data/nearest-occupations.ts";
import type { Family, TraitTuple } from "./family.ts";
import type { Pathway } from "./pathway.ts";
import type { EducationLevel, PersonalityWord, StressLevel, WorkEnvironment } from "./vocabulary.ts";

/** What an author may write about one title. Rules fill in the rest. */
export type CareerEntry = {
  readonly name: string;
  readonly education: EducationLevel;
  readonly stressLevel: StressLevel;
  readonly remote: boolean;
  /** 3 to 5 skills that belong to this very title. */
  readonly skills: readonly string[];
  /** Salary text such as "$80,000 - $120,000", or "N/A"; not needed where `payUsd` stands. */
  readonly salary?: string;
  readonly subcategory?: string;
  /** One sentence of at most 64 characters. */
  readonly description?: string;
  /** The same at more length, up to 200 characters, where the description leaves something out. */
  readonly summary?: string;
  readonly traits?: TraitTuple;
  /** RIASEC letters, strongest first, 2 or 3 of them. */
  readonly interests?: string;
  readonly workEnvironment?: readonly WorkEnvironment[];
  readonly personality?: readonly PersonalityWord[];
  readonly travelRequired?: boolean;
  /** O*NET-SOC 2019 code of the United States occupation that this is, where one fits closely. */
  readonly soc?: string;
  /** 25th and 75th percentile of annual pay in US dollars for `soc` (BLS OEWS, May 2024). */
  readonly payUsd?: readonly [number, number];
  /** Employment growth 2024-34 in percent for `soc` (BLS Occupational Outlook Handbook). */
  readonly growthPercent?: number;
  /** Code of the nearest occupation that the survey counts, for a title that it does not: pay and growth are estimated by it. */
  readonly nearestSoc?: string;
  readonly alternativeTitles?: readonly string[];
  /** 3 or 4 tasks of an ordinary day, each beginning with a verb. */
  readonly day?: readonly string[];
  /** 3 things that people in this very work dislike. */
  readonly dislikes?: readonly string[];
  /** One cheap and safe thing that a student can do this month to taste it. */
  readonly tryIt?: string;
  /** The authors' estimate of usual annual pay in India in lakh rupees, from entry to experienced. */
  readonly payLakh?: readonly [number, number];
  /** NCO-2015 code, where a title fits. */
  readonly nco?: string;
  readonly pathway?: Pathway;
  /** Names of at most 5 careers, closest first, that people in this work move to or weigh it against: where counting words misses them. */
  readonly near?: readonly string[];
};

/**
 * One row of a curated list (specification, section 9, "Career catalogue"). Its category is not written but read from its
 * name by `categorize`, so a name that lands in the wrong category calls for a keyword rule.
 */
export type CuratedCareer = CareerEntry;

/** An authored title with the nearest occupation that the survey counts, where it does not count the title's own. */
export function withNearest<Entry extends { readonly name: string }>(entry: Entry): Entry & Pick<CareerEntry, "nearestSoc"> {
  const nearestSoc = nearestOccupations[entry.name];
  return nearestSoc === undefined ? entry : { ...entry, nearestSoc };
}

/** A family's titles, each with what the family says of all of them where it says nothing else itself. */
export const entriesOf = ({ careers, pathway: usual, ...shared }: Family): readonly CareerEntry[] =>
  careers.map(({ pathway: own, ...career }) => withNearest({ ...shared, ...career, ...(usual && { pathway: { ...usual, ...own } }) }));
