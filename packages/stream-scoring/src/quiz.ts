import { QuizCompletedError } from "./errors.ts";
import type { StreamQuestion } from "./question.ts";
import { streamQuestions } from "./questions.ts";
import { addPoints, optionAt } from "./score.ts";
import { type StreamScores, zeroScores } from "./streams.ts";

/** A running quiz. `index` is the question asked now, from 0; on completion it stays at the last one. */
export type StreamQuizState = {
  readonly index: number;
  readonly answers: readonly number[];
  readonly scores: StreamScores;
  readonly completed: boolean;
};

const start: StreamQuizState = Object.freeze({ index: 0, answers: Object.freeze([]), scores: zeroScores, completed: false });

/** A quiz at its first question; retaking is starting again (specification, section 4). */
export const startStreamQuiz = (): StreamQuizState => start;

/**
 * The state after choosing an option of the present question: its points added, the next question asked, or the quiz completed.
 * @throws {QuizCompletedError} the quiz is completed
 * @throws {OptionIndexError} not a whole number within the question's options
 */
export function chooseOption(
  state: StreamQuizState,
  optionIndex: number,
  questions: readonly StreamQuestion[] = streamQuestions,
): StreamQuizState {
  const question = questions[state.index];
  if (state.completed || !question) throw new QuizCompletedError(questions.length);
  const scores = addPoints(state.scores, optionAt(question, optionIndex, state.index + 1));
  const answers = Object.freeze([...state.answers, Math.abs(optionIndex)]); // -0, which JSON does not know, is 0.
  const completed = answers.length >= questions.length;
  return Object.freeze({ index: completed ? state.index : state.index + 1, answers, scores, completed });
}

/** The question's number from 1, the total, and the number as a rounded percentage of the total. */
export type StreamQuizProgress = { readonly number: number; readonly total: number; readonly percent: number };

/** "Question number of total" and the percentage; a completed quiz stays at its last question (specification, section 2). */
export function quizProgress(state: StreamQuizState, questions: readonly StreamQuestion[] = streamQuestions): StreamQuizProgress {
  const total = questions.length;
  const number = Math.min(state.index + 1, total);
  return { number, total, percent: total === 0 ? 0 : Math.round((number / total) * 100) };
}
