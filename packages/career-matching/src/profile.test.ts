import type { Answers } from "@career-clarity/assessment-engine";
import { INTEREST_LETTERS, TRAITS } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { people } from "../../../tooling/testing/people.ts";
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

it("[R16] everyone who knows what they want is clear", () => {
  expect(people.map(({ answers }) => buildProfile(answers).clarity)).toEqual(people.map(() => "clear"));
});

const nurse = people[0]?.answers ?? {};

it("[R16] whose wishes point everywhere is broad at most, however well the other answers agree", () => {
  const industries = ["Software, apps and the internet", "Farming, dairy and fisheries", "Films, news and social media"];
  const areas = ["Flying as a pilot", "Arguing cases in court", "Cooking as a chef"];
  const scattered = buildProfile({ ...nurse, 6: industries, 17: areas });
  expect(scattered.stated.coherence).toBeLessThan(0.3);
  expect(scattered.clarity).toBe("broad");
});

it("[R42] what was said stands by part of work, quoted", () => {
  const { said, stated } = buildProfile(nurse);
  expect(said.environment.map(({ quote }) => quote)).toContain("A hospital or clinic");
  expect(said.pay).toEqual([{ questionId: 11, quote: "₹3 lakh to ₹6 lakh a year", means: "pay of that size" }]);
  expect(said.schedule.map(({ questionId }) => questionId)).toEqual([16, 16]);
  expect(stated.wishes.map(({ questionId }) => questionId)).toEqual([6, 17, 17]);
});

it("[R42] what the other answers point to does not hear the wishes", () => {
  const { suggested } = buildProfile(nurse);
  expect(suggested[0]?.category).toBe("Healthcare");
  expect(suggested.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(buildProfile({ ...nurse, 6: ["Farming, dairy and fisheries"], 17: ["Oil, gas and mining"] }).suggested).toEqual(suggested);
});

it("[R43] wishes that hang together keep their weight, random ones lose it", () => {
  const muddled = {
    ...nurse,
    6: ["Farming, dairy and fisheries", "Films, news and social media"],
    17: ["Oil, gas and mining", "Flying as a pilot"],
  };
  expect(buildProfile(nurse).stated.coherence).toBeGreaterThan(0.9);
  expect(buildProfile(muddled).stated.coherence).toBeLessThan(0.1);
  const pointsOf = (answers: Answers) => buildProfile(answers).questions.find(({ questionId }) => questionId === 6)?.most ?? Number.NaN;
  expect(pointsOf(muddled)).toBeLessThan(pointsOf(nurse) / 3);
});

it("[R43] with few other answers wishes are taken as they are", () => {
  const few = { 1: nurse[1] ?? [], 6: ["Farming, dairy and fisheries"] };
  expect(buildProfile(few).stated.coherence).toBeNull();
  expect(buildProfile({ 1: nurse[1] ?? [] }).stated).toEqual({ wishes: [], coherence: null });
});

it("[R44] emphasis multiplies a question's weight, and 0 takes it out", () => {
  const most = (emphasis: Readonly<Record<number, number>>) =>
    buildProfile({ 1: [machines], 14: 9 }, { emphasis }).questions.map((question) => question.most);
  const [plain = 0, other = 0] = most({});
  const [raised = 0, beside = 0] = most({ 1: 2 });
  expect(raised / beside).toBeCloseTo((2 * plain) / other, 4);
  expect(most({ 1: 0 })).toEqual([0, 100_000_000]);
  expect(buildProfile({ 14: 9 }, { emphasis: { 14: 0 } }).questions).toEqual([]);
});

it("[R45] answers to follow-ups count like any other", () => {
  const answers = { 1: [machines], 101: ["Writing code for apps or websites"] };
  expect(buildProfile(answers).questions.map(({ questionId }) => questionId)).toEqual([1, 101]);
  expect(buildProfile(answers).answered).toBe(2);
});

describe("a profile's inside", () => {
  const on = { 8: "On my feet most of the day" };

  it("[R55] is its own: what is done to it changes no other profile", () => {
    const before = structuredClone(buildProfile(on));
    for (const { model } of buildProfile(on).questions) (model.options as Map<string, unknown>).clear();
    expect(structuredClone(buildProfile(on))).toEqual(before);
  });

  it("[R55] is frozen where profiles share it", () => {
    const [question] = buildProfile(on).questions;
    const option = question?.choices[0]?.option;
    for (const shared of [question, question?.model, option, option?.evidence, option?.evidence.traits, option?.peers?.options])
      expect(Object.isFrozen(shared)).toBe(true);
  });

  it("[R56] rests on the sheet's own answers alone", () => {
    expect(buildProfile(Object.create({ 2: 9 })).answered).toBe(0);
    expect(buildProfile(Object.create({ 2: 9 })).source.answers).toEqual({});
  });
});
