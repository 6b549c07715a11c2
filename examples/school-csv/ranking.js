import { rankStreams, STREAMS, scoreMany } from "@career-clarity/stream-scoring";

const PLACES = STREAMS.map((_, index) => index + 1);
export const rankingColumns = ["pupil", ...PLACES.flatMap((place) => [`stream${place}`, `points${place}`]), "level"];

/** A row for each pupil: all six streams from the best, each with its points, and those that came out level with the best. */
export function rankPupils(sheets) {
  const scores = scoreMany(Uint8Array.from(sheets.flatMap(({ answers }) => answers)));
  return sheets.map(({ pupil }, index) => {
    const own = scores.subarray(index * STREAMS.length, (index + 1) * STREAMS.length);
    const ranked = rankStreams(Object.fromEntries(STREAMS.map((stream, place) => [stream, own[place]])));
    const level = ranked.filter(({ score }) => score === ranked[0].score).map(({ name }) => name);
    return [pupil, ...ranked.flatMap(({ name, score }) => [name, score]), level.length > 1 ? level.join(" + ") : ""];
  });
}
