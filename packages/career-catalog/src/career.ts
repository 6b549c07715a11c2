import type { Pathway } from "./pathway.ts";
import type { CareerCategory, EducationLevel, PersonalityWord, StressLevel, Trait, WorkEnvironment } from "./vocabulary.ts";

/** Whether a figure was measured by the named source, or is a rule of the product standing in for a measurement. */
export type Basis = "sourced" | "estimated";

/** What the salary text says, as numbers, and where they come from. */
export type Pay = {
  readonly low: number;
  readonly high: number;
  readonly currency: "USD" | "INR";
  readonly period: "year";
  readonly basis: Basis;
  readonly source: string;
  readonly year: number;
};

/** Where the growth text comes from. */
export type GrowthBasis = {
  readonly basis: Basis;
  readonly source: string;
  readonly year?: number;
};

/** The six trait scores, whole numbers from 1 to 10. */
export type TraitScores = Readonly<Record<Trait, number>>;

/** One career of the catalogue (specification, section 3). */
export type Career = TraitScores & {
  /** See `careerId`. */
  readonly id: string;
  readonly name: string;
  readonly category: CareerCategory;
  readonly subcategory: string;
  /** What is done in it, in a line that a list can show and a search reads. */
  readonly description: string;
  /** The same in a sentence or two, for who wants to know more; where there is none, the description says it all. */
  readonly summary?: string;
  readonly image?: string;
  readonly skills: readonly string[];
  /** The schooling that most who enter have; one of the ways in may ask for less. */
  readonly education: EducationLevel;
  /** A single figure, a range such as "$46,460 - $127,520", or "N/A". */
  readonly salary: string;
  /** Text such as "+12%". */
  readonly growth: string;
  readonly workEnvironment: readonly WorkEnvironment[];
  readonly personality: readonly PersonalityWord[];
  readonly remote: boolean;
  readonly stressLevel: StressLevel;
  readonly travelRequired: boolean;
  /** RIASEC letters, strongest first, such as "IRC". */
  readonly interests?: string;
  readonly pay?: Pay;
  /** The same for India, in rupees. */
  readonly payInr?: Pay;
  readonly growthBasis?: GrowthBasis;
  /** Other names of the same job. */
  readonly alternativeTitles?: readonly string[];
  /** 3 or 4 tasks of an ordinary day. */
  readonly day?: readonly string[];
  /** 3 things that people in the work dislike. */
  readonly dislikes?: readonly string[];
  /** A cheap way for a student to taste the work this month. */
  readonly tryIt?: string;
  readonly pathway?: Pathway;
  /** Ids of the 5 careers whose work is most like this one, closest first. */
  readonly related?: readonly string[];
  /** Code of the title in India's National Classification of Occupations 2015, where one fits. */
  readonly nco?: string;
  /** Code of the United States occupation (O*NET-SOC 2019) that this is or specialises, where one fits: what the sourced figures are of. */
  readonly soc?: string;
};
