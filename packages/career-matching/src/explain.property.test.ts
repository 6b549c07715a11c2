import type { Answer, Answers } from "@career-clarity/assessment-engine";
import { TRAITS, type Trait } from "@career-clarity/career-catalog";
import { deepFreeze } from "@career-clarity/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { career, fullSheet, sheet } from "../../../tooling/testing/matching-arbitraries.ts";
import { evidenceTable } from "./evidence/index.ts";
import { explainMatch } from "./explain.ts";
import { careerFeatures, FEATURES } from "./features.ts";
import { buildProfile } from "./profile.ts";

const BEST = [3, 6, 13, 17] as const;

describe("properties of a fit", () => {
  it("[R19] it is within 0 to 100 and its contributions add up to it", () => {
    fc.assert(
      fc.property(sheet, career, (answers, one) => {
        const { fit, contributions } = explainMatch(buildProfile(answers), one);
        expect(fit).toBeGreaterThanOrEqual(0);
        expect(fit).toBeLessThanOrEqual(100);
        const sum = contributions.reduce((total, { points }) => total + points, 0);
        expect(Math.abs((contributions.length === 0 ? 50 : sum) - fit)).toBeLessThan(1e-6);
      }),
    );
  });

  it("[R20] every contribution is from 0 to twice neutral", () => {
    fc.assert(
      fc.property(sheet, career, (answers, one) => {
        for (const { points, neutral } of explainMatch(buildProfile(answers), one).contributions) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(2 * neutral + 1e-9);
        }
      }),
    );
  });

  it("[R22] where the best choice counts, a further choice never makes an answer say less", () => {
    const picked = fc.constantFrom(...BEST).chain((id) => {
      const evidence = evidenceTable[id];
      const options = evidence?.kind === "choice" ? Object.keys(evidence.options) : [];
      return fc.tuple(fc.constant(id), fc.shuffledSubarray(options, { minLength: 2, maxLength: 4 }));
    });
    fc.assert(
      fc.property(picked, career, ([id, picks], one) => {
        const all = explainMatch(buildProfile({ [id]: picks }), one).fit;
        expect(all).toBeGreaterThanOrEqual(explainMatch(buildProfile({ [id]: picks.slice(1) }), one).fit);
      }),
    );
  });

  it("[R46] adding an answer that speaks for a trait never puts a career that is higher in it behind one that is equal elsewhere", () => {
    type Spoken = { readonly id: number; readonly answer: Answer; readonly trait: Trait };
    const spoken = fc.constantFrom(
      ...Object.entries(evidenceTable).flatMap(([id, evidence]): readonly Spoken[] =>
        evidence.kind === "scale"
          ? TRAITS.flatMap((trait) => ((evidence.high.traits?.[trait] ?? 0) > 0 ? [{ id: Number(id), answer: 10, trait }] : []))
          : Object.entries(evidence.options).flatMap(([option, { traits }]) =>
              TRAITS.flatMap((trait) => ((traits?.[trait] ?? 0) > 0 ? [{ id: Number(id), answer: [option], trait }] : [])),
            ),
      ),
    );
    fc.assert(
      fc.property(sheet, spoken, career, fc.integer({ min: 1, max: 10 }), (answers, { id, answer, trait }, one, score) => {
        const { [id]: _, ...before } = answers;
        const higher = { ...one, [trait]: Math.max(one[trait], score) };
        const lead = (sheetOf: Answers) => explainMatch(buildProfile(sheetOf), higher).fit - explainMatch(buildProfile(sheetOf), one).fit;
        if (lead(before) >= 0) expect(lead({ ...before, [id]: answer })).toBeGreaterThanOrEqual(-1e-6);
      }),
    );
  });

  it("[R23] a more technical career never fits a technical person less", () => {
    const profile = buildProfile({ 1: ["Solving technical challenges with code or machines"] });
    fc.assert(
      fc.property(career, fc.integer({ min: 1, max: 10 }), (one, technical) => {
        const more = { ...one, technical: Math.max(one.technical, technical) };
        expect(explainMatch(profile, more).fit).toBeGreaterThanOrEqual(explainMatch(profile, one).fit - 1e-9);
      }),
    );
  });

  it("[R24] every contribution quotes something and is a sentence that says strong or weak, or neither", () => {
    fc.assert(
      fc.property(fullSheet, career, (answers, one) => {
        for (const { quote, sentence, points, neutral } of explainMatch(buildProfile(answers), one).contributions) {
          expect(quote).toMatch(/\S/);
          expect(sentence).toMatch(
            /^You (chose|answered) .*, (and this work is (strong|weak|no weaker than most|more about other things) (on|than) \S.*|which counts neither for nor against any work)\.$/,
          );
          if (points > neutral) expect(sentence).toMatch(/is strong on|is no weaker than most on/);
          if (points < neutral) expect(sentence).toMatch(/is weak on|is more about other things than/);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("[R33] neither the profile nor the career is changed", () => {
    fc.assert(
      fc.property(fullSheet, career, (answers, one) => {
        expect(() => explainMatch(deepFreeze(buildProfile(answers)), deepFreeze(one))).not.toThrow();
      }),
      { numRuns: 50 },
    );
  });

  it("[R9] every feature of every career is a whole number from -1000 to 1000", () => {
    fc.assert(
      fc.property(career, (one) => {
        const { vector } = careerFeatures(one);
        expect(vector).toHaveLength(FEATURES.length);
        expect(vector.every((value) => Number.isInteger(value) && value >= -1000 && value <= 1000)).toBe(true);
      }),
    );
  });
});
