import { AnswerCountError, AnswerListError, OptionIndexError } from "./errors.ts";
import type { StreamOption, StreamQuestion } from "./question.ts";
import { streamQuestions } from "./questions.ts";
import { type StreamScores, zeroScores } from "./streams.ts";

/** The option of a question at an index, or an error that names both. */
export function optionAt(question: StreamQuestion, optionIndex: number, questionNumber: number): StreamOption {
  const option = Number.isInteger(optionIndex) ? question.options[optionIndex] : undefined;
  if (!option) throw new OptionIndexError(optionIndex, question.options.length, questionNumber);
  return option;
}

/** Scores with an option's points added. */
export function addPoints(scores: StreamScores, { streams }: StreamOption): StreamScores {
  return Object.freeze({
    Science: scores.Science + (streams.Science ?? 0),
    Commerce: scores.Commerce + (streams.Commerce ?? 0),
    Arts: scores.Arts + (streams.Arts ?? 0),
    Humanities: scores.Humanities + (streams.Humanities ?? 0),
    Medical: scores.Medical + (streams.Medical ?? 0),
    Engineering: scores.Engineering + (streams.Engineering ?? 0),
  });
}

/**
 * The points of an answer sheet: one option index, from 0, a question, in question order. A shorter sheet scores the questions it has.
 * (Specification, sections 4 and 9.)
 * @throws {AnswerListError} no list, be it of bytes
 * @throws {AnswerCountError} more answers than questions
 * @throws {OptionIndexError} an index that is not a whole number within the question's options
 */
export function scoreAnswers(answers: readonly number[], questions: readonly StreamQuestion[] = streamQuestions): StreamScores {
  if (!Array.isArray(answers) && !ArrayBuffer.isView(answers)) throw new AnswerListError(answers);
  return Array.from(answers).reduce((scores, optionIndex, index) => {
    const question = questions[index];
    if (!question) throw new AnswerCountError(answers.length, `at most ${questions.length} are allowed, one a question`);
    return addPoints(scores, optionAt(question, optionIndex, index + 1));
  }, zeroScores);
}
