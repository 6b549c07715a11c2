import { shown } from "@career-clarity/internal";
import { assessmentLimits } from "./limits.ts";
import type { MultiselectQuestion, Question, QuestionType, RankingQuestion } from "./question.ts";

type QuestionWithOptions = Exclude<Question, { readonly type: "scale" }>;

const { scaleMin, scaleMax } = assessmentLimits;

const EXPECTED: Readonly<Record<QuestionType, string>> = {
  multiselect: "a list of option texts",
  scale: `a whole number from ${scaleMin} to ${scaleMax}`,
  multiple: "one option text",
  ranking: "a list of all its option texts in order",
};

/** Enough of the options to see what is meant; question 17 has over a hundred. */
const SHOWN_OPTIONS = 12;

const listed = ({ options }: QuestionWithOptions): string => {
  const more = options.length - SHOWN_OPTIONS;
  return (
    options
      .slice(0, SHOWN_OPTIONS)
      .map((option) => JSON.stringify(option))
      .join(", ") + (more > 0 ? ` and ${more} more` : "")
  );
};

/** A text that is not among the question's options. */
export class UnknownOptionError extends RangeError {
  readonly code = "UNKNOWN_OPTION";

  constructor(question: QuestionWithOptions, given: unknown) {
    super(`Question ${question.id} has no option ${shown(given)}. Its options are: ${listed(question)}.`);
    this.name = "UnknownOptionError";
  }
}

/** More options than a multiselect question allows. */
export class TooManySelectionsError extends RangeError {
  readonly code = "TOO_MANY_SELECTIONS";

  constructor(question: MultiselectQuestion, given: number, limit: number) {
    super(`Question ${question.id} allows at most ${limit} options; ${given} were given.`);
    this.name = "TooManySelectionsError";
  }
}

/** One option twice in a selection or a ranking. */
export class DuplicateSelectionError extends RangeError {
  readonly code = "DUPLICATE_SELECTION";

  constructor(question: Question, given: readonly string[]) {
    super(`Question ${question.id} takes each option once; ${given.map((option) => JSON.stringify(option)).join(", ")} were given.`);
    this.name = "DuplicateSelectionError";
  }
}

/** No option at all where at least one is needed. */
export class EmptySelectionError extends RangeError {
  readonly code = "EMPTY_SELECTION";

  constructor(question: MultiselectQuestion, limit: number) {
    super(`Question ${question.id} takes 1 to ${limit} options; none was given.`);
    this.name = "EmptySelectionError";
  }
}

/** A ranking that leaves options out. */
export class IncompleteRankingError extends RangeError {
  readonly code = "INCOMPLETE_RANKING";

  constructor(question: RankingQuestion, given: number) {
    super(`Question ${question.id} ranks all of its ${question.options.length} options; ${given} were given.`);
    this.name = "IncompleteRankingError";
  }
}

/** A scale answer that is not a whole number from 1 to 10. */
export class ScaleOutOfRangeError extends RangeError {
  readonly code = "SCALE_OUT_OF_RANGE";

  constructor(question: Question, given: number) {
    super(`Question ${question.id} takes ${EXPECTED.scale}; ${given} was given.`);
    this.name = "ScaleOutOfRangeError";
  }
}

/** An answer of another shape than the question's type asks for. */
export class WrongAnswerTypeError extends TypeError {
  readonly code = "WRONG_ANSWER_TYPE";

  constructor(question: Question, given: unknown) {
    super(`Question ${question.id} takes ${EXPECTED[question.type]}; ${shown(given)} was given.`);
    this.name = "WrongAnswerTypeError";
  }
}

/** A transition that the current question's type does not have, such as moving ranks on a scale. */
export class WrongQuestionTypeError extends TypeError {
  readonly code = "WRONG_QUESTION_TYPE";

  constructor(transition: string, question: Question, allowed: readonly QuestionType[]) {
    super(`${transition} needs a question of type ${allowed.join(" or ")}; question ${question.id} is of type ${question.type}.`);
    this.name = "WrongQuestionTypeError";
  }
}

/** A place in a ranking that does not exist. */
export class RankOutOfRangeError extends RangeError {
  readonly code = "RANK_OUT_OF_RANGE";

  constructor(question: Question, from: unknown, to: unknown, count: number) {
    super(`Question ${question.id} has the places 0 to ${count - 1}; a move from ${shown(from)} to ${shown(to)} was asked for.`);
    this.name = "RankOutOfRangeError";
  }
}

/** An answer or a selection after the last question was answered. */
export class AssessmentCompletedError extends RangeError {
  readonly code = "ASSESSMENT_COMPLETED";

  constructor(total: number) {
    super(`All ${total} questions are answered: nothing more can be chosen unless goBack reopens the last one.`);
    this.name = "AssessmentCompletedError";
  }
}

/** No question stands at the index, as in an assessment without questions. */
export class NoQuestionError extends RangeError {
  readonly code = "NO_QUESTION";

  constructor(index: unknown, total: number) {
    super(`There is no question at index ${shown(index)}: ${total} questions were given and the first has index 0.`);
    this.name = "NoQuestionError";
  }
}

/** A question bank of another team that breaks a rule. `path` says where, `rule` what is allowed there. */
export class AssessmentDefinitionError extends TypeError {
  readonly code = "ASSESSMENT_DEFINITION";
  readonly path: string;
  readonly rule: string;

  constructor(path: string, rule: string, given: unknown) {
    super(`${path}: ${rule}; ${shown(given)} was given`);
    this.name = "AssessmentDefinitionError";
    this.path = path;
    this.rule = rule;
  }
}
