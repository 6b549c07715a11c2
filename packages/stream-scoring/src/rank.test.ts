import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StreamCountError, StreamScoreError } from "./errors.ts";
import { streamProfiles } from "./profiles.ts";
import { rankStreams, topStreams } from "./rank.ts";
import { STREAMS, type StreamScores, zeroScores } from "./streams.ts";

const points = fc.nat(30);
const scoreSheets: fc.Arbitrary<StreamScores> = fc.record({
  Science: points,
  Commerce: points,
  Arts: points,
  Humanities: points,
  Medical: points,
  Engineering: points,
});

describe("the ranking", () => {
  it("[R16] is by score, highest first, ties in the streams' order", () => {
    const ranked = rankStreams({ ...zeroScores, Medical: 9, Arts: 4, Commerce: 4 });
    expect(ranked.map(({ name }) => name)).toEqual(["Medical", "Commerce", "Arts", "Science", "Humanities", "Engineering"]);
  });

  it("[R17] marks the first as the best match, with its profile", () => {
    const [first, second] = rankStreams({ ...zeroScores, Engineering: 5, Science: 5 });
    expect(first).toEqual({ ...streamProfiles.Science, score: 5, isBestMatch: true });
    expect(second).toEqual({ ...streamProfiles.Engineering, score: 5, isBestMatch: false });
  });

  it("[R18] is cut to the top three unless asked otherwise", () => {
    expect(topStreams(zeroScores).map(({ name }) => name)).toEqual(["Science", "Commerce", "Arts"]);
    expect(topStreams(zeroScores, 0)).toEqual([]);
    expect(topStreams(zeroScores, 6)).toHaveLength(6);
  });

  it.each([-1, 7, 2.5, Number.NaN])("[R18] refuses a count of %d", (count) => {
    expect(() => topStreams(zeroScores, count)).toThrow(new StreamCountError(count, 6));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("[R19] refuses a score of %d and names its stream", (score) => {
    expect(() => rankStreams({ ...zeroScores, Arts: score })).toThrow(new StreamScoreError("Arts", score));
  });
});

it.each([null, undefined, new Map([["Arts", 3]])])("[R19] refuses %s, which has no scores", (scores) => {
  expect(() => rankStreams(scores as never)).toThrow(new StreamScoreError("Science", undefined));
});

it("[R19] any finite numbers can be ranked, such as the means of a class", () => {
  expect(rankStreams({ ...zeroScores, Arts: 0.5, Medical: -1 }).map(({ name }) => name)).toEqual([
    "Arts",
    "Science",
    "Commerce",
    "Humanities",
    "Engineering",
    "Medical",
  ]);
});

it("[R26] a result's lists can't be changed", () => {
  const [best] = rankStreams(zeroScores);
  expect(Object.isFrozen(best?.careers) && Object.isFrozen(best?.nextSteps)).toBe(true);
});

describe("properties", () => {
  it("[R16] a ranking is a permutation in non-increasing score", () => {
    fc.assert(
      fc.property(scoreSheets, (scores) => {
        const ranked = rankStreams(scores);
        expect(ranked.map(({ name }) => name).toSorted()).toEqual(STREAMS.toSorted());
        ranked.forEach(({ name, score }, index) => {
          expect(score).toBe(scores[name]);
          expect(score).toBeLessThanOrEqual(ranked[index - 1]?.score ?? Number.POSITIVE_INFINITY);
        });
      }),
    );
  });

  it("[R16][R17] equal scores keep the streams' order, and one stream alone is the best match", () => {
    fc.assert(
      fc.property(scoreSheets, (scores) => {
        const ranked = rankStreams(scores);
        expect(ranked.filter(({ isBestMatch }) => isBestMatch)).toEqual(ranked.slice(0, 1));
        ranked.forEach(({ name, score }, index) => {
          const next = ranked[index + 1];
          if (next?.score === score) expect(STREAMS.indexOf(name)).toBeLessThan(STREAMS.indexOf(next.name));
        });
      }),
    );
  });

  it("[R18] the top is a prefix of the ranking", () => {
    fc.assert(
      fc.property(scoreSheets, fc.nat(6), (scores, count) => {
        expect(topStreams(scores, count)).toEqual(rankStreams(scores).slice(0, count));
      }),
    );
  });
});
