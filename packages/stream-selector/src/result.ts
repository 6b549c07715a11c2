import { type StreamQuizState, type StreamResult, type StreamScores, topStreams } from "@career-clarity/stream-scoring";

/** What a finished quiz gives: the option indexes from 0, the points of all six streams, and the three best of them. */
export type StreamSelectorResult = {
  readonly answers: readonly number[];
  readonly scores: StreamScores;
  readonly top: readonly StreamResult[];
};

/** The result of a state, or null while questions are open. */
export const resultOf = ({ answers, scores, completed }: StreamQuizState): StreamSelectorResult | null =>
  completed ? Object.freeze({ answers, scores, top: Object.freeze(topStreams(scores)) }) : null;
