import type { Pathway } from "./pathway.ts";
import type { EducationLevel, PersonalityWord, StressLevel, WorkEnvironment } from "./vocabulary.ts";

/** [technical, creative, analytical, social, leadership, physical], whole numbers from 1 to 10. */
export type TraitTuple = readonly [number, number, number, number, number, number];

/** One real title of a family. What it leaves out, the family says. */
export type AuthoredCareer = {
  readonly name: string;
  /** One sentence of at most 64 characters: what a person in this job does, and nothing that could stand under another. */
  readonly description: string;
  /** The same at more length, up to 200 characters, where the description leaves something out. */
  readonly summary?: string;
  /** 3 to 5 skills that belong to this very title. */
  readonly skills: readonly string[];
  readonly traits: TraitTuple;
  /** RIASEC letters, strongest first, 2 or 3 of them. */
  readonly interests: string;
  readonly education?: EducationLevel;
  readonly stressLevel?: StressLevel;
  readonly remote?: boolean;
  readonly travelRequired?: boolean;
  readonly workEnvironment?: readonly WorkEnvironment[];
  readonly personality?: readonly PersonalityWord[];
  /** O*NET-SOC 2019 code of the United States occupation that this is, where one fits closely. */
  readonly soc?: string;
  /** 25th and 75th percentile of annual pay in US dollars for `soc` (BLS OEWS, May 2024). */
  readonly payUsd?: readonly [number, number];
  /** Employment growth 2024-34 in percent for `soc` (BLS Occupational Outlook Handbook). */
  readonly growthPercent?: number;
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
  /** Names of at most 5 careers, closest first, that people in this work move to or weigh it against: where counting words misses them. */
  readonly near?: readonly string[];
  /** What differs from the family's pathway. */
  readonly pathway?: Partial<Pathway>;
};

/** A subcategory and its real titles. */
export type Family = {
  readonly subcategory: string;
  readonly education: EducationLevel;
  readonly stressLevel: StressLevel;
  readonly remote: boolean;
  readonly travelRequired: boolean;
  readonly workEnvironment: readonly WorkEnvironment[];
  readonly personality: readonly PersonalityWord[];
  readonly pathway?: Pathway;
  readonly careers: readonly AuthoredCareer[];
};
