import {
  DuplicateSelectionError,
  EmptySelectionError,
  IncompleteRankingError,
  ScaleOutOfRangeError,
  TooManySelectionsError,
  UnknownOptionError,
  WrongAnswerTypeError,
} from "./errors.ts";
import { assessmentLimits } from "./limits.ts";
import {
  type MultiselectQuestion,
  type Question,
  type RankingQuestion,
  type ScaleQuestion,
  type SingleChoiceQuestion,
  selectionLimit,
} from "./question.ts";

/** A single choice is one option text, a scale a whole number from 1 to 10, a multiselect or ranking a list of option texts. */
export type Answer = string | number | readonly string[];

/** Answers by question id (specification, section 4). */
export type Answers = Readonly<Record<number, Answer>>;

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && Array.from(value).every((item) => typeof item === "string");

/** Picks are a set: kept in the options' order, two selections of the same options are equal whatever was touched first. */
export const inOptionOrder = (question: MultiselectQuestion, picks: readonly string[]): readonly string[] =>
  question.options.filter((option) => picks.includes(option));

const readScale = (question: ScaleQuestion, answer: unknown): number | Error => {
  if (typeof answer !== "number") return new WrongAnswerTypeError(question, answer);
  const allowed = Number.isInteger(answer) && answer >= assessmentLimits.scaleMin && answer <= assessmentLimits.scaleMax;
  return allowed ? answer : new ScaleOutOfRangeError(question, answer);
};

const readChoice = (question: SingleChoiceQuestion, answer: unknown): string | Error => {
  if (typeof answer !== "string") return new WrongAnswerTypeError(question, answer);
  return question.options.includes(answer) ? answer : new UnknownOptionError(question, answer);
};

const readOptions = (question: MultiselectQuestion | RankingQuestion, answer: unknown): readonly string[] | Error => {
  if (!isTextList(answer)) return new WrongAnswerTypeError(question, answer);
  const unknown = answer.find((option) => !question.options.includes(option));
  if (unknown !== undefined) return new UnknownOptionError(question, unknown);
  return new Set(answer).size < answer.length ? new DuplicateSelectionError(question, answer) : answer;
};

const readSelection = (question: MultiselectQuestion, answer: unknown): readonly string[] | Error => {
  const picks = readOptions(question, answer);
  const limit = selectionLimit(question);
  if (picks instanceof Error) return picks;
  if (picks.length === 0) return new EmptySelectionError(question, limit);
  return picks.length > limit ? new TooManySelectionsError(question, picks.length, limit) : inOptionOrder(question, picks);
};

const readRanking = (question: RankingQuestion, answer: unknown): readonly string[] | Error => {
  const order = readOptions(question, answer);
  if (order instanceof Error) return order;
  return order.length < question.options.length ? new IncompleteRankingError(question, order.length) : [...order];
};

/** The answer as it is stored, or the error that says why the question does not take it (specification, section 5). */
export const readAnswer = (question: Question, answer: unknown): Answer | Error => {
  switch (question.type) {
    case "multiselect":
      return readSelection(question, answer);
    case "scale":
      return readScale(question, answer);
    case "multiple":
      return readChoice(question, answer);
    case "ranking":
      return readRanking(question, answer);
  }
};
