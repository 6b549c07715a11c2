import type {
  CareerCategory,
  EducationLevel,
  InterestLetter,
  PersonalityWord,
  Trait,
  WorkEnvironment,
} from "@career-clarity/career-catalog";

/** Strengths run from -1 (speaks against) to 1 (speaks for); what is left out says nothing. */
type Strengths<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** What choosing an option says about the careers that fit. All of it is data about a career record's own fields. */
export type OptionEvidence = {
  /** What the option asks of the work, as a phrase that completes "this work is strong on ...". It is the rationale that a person reads. */
  readonly means: string;
  readonly traits?: Strengths<Trait>;
  readonly interests?: Strengths<InterestLetter>;
  readonly categories?: Strengths<CareerCategory>;
  readonly environments?: readonly WorkEnvironment[];
  readonly personality?: readonly PersonalityWord[];
  /** Qualifications that a person is ready for. */
  readonly educations?: readonly EducationLevel[];
  /** Word beginnings looked for in a career's name, field and skills. */
  readonly words?: readonly string[];
  /** Categories in which the words are at home: being there says something even where no word is found. */
  readonly homes?: readonly CareerCategory[];
  /** Wished-for value of the physical trait, 1 to 10. */
  readonly physicalTarget?: number;
  /** 1: wants high stress, pay, growth, travel, remote work; -1: wants little of it. */
  readonly stress?: number;
  readonly travel?: number;
  readonly remote?: number;
  readonly pay?: number;
  readonly growth?: number;
  /** Whatever the work is like would do: said of no career, for or against, and no rival of the question's other options. */
  readonly anything?: true;
};

/**
 * How the chosen options of a question combine. "mean": the choices say together what a person is like, and each counts the same.
 * "best": any one of them will do, and the one that suits a career most counts. "wish": the same, and said outright: it counts the less,
 * the less it hangs together with the other answers.
 */
export const COMBINATIONS = ["mean", "best", "wish"] as const;
export type Combination = (typeof COMBINATIONS)[number];

/** What a question is about: the parts of a profile. */
export const TOPICS = [
  "personality",
  "values",
  "environment",
  "education",
  "pay",
  "travel",
  "schedule",
  "stress",
  "activity",
  "industries",
  "areas",
] as const;
export type Topic = (typeof TOPICS)[number];

export type ChoiceEvidence = {
  readonly kind: "choice";
  readonly about: Topic;
  readonly combination: Combination;
  /** How well answers to this question tell careers apart, as a multiple of its weight. */
  readonly reach: number;
  readonly options: Readonly<Record<string, OptionEvidence>>;
};

/** A scale's evidence: `high` is what 10 says in full, 1 says the opposite, and `lowMeans` names that opposite. */
export type ScaleEvidence = {
  readonly kind: "scale";
  readonly about: Topic;
  readonly reach: number;
  readonly high: OptionEvidence;
  readonly lowMeans: string;
};

export type QuestionEvidence = ChoiceEvidence | ScaleEvidence;
export type EvidenceTable = Readonly<Record<number, QuestionEvidence>>;
