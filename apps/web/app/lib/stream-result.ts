import {
  chooseOption,
  type StreamQuizState,
  type StreamScores,
  scoreAnswers,
  startStreamQuiz,
  streamQuestions,
} from "@career-clarity/stream-scoring";
import { STREAM_BEGUN_KEY as BEGUN, STREAM_KEY as KEY } from "./kept-answers.ts";
import { readJson, removeText, writeJson } from "./storage.ts";

/** The test after these answers, from the first question. */
export const streamQuizAfter = (answers: readonly number[]): StreamQuizState =>
  answers.reduce((state, option) => chooseOption(state, option), startStreamQuiz());

/**
 * Keeps a running test in this tab, so that its window can be closed and opened again, and the answers of a finished one on the device, so
 * that the results page can show them beside the assessment's.
 */
export function keepStreamQuiz({ answers, completed }: StreamQuizState): void {
  if (completed) {
    writeJson("local", KEY, answers);
    removeText("session", BEGUN);
  } else writeJson("session", BEGUN, answers);
}

/** The test that was begun in this tab, or a new one: none begun, or what is kept is not the beginning of a test. */
export function begunStreamQuiz(): StreamQuizState {
  const kept = readJson("session", BEGUN);
  if (!Array.isArray(kept) || kept.length >= streamQuestions.length) return startStreamQuiz();
  try {
    return streamQuizAfter(kept);
  } catch {
    return startStreamQuiz();
  }
}

/** The scores of the last finished stream test, or null: none taken, or what is kept is not a finished test. */
export function keptStreamScores(): StreamScores | null {
  const kept = readJson("local", KEY);
  if (!Array.isArray(kept) || kept.length !== streamQuestions.length) return null;
  try {
    return scoreAnswers(kept);
  } catch {
    return null;
  }
}
