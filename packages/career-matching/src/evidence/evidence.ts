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
  /** Qualifications that a person is ready for. Only where the best option counts. */
  readonly educations?: readonly EducationLevel[];
  /** Word beginnings looked for in a career's name, field and skills. Only where the best option counts. */
  readonly words?: readonly string[];
  /** Wished-for value of the physical trait, 1 to 10. Only where the best option counts. */
  readonly physicalTarget?: number;
  /** 1: wants high stress, pay, growth, travel, remote work; -1: wants little of it. */
  readonly stress?: number;
  readonly travel?: number;
  readonly remote?: number;
  readonly pay?: number;
  readonly growth?: number;
};

/**
 * How the chosen options of a question combine: "mean" averages what each says, less what the average of all options says, so that
 * no career is favoured by everybody's answers; "best" takes the one that suits the career most, so that one wish does not dilute another.
 */
export type Combination = "mean" | "best";

export type ChoiceEvidence = {
  readonly kind: "choice";
  readonly combination: Combination;
  /** How well answers to this question tell careers apart, as a multiple of its weight. */
  readonly reach: number;
  readonly options: Readonly<Record<string, OptionEvidence>>;
};

/** A scale's evidence: `high` is what 10 says in full, 1 says the opposite, and `lowMeans` names that opposite. */
export type ScaleEvidence = { readonly kind: "scale"; readonly reach: number; readonly high: OptionEvidence; readonly lowMeans: string };

export type QuestionEvidence = ChoiceEvidence | ScaleEvidence;
export type EvidenceTable = Readonly<Record<number, QuestionEvidence>>;
