import { type Answer, inOptionOrder } from "./answer.ts";
import { RankOutOfRangeError, UnknownOptionError, WrongQuestionTypeError } from "./errors.ts";
import { selectionLimit } from "./question.ts";
import { answerQuestion, openQuestion } from "./session.ts";
import { type AssessmentState, currentQuestion } from "./state.ts";

/**
 * Picks an option of a multiselect question, or drops it when it was picked. At the limit a further option changes nothing.
 * Throws WrongQuestionTypeError, UnknownOptionError, AssessmentCompletedError. (specification, sections 4 and 5)
 */
export const toggleOption = (state: AssessmentState, option: string): AssessmentState => {
  const question = openQuestion(state);
  if (question.type !== "multiselect") throw new WrongQuestionTypeError("toggleOption", question, ["multiselect"]);
  if (!question.options.includes(option)) throw new UnknownOptionError(question, option);
  if (state.pending.includes(option)) return { ...state, pending: state.pending.filter((picked) => picked !== option) };
  if (state.pending.length >= selectionLimit(question)) return state;
  return { ...state, pending: inOptionOrder(question, [...state.pending, option]) };
};

/**
 * Moves the option at place `from` of a ranking to place `to`, both counted from 0; the others keep their order.
 * Throws WrongQuestionTypeError, RankOutOfRangeError, AssessmentCompletedError. (architecture, "Ranking")
 */
export const moveRanked = (state: AssessmentState, from: number, to: number): AssessmentState => {
  const question = openQuestion(state);
  if (question.type !== "ranking") throw new WrongQuestionTypeError("moveRanked", question, ["ranking"]);
  const count = state.pending.length;
  const isPlace = (place: number) => Number.isInteger(place) && place >= 0 && place < count;
  const moved = isPlace(from) ? state.pending[from] : undefined;
  if (moved === undefined || !isPlace(to)) throw new RankOutOfRangeError(question, from, to, count);
  const others = state.pending.filter((option) => option !== moved);
  return { ...state, pending: [...others.slice(0, to), moved, ...others.slice(to)] };
};

/**
 * Answers a multiselect question with its picks, or a ranking with its order as it stands.
 * Throws EmptySelectionError with nothing picked, WrongQuestionTypeError, AssessmentCompletedError. (specification, section 4)
 */
export const submitSelection = (state: AssessmentState): AssessmentState => {
  const question = openQuestion(state);
  if (question.type === "multiselect" || question.type === "ranking") return answerQuestion(state, state.pending);
  throw new WrongQuestionTypeError("submitSelection", question, ["multiselect", "ranking"]);
};

/** What was answered to the current question before, for a screen to mark; undefined when it is new. */
export const storedAnswer = (state: AssessmentState): Answer | undefined => state.answers[currentQuestion(state).id];

/**
 * Takes the stored answer of a multiselect or ranking question back into `pending`, for a screen that preselects it on return.
 * Changes nothing where there is none to take.
 */
export const recallAnswer = (state: AssessmentState): AssessmentState => {
  const stored = storedAnswer(state);
  return state.status === "answering" && typeof stored === "object" ? { ...state, pending: [...stored] } : state;
};
