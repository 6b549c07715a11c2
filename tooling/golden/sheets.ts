import { createRandom, type Random } from "@career-clarity/career-catalog";
import {
  rankStreams,
  STREAMS,
  type StreamQuestion,
  type StreamScores,
  scoreAnswers,
  streamQuestions,
} from "@career-clarity/stream-scoring";

const RANDOM_SHEETS = 40;
const RANDOM_SEED = 31;

type Outcome = { readonly scores: StreamScores; readonly ranking: readonly string[] } | { readonly error: string };
export type SheetVectors = {
  readonly streams: readonly string[];
  readonly questions: readonly StreamQuestion[];
  readonly vectors: readonly ({ readonly name: string; readonly answers: readonly number[] } & Outcome)[];
};

const same = (option: number) => streamQuestions.map(() => option);
const drawn = (random: Random) => streamQuestions.map(({ options }) => random.int(0, options.length - 1));

function named(random: Random): readonly (readonly [name: string, answers: readonly number[]])[] {
  return [
    ["nothing answered", []],
    ["half a sheet", same(1).slice(0, 5)],
    ...[0, 1, 2, 3, 4].map((option) => [`option ${option} throughout`, same(option)] as const),
    ["an option too high", [...same(0).slice(0, 9), 5]],
    ["an option below 0", [-1]],
    ["half an option", [0.5]],
    ["an answer too many", [...same(0), 0]],
    ...Array.from({ length: RANDOM_SHEETS }, (_, index) => [`random sheet ${index + 1}`, drawn(random)] as const),
  ];
}

function outcomeOf(answers: readonly number[]): Outcome {
  try {
    const scores = scoreAnswers(answers);
    return { scores, ranking: rankStreams(scores).map(({ name }) => name) };
  } catch (error) {
    return { error: String(Object(error).code) };
  }
}

/** Sheets of the stream quiz in, scores and ranking or an error's code out; with the questions, so that a port needs nothing else. */
export const sheetVectors = (): SheetVectors => ({
  streams: STREAMS,
  questions: streamQuestions,
  vectors: named(createRandom(RANDOM_SEED)).map(([name, answers]) => ({ name, answers, ...outcomeOf(answers) })),
});
