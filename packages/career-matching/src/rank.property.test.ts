import { deepFreeze } from "@career-clarity/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { naiveRank } from "../../../tooling/bench/naive-matcher.ts";
import { careers, fullSheet, sheet } from "../../../tooling/testing/matching-arbitraries.ts";
import { BANDS } from "./bands.ts";
import { buildProfile } from "./profile.ts";
import { type CareerMatch, rankCareers } from "./rank.ts";

type Held = (matches: readonly CareerMatch[]) => void;

const ranking = (held: Held): void =>
  fc.assert(fc.property(sheet, careers, (answers, list) => held(rankCareers(buildProfile(answers), list))));
const pairs = <Item>(list: readonly Item[]): readonly (readonly [Item, Item])[] =>
  list.flatMap((next, index) => {
    const before = list[index - 1];
    return before === undefined ? [] : [[before, next] as const];
  });
const fewRuns = { numRuns: 50 };

describe("properties of a ranking", () => {
  it("[R25] it holds every career once, in non-increasing fit", () => {
    fc.assert(
      fc.property(sheet, careers, (answers, list) => {
        const matches = rankCareers(buildProfile(answers), list);
        expect(matches.map(({ career }) => career.id).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
        for (const [before, next] of pairs(matches)) expect(next.fit).toBeLessThanOrEqual(before.fit);
      }),
    );
  });

  it("[R25] the order of the careers given changes nothing", () => {
    fc.assert(
      fc.property(
        sheet,
        careers.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray([...list], { minLength: list.length }))),
        (answers, [list, shuffled]) => {
          const profile = buildProfile(answers);
          expect(rankCareers(profile, shuffled)).toEqual(rankCareers(profile, list));
        },
      ),
      fewRuns,
    );
  });

  it("[R26][R27] percentiles are within 0 to 100, never rise, are equal for equal fits, and bands never rise", () => {
    ranking((matches) => {
      for (const { percentile } of matches) {
        expect(percentile).toBeGreaterThanOrEqual(0);
        expect(percentile).toBeLessThanOrEqual(100);
      }
      for (const [before, next] of pairs(matches)) {
        if (before.fit === next.fit) expect(next.percentile).toBe(before.percentile);
        else expect(next.percentile).toBeLessThan(before.percentile);
        expect(BANDS.indexOf(next.band)).toBeGreaterThanOrEqual(BANDS.indexOf(before.band));
        if (before.level === next.level) expect(next.band).toBe(before.band);
      }
    });
  });

  it("[R28] levels begin at 1 and rise by at most 1", () => {
    ranking((matches) => {
      expect(matches[0]?.level).toBe(1);
      for (const [before, next] of pairs(matches)) expect([before.level, before.level + 1]).toContain(next.level);
    });
  });

  it("[R29] reasons are above neutral and cautions below, in their order, not too many", () => {
    ranking((matches) => {
      for (const { reasons, cautions } of matches) {
        const gains = reasons.map(({ points, neutral }) => points - neutral);
        const losses = cautions.map(({ points, neutral }) => neutral - points);
        expect(Math.min(1, ...gains, ...losses)).toBeGreaterThan(0);
        expect(gains.slice(1)).toEqual(gains.slice(1).toSorted((a, b) => b - a));
        expect(gains[0] ?? 0).toBeGreaterThanOrEqual(0.4 * Math.max(0, ...gains));
        expect(losses).toEqual(losses.toSorted((a, b) => b - a));
        expect(gains.length).toBeLessThanOrEqual(3);
        expect(losses.length).toBeLessThanOrEqual(2);
      }
    });
  });

  it("[R30] a limit gives the beginning of the whole ranking", () => {
    fc.assert(
      fc.property(sheet, careers, fc.integer({ min: 1, max: 30 }), (answers, list, limit) => {
        const profile = buildProfile(answers);
        expect(rankCareers(profile, list, { limit })).toEqual(rankCareers(profile, list).slice(0, limit));
      }),
      fewRuns,
    );
  });

  it("[R33] nothing that is given is changed", () => {
    fc.assert(
      fc.property(fullSheet, careers, (answers, list) => {
        const profile = deepFreeze(buildProfile(deepFreeze(answers)));
        expect(() => rankCareers(profile, deepFreeze(list), Object.freeze({ limit: 3 }))).not.toThrow();
      }),
      fewRuns,
    );
  });

  it("[R34] it is the plain matcher's", () => {
    fc.assert(
      fc.property(sheet, careers, (answers, list) => {
        const profile = buildProfile(answers);
        const matches = rankCareers(profile, list);
        const plain = naiveRank(profile, list);
        expect(matches.map(({ career }) => career.id)).toEqual(plain.map(({ career }) => career.id));
        for (const [place, { fit }] of plain.entries()) expect(Math.abs((matches[place]?.fit ?? Number.NaN) - fit)).toBeLessThan(1e-9);
      }),
    );
  });
});
