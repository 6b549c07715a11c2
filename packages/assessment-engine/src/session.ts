import { type Answer, readAnswer } from "./answer.ts";
import { AssessmentCompletedError } from "./errors.ts";
import { insertedAfter } from "./follow-ups.ts";
import type { Question } from "./question.ts";
import { assessmentQuestions } from "./questions.ts";
import { type AssessmentState, currentQuestion } from "./state.ts";

/** Nothing is picked on arrival; a ranking arrives in its fixed order. */
const arriveAt = (state: AssessmentState, index: number): AssessmentState => {
  const arrived: AssessmentState = { ...state, index, pending: [], status: "answering" };
  const question = currentQuestion(arrived);
  return question.type === "ranking" ? { ...arrived, pending: [...question.options] } : arrived;
};

const advance = (state: AssessmentState): AssessmentState =>
  state.index + 1 < state.questions.length ? arriveAt(state, state.index + 1) : { ...state, pending: [], status: "completing" };

const withAnswer = (state: AssessmentState, question: Question, answer: Answer): AssessmentState => {
  const given = { ...state.answers, [question.id]: answer };
  const before = insertedAfter(question, state.answers);
  const after = insertedAfter(question, given);
  const dropped = before.filter(({ id }) => !after.some((kept) => kept.id === id)).map(({ id }) => String(id));
  const next = state.index + 1;
  return {
    ...state,
    questions: [...state.questions.slice(0, next), ...after, ...state.questions.slice(next + before.length)],
    answers: Object.fromEntries(Object.entries(given).filter(([id]) => !dropped.includes(id))),
  };
};

/** The current question, as long as it still takes an answer. Throws AssessmentCompletedError once the last one is answered. */
export const openQuestion = (state: AssessmentState): Question => {
  if (state.status === "completing") throw new AssessmentCompletedError(state.questions.length);
  return currentQuestion(state);
};

/**
 * The first question of a bank, nothing answered (specification, section 4).
 * Ids must be unique in the bank, its follow-ups included; options of one question may share a follow-up.
 * Throws NoQuestionError for an empty bank.
 */
export const startAssessment = (questions: readonly Question[] = assessmentQuestions): AssessmentState =>
  arriveAt({ questions: [...questions], index: 0, answers: {}, pending: [], status: "answering" }, 0);

/**
 * Stores an answer and moves on; after the last question the status is "completing" (specification, section 4).
 *
 * A single choice whose option has a follow-up inserts it right after the current question. Choosing another option later takes
 * that follow-up out again, together with its answer and whatever it had led to itself; the same option changes nothing.
 *
 * Throws AssessmentCompletedError; WrongAnswerTypeError, UnknownOptionError, DuplicateSelectionError, EmptySelectionError,
 * TooManySelectionsError, IncompleteRankingError or ScaleOutOfRangeError when the question does not take the answer.
 */
export const answerQuestion = (state: AssessmentState, answer: Answer): AssessmentState => {
  const question = openQuestion(state);
  const read = readAnswer(question, answer);
  if (read instanceof Error) throw read;
  return advance(withAnswer(state, question, read));
};

/**
 * One question back, with nothing picked and every stored answer kept. While completing it reopens the last question;
 * on the first question it changes nothing (specification, section 4).
 */
export const goBack = (state: AssessmentState): AssessmentState => {
  if (state.status === "completing") return arriveAt(state, state.index);
  return state.index === 0 ? state : arriveAt(state, state.index - 1);
};
