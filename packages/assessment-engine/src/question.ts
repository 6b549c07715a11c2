import { assessmentLimits } from "./limits.ts";

export const QUESTION_TYPES = ["multiselect", "scale", "multiple", "ranking"] as const;
Object.freeze(QUESTION_TYPES);
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const QUESTION_CATEGORIES = ["personality", "skills", "values", "environment", "preferences"] as const;
Object.freeze(QUESTION_CATEGORIES);
export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number];

/** How much a question counts, from 3 to 5 (specification, section 9). */
export const QUESTION_WEIGHTS = [3, 4, 5] as const;
Object.freeze(QUESTION_WEIGHTS);
export type QuestionWeight = (typeof QUESTION_WEIGHTS)[number];

type Common = {
  /** A whole number, unique in the bank, follow-ups included. */
  readonly id: number;
  readonly text: string;
  /** One line that says what is meant or how to choose. */
  readonly help?: string;
  readonly category: QuestionCategory;
  readonly weight: QuestionWeight;
};

type WithOptions = Common & {
  /** The texts to choose from, unique within the question: an answer is made of them. */
  readonly options: readonly string[];
};

type WithFollowUp = WithOptions & {
  /** The question that an option leads to, by the option's text. */
  readonly followUp?: Readonly<Record<string, Question>>;
};

export type ScaleLabels = { readonly min: string; readonly max: string };

/** Several of the options, up to `maxSelections` (3 unless told). */
export type MultiselectQuestion = WithFollowUp & { readonly type: "multiselect"; readonly maxSelections?: number };
/** A whole number from 1 to 10. */
export type ScaleQuestion = Common & { readonly type: "scale"; readonly scaleLabels?: ScaleLabels };
/** Exactly one of the options. */
export type SingleChoiceQuestion = WithFollowUp & { readonly type: "multiple" };
/** All of the options, in the person's order. */
export type RankingQuestion = WithOptions & { readonly type: "ranking" };

/** An assessment question (specification, section 3). A ranking chooses nothing and so leads nowhere: it has no follow-up. */
export type Question = MultiselectQuestion | ScaleQuestion | SingleChoiceQuestion | RankingQuestion;

/** How many options a multiselect question allows (specification, section 5: 3 by default). */
export const selectionLimit = (question: MultiselectQuestion): number => question.maxSelections ?? assessmentLimits.defaultMaxSelections;

const DEFAULT_SCALE_LABELS: ScaleLabels = Object.freeze({ min: "Not Important", max: "Very Important" });

/** What the two ends of a scale are called (specification, section 3: "Not Important" and "Very Important" by default). */
export const scaleLabels = (question: ScaleQuestion): ScaleLabels => question.scaleLabels ?? DEFAULT_SCALE_LABELS;
