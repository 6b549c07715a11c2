import type { Answers } from "./answer.ts";
import { NoQuestionError } from "./errors.ts";
import type { Question } from "./question.ts";

export const ASSESSMENT_STATUSES = ["answering", "completing"] as const;
Object.freeze(ASSESSMENT_STATUSES);
export type AssessmentStatus = (typeof ASSESSMENT_STATUSES)[number];

/** Where a person is in an assessment: plain JSON, never changed in place (specification, section 4). */
export type AssessmentState = {
  /** What is asked, in order: the bank, with the follow-ups that single choices have inserted. */
  readonly questions: readonly Question[];
  /** Index of the current question, from 0. Every question before it is answered. */
  readonly index: number;
  /** Answers by question id, kept when going back. */
  readonly answers: Answers;
  /** What `submitSelection` would submit: the picks in option order, or the whole order of a ranking. Empty on other questions. */
  readonly pending: readonly string[];
  /** "completing" once the last question is answered. */
  readonly status: AssessmentStatus;
};

/** The question that is asked now; while completing, the last one. Throws NoQuestionError when the index is outside the questions. */
export const currentQuestion = ({ questions, index }: AssessmentState): Question => {
  const question = questions[index];
  if (question === undefined) throw new NoQuestionError(index, questions.length);
  return question;
};
