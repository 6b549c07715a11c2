import { assessmentQuestions } from "@career-clarity/assessment-engine";
import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import { explainMatch } from "./explain.ts";
import { buildProfile } from "./profile.ts";
import { MATCHING_VERSION } from "./version.ts";

const helping = "Helping people feel better or do better";
const nurse = { ...plainCareer, name: "School Nurse", category: "Healthcare", social: 9, interests: "SIR", physical: 6 } as const;
const clerk = { ...plainCareer, name: "Ledger Clerk", social: 2, interests: "C", physical: 1 } as const;

it("[R21] nothing answered fits 50 and nothing contributes", () => {
  expect(explainMatch(buildProfile({}), nurse)).toEqual({ version: MATCHING_VERSION, fit: 50, contributions: [] });
});

it("[R24] a contribution quotes the answer and says that the work is strong on what it means", () => {
  const [contribution] = explainMatch(buildProfile({ 1: [helping] }), nurse).contributions;
  expect(contribution).toMatchObject({ questionId: 1, quote: helping });
  expect(contribution?.points).toBeGreaterThan(contribution?.neutral ?? Number.NaN);
  expect(contribution?.sentence).toBe(`You chose “${helping}”, and this work is strong on helping people directly.`);
});

it("[R24] or weak", () => {
  const [contribution] = explainMatch(buildProfile({ 1: [helping] }), clerk).contributions;
  expect(contribution?.points).toBeLessThan(contribution?.neutral ?? Number.NaN);
  expect(contribution?.sentence).toBe(`You chose “${helping}”, and this work is weak on helping people directly.`);
});

it("[R24] a scale is quoted as its number and its question", () => {
  const [contribution] = explainMatch(buildProfile({ 14: 9 }), { ...plainCareer, leadership: 10 }).contributions;
  const text = assessmentQuestions.find(({ id }) => id === 14)?.text;
  expect(contribution?.quote).toBe("9 of 10");
  expect(contribution?.sentence).toBe(`You answered 9 of 10 to “${text}”, and this work is strong on leading others.`);
});

it("[R24] of several picks the one that says most is quoted", () => {
  const picks = ["Playing sport and training my body", helping];
  expect(explainMatch(buildProfile({ 1: picks }), nurse).contributions[0]?.quote).toBe(helping);
  expect(
    explainMatch(buildProfile({ 3: ["A hospital or clinic", "An office desk with a computer"] }), {
      ...nurse,
      workEnvironment: ["Hospital or clinic"],
    }).contributions[0]?.quote,
  ).toBe("A hospital or clinic");
});

it("[R24] where the best choice counts and none suits, all are quoted", () => {
  const [contribution] = explainMatch(buildProfile({ 8: "Hard physical work or intense training" }), clerk).contributions;
  expect(contribution?.quote).toBe("Hard physical work or intense training");
  const atDesk = { ...clerk, workEnvironment: ["Office"] } as const;
  const [places] = explainMatch(buildProfile({ 3: ["A science laboratory", "A hospital or clinic"] }), atDesk).contributions;
  expect(places?.quote).toBe("A hospital or clinic; A science laboratory");
  expect(places?.sentence).toMatch(/^You chose “A hospital or clinic”, “A science laboratory”, and this work is weak on .* or .*\.$/);
});

it("[R24] work that has some of what was chosen, only less than other work, is not called weak on it", () => {
  const remote = { ...clerk, remote: true, workEnvironment: ["Office"] } as const;
  const [places] = explainMatch(buildProfile({ 3: ["My own home, working online"] }), remote).contributions;
  expect(places?.points).toBeLessThan(places?.neutral ?? Number.NaN);
  expect(places?.sentence).toBe("You chose “My own home, working online”, and this work is more about other things than work from home.");
});

it.each([
  [8, "Any of these would suit me"],
  [11, "Salary is not my first concern"],
])("[R54] question %i: what wishes for nothing in particular counts for nothing, and the sentence says so", (id, option) => {
  for (const career of [nurse, clerk]) {
    const [contribution] = explainMatch(buildProfile({ [id]: option }), career).contributions;
    expect(contribution?.points).toBe(contribution?.neutral);
    expect(contribution?.sentence).toBe(`You chose “${option}”, which counts neither for nor against any work.`);
  }
});

it("[R20] contributions come in question order, and neutral is half of the most", () => {
  const { contributions } = explainMatch(buildProfile({ 14: 9, 1: [helping], 8: "Any of these would suit me" }), nurse);
  expect(contributions.map(({ questionId }) => questionId)).toEqual([1, 8, 14]);
  expect(contributions.reduce((sum, { neutral }) => sum + neutral, 0)).toBeCloseTo(50);
  expect(contributions.map(({ neutral }) => neutral > 0)).toEqual([true, true, true]);
});

it("[R24] what means the person's own words says them once", () => {
  const [area] = explainMatch(buildProfile({ 17: ["Nursing and patient care"] }), nurse).contributions;
  expect(area?.sentence).toBe("You chose “Nursing and patient care”, and this work is strong on that.");
});

it("[R24] more than two choices of which none suits are told in short", () => {
  const atDesk = { ...clerk, workEnvironment: ["Office"] } as const;
  const picks = ["A hospital or clinic", "A science laboratory", "A building or project site"];
  const [places] = explainMatch(buildProfile({ 3: picks }), atDesk).contributions;
  expect(places?.sentence).toMatch(/, and this work is weak on any of these\.$/);
});
