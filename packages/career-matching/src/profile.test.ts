import { createRandom, INTEREST_LETTERS, TRAITS } from "@career-clarity/career-catalog";
import { expect, it } from "vitest";
import { people } from "../../../tooling/testing/people.ts";
import { randomSheet } from "../../../tooling/testing/random-sheet.ts";
import { buildProfile } from "./profile.ts";

const machines = "Solving technical challenges with code or machines";

it("[R12] nothing answered says nothing", () => {
  const profile = buildProfile({});
  expect(TRAITS.map((trait) => profile.traits[trait])).toEqual(TRAITS.map(() => 5.5));
  expect(INTEREST_LETTERS.map((letter) => profile.interests[letter])).toEqual(INTEREST_LETTERS.map(() => 0.5));
  expect(TRAITS.flatMap((trait) => profile.evidence[trait])).toEqual([]);
  expect(profile).toMatchObject({ answered: 0, clarity: "flat", questions: [] });
});

it("[R12] an answer that is undefined is no answer", () => {
  const answers = JSON.parse("{}");
  answers[1] = undefined;
  expect(buildProfile(answers)).toEqual(buildProfile({}));
});

it("[R14] an answer moves up what it speaks for, and down what only the others speak for", () => {
  const { traits, interests } = buildProfile({ 1: [machines] });
  expect(traits.technical).toBeGreaterThan(5.5);
  expect(interests.I).toBeGreaterThan(0.5);
  expect(traits.social).toBeLessThan(5.5);
  expect(interests.S).toBeLessThan(0.5);
});

it("[R14] the two ends of a scale move a trait equally far", () => {
  const low = buildProfile({ 14: 1 }).traits.leadership;
  const high = buildProfile({ 14: 10 }).traits.leadership;
  expect(high - 5.5).toBeCloseTo(5.5 - low);
  expect(high).toBeGreaterThan(5.5);
});

it("[R15] a trait rests on quoted answers, strongest first", () => {
  const { evidence } = buildProfile({ 1: [machines], 4: 10, 14: 2 });
  expect(evidence.technical.map(({ questionId }) => questionId).toSorted()).toEqual([1, 4]);
  expect(evidence.technical.map(({ quote }) => quote)).toContain(machines);
  expect(evidence.leadership[0]?.quote).toBe("2 of 10 for “How much would you like to lead a team one day?”");
  const strengths = evidence.technical.map(({ strength }) => Math.abs(strength));
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
});

it("[R15] an answer against a trait is quoted with a strength below 0, an option that was left out is not quoted", () => {
  const { evidence, traits } = buildProfile({ 1: [machines], 14: 1 });
  expect(traits.leadership).toBeLessThan(5.5);
  expect(evidence.leadership).toHaveLength(1);
  expect(evidence.leadership[0]?.strength).toBeLessThan(0);
  expect(evidence.social).toEqual([]);
});

it("[R16] fewer than 8 answers are flat, however sharp", () => {
  const [person] = people;
  const seven = Object.fromEntries(Object.entries(person?.answers ?? {}).slice(0, 7));
  expect(buildProfile(seven)).toMatchObject({ answered: 7, clarity: "flat" });
});

it("[R16] no one who knows what they want is flat, and most are clear", () => {
  const clarities = people.map(({ answers }) => buildProfile(answers).clarity);
  expect(clarities).not.toContain("flat");
  expect(clarities.filter((clarity) => clarity === "clear").length).toBeGreaterThan(people.length / 2);
});

it("[R16] of a thousand random sheets fewer than half are clear", () => {
  const random = createRandom(7);
  const clear = Array.from({ length: 1000 }, () => buildProfile(randomSheet(random)).clarity).filter((clarity) => clarity === "clear");
  expect(clear.length).toBeLessThan(500);
}, 30_000);
