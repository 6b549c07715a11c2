import { type StreamScores, scoreAnswers, streamQuestions } from "@career-clarity/stream-scoring";
import { STREAM_KEY as KEY } from "./kept-answers.ts";
import { readJson, writeJson } from "./storage.ts";

/** The answers of the last finished stream test, kept on the device so that the results page can show them beside the assessment's. */
export function keepStreamAnswers(answers: readonly number[]): void {
  writeJson("local", KEY, answers);
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
