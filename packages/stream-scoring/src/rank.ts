import { StreamCountError, StreamScoreError } from "./errors.ts";
import type { StreamProfile } from "./profile.ts";
import { streamProfiles } from "./profiles.ts";
import { STREAMS, type StreamScores } from "./streams.ts";

/** A stream with its score and profile. The first of a ranking is the best match (specification, section 9). */
export type StreamResult = StreamProfile & { readonly score: number; readonly isBestMatch: boolean };

/**
 * All six streams by score, highest first; equal scores keep `STREAMS` order. Compare the scores of two results to see a tie.
 * Any finite numbers can be ranked, such as the means of many sheets.
 * @throws {StreamScoreError} a score that is not a finite number
 */
export function rankStreams(scores: StreamScores): readonly StreamResult[] {
  for (const stream of STREAMS) if (!Number.isFinite(scores?.[stream])) throw new StreamScoreError(stream, scores?.[stream]);
  return STREAMS.toSorted((a, b) => scores[b] - scores[a]).map((stream, index) => ({
    ...streamProfiles[stream],
    score: scores[stream],
    isBestMatch: index === 0,
  }));
}

/**
 * The first streams of the ranking, three unless said otherwise (specification, section 9).
 * @throws {StreamCountError} a count that is not a whole number from 0 to 6
 */
export function topStreams(scores: StreamScores, count = 3): readonly StreamResult[] {
  if (!Number.isInteger(count) || count < 0 || count > STREAMS.length) throw new StreamCountError(count, STREAMS.length);
  return rankStreams(scores).slice(0, count);
}
