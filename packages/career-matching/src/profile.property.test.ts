import { type Answers, assessmentQuestions } from "@career-clarity/assessment-engine";
import { INTEREST_LETTERS, TRAITS } from "@career-clarity/career-catalog";
import { deepFreeze } from "@career-clarity/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { careers, fullSheet, sheet } from "../../../tooling/testing/matching-arbitraries.ts";
import { explainMatch } from "./explain.ts";
import { buildProfile } from "./profile.ts";
import { rankCareers } from "./rank.ts";

const turned = (answers: Answers, by: number): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      typeof answer === "object" ? [...answer.slice(by % answer.length), ...answer.slice(0, by % answer.length)].toReversed() : answer,
    ]),
  );

const everywhere = (scale: number, place: 0 | -1): Answers =>
  Object.fromEntries(
    assessmentQuestions.map((question) => {
      if (question.type === "scale") return [question.id, scale];
      const option = question.options.at(place) ?? "";
      return [question.id, question.type === "multiple" ? option : [option]];
    }),
  );

const scalesOnly = (value: number): Answers =>
  Object.fromEntries(assessmentQuestions.filter(({ type }) => type === "scale").map(({ id }) => [id, value]));

describe("properties of a profile", () => {
  it("[R13] traits are within 1 to 10 and interests within 0 to 1", () => {
    fc.assert(
      fc.property(sheet, (answers) => {
        const { traits, interests, answered } = buildProfile(answers);
        expect(answered).toBe(Object.keys(answers).length);
        for (const trait of TRAITS) expect(traits[trait] >= 1 && traits[trait] <= 10).toBe(true);
        for (const letter of INTEREST_LETTERS) expect(interests[letter] >= 0 && interests[letter] <= 1).toBe(true);
      }),
    );
  });

  it("[R15] evidence is never 0, is strongest first and names only questions that were answered", () => {
    fc.assert(
      fc.property(sheet, (answers) => {
        const { evidence } = buildProfile(answers);
        for (const trait of TRAITS) {
          const sizes = evidence[trait].map(({ strength }) => Math.abs(strength));
          expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
          expect(sizes).not.toContain(0);
          expect(evidence[trait].every(({ questionId }) => answers[questionId] !== undefined)).toBe(true);
        }
      }),
    );
  });

  it("[R17] the order of the picks changes nothing at all", () => {
    fc.assert(
      fc.property(fullSheet, careers, fc.nat({ max: 5 }), (answers, list, by) => {
        const other = buildProfile(turned(answers, by));
        expect(other).toEqual(buildProfile(answers));
        expect(rankCareers(other, list)).toEqual(rankCareers(buildProfile(answers), list));
      }),
      { numRuns: 40 },
    );
  });

  it("[R33] the answers are not changed", () => {
    fc.assert(
      fc.property(fullSheet, (answers) => {
        expect(() => buildProfile(deepFreeze(answers))).not.toThrow();
      }),
      { numRuns: 40 },
    );
  });
});

const odd: readonly (readonly [string, Answers])[] = [
  ["nothing answered", {}],
  ["a single scale", { 20: 10 }],
  ["a single choice that says nothing", { 8: "Any of these would suit me" }],
  ["a single pick", { 17: ["Playing a sport professionally"] }],
  ["all scales in the middle", scalesOnly(5)],
  ["all scales at 1", scalesOnly(1)],
  ["all scales at 10", scalesOnly(10)],
  ["the first option everywhere", everywhere(1, 0)],
  ["the last option everywhere", everywhere(10, -1)],
];

it.each(odd)("[R32] %s gives finite numbers and at least one career", (_case, answers) => {
  const profile = buildProfile(answers);
  expect([...Object.values(profile.traits), ...Object.values(profile.interests)].every(Number.isFinite)).toBe(true);
  fc.assert(
    fc.property(careers, (list) => {
      const matches = rankCareers(profile, list);
      expect(matches.length).toBeGreaterThan(0);
      expect(matches.every(({ fit, percentile, level }) => [fit, percentile, level].every(Number.isFinite))).toBe(true);
      const points = list.flatMap((career) => explainMatch(profile, career).contributions.map((each) => each.points));
      expect(points.every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 20 },
  );
});
