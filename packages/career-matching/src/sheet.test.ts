import { type Answers, assessmentQuestions, type Question } from "@career-clarity/assessment-engine";
import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import type { EvidenceTable } from "./evidence/evidence.ts";
import { evidenceTable } from "./evidence/index.ts";
import { careerFeatures } from "./features.ts";
import { optionValue } from "./question-model.ts";
import { readAnswers, shareOut, valueOfAnswer } from "./sheet.ts";

const questions = assessmentQuestions.filter(({ id }) => id === 2 || id === 8);
const [desk = "", , , standing = ""] = Object.keys(evidenceTable[8]?.kind === "choice" ? evidenceTable[8].options : {});

const weigh = (answers: Answers, bank: readonly Question[] = questions, table: EvidenceTable = evidenceTable) =>
  shareOut(readAnswers(answers, bank, table, {}), 1);

const valueFor = (answers: Answers, own: Partial<typeof plainCareer>, bank: readonly Question[] = questions, table = evidenceTable) => {
  const [question] = readAnswers(answers, bank, table, {});
  const career = careerFeatures({ ...plainCareer, ...own });
  return question ? valueOfAnswer(question, (option) => optionValue(option, career)) : Number.NaN;
};

it("[R20] an answer's most points are its question's weight times its reach, as a share of 100", () => {
  const answers = weigh({ 2: 7, 8: desk });
  const shares = questions.map(({ id, weight }) => weight * (evidenceTable[id]?.reach ?? Number.NaN));
  const total = shares.reduce((sum, share) => sum + share, 0);
  for (const [index, { most }] of answers.entries()) expect(most / 1e6).toBeCloseTo((100 * (shares[index] ?? 0)) / total, 4);
  expect(answers.reduce((sum, { most }) => sum + most, 0)).toBe(100_000_000);
});

it("[R20] a single answer has all 100 points", () => {
  expect(weigh({ 8: desk }).map(({ most }) => most)).toEqual([100_000_000]);
});

it("[R17] picks are read in one order, whatever order they came in", () => {
  const [first = "", second = ""] = Object.keys(evidenceTable[1]?.kind === "choice" ? evidenceTable[1].options : {});
  expect(weigh({ 1: [first, second] }, assessmentQuestions)).toEqual(weigh({ 1: [second, first] }, assessmentQuestions));
});

const own = (combination: "mean" | "best" | "wish", options: Readonly<Record<string, { travel?: number; remote?: number }>>) => ({
  bank: [
    { id: 1, text: "Which?", type: "multiselect", maxSelections: 2, category: "values", weight: 3, options: Object.keys(options) },
  ] as const satisfies readonly Question[],
  table: {
    1: {
      kind: "choice",
      about: "values",
      combination,
      reach: 1,
      options: Object.fromEntries(Object.entries(options).map(([option, said]) => [option, { means: "it", ...said }])),
    },
  } satisfies EvidenceTable,
});

it("[R40] what all options of a question say tells careers apart in nothing", () => {
  const { bank, table } = own("mean", { a: { travel: 1 }, b: { travel: 1 } });
  expect(valueFor({ 1: ["a"] }, { travelRequired: true }, bank, table)).toBe(0);
});

it("[R40] an option says the more for a career, the less the others suit it", () => {
  const { bank, table } = own("mean", { a: { travel: 1 }, b: { remote: 1 }, c: { remote: -1 } });
  const onTheRoad = valueFor({ 1: ["a"] }, { travelRequired: true, remote: false }, bank, table);
  const { bank: other, table: plain } = own("mean", { a: { travel: 1 }, b: { remote: 1 }, c: { remote: 1 } });
  expect(valueFor({ 1: ["a"] }, { travelRequired: true, remote: false }, other, plain)).toBeGreaterThan(onTheRoad);
  expect(onTheRoad).toBeGreaterThan(0);
});

it("[R40] a wish is taken at its word", () => {
  const { bank, table } = own("wish", { a: { travel: 1 }, b: { travel: 1 } });
  expect(valueFor({ 1: ["a"] }, { travelRequired: true }, bank, table)).toBe(1000);
  expect(valueFor({ 1: ["a"] }, { travelRequired: false }, bank, table)).toBe(-1000);
});

it("[R22] where the best choice counts, the career is held against the one that suits it most", () => {
  const { bank, table } = own("best", { a: { travel: 1 }, b: { remote: 1 }, c: { remote: -1 } });
  const value = (picks: readonly string[]) => valueFor({ 1: picks }, { travelRequired: true, remote: false }, bank, table);
  expect(value(["a", "b"])).toBe(Math.max(value(["a"]), value(["b"])));
});

it("[R22] where choices average, each counts the same", () => {
  const { bank, table } = own("mean", { a: { travel: 1 }, b: { remote: 1 }, c: { remote: -1 } });
  const value = (picks: readonly string[]) => valueFor({ 1: picks }, { travelRequired: true, remote: false }, bank, table);
  expect(value(["a", "b"])).toBeCloseTo((value(["a"]) + value(["b"])) / 2);
});

it("[R8] of movement the nearer load says more", () => {
  const physical = (option: string) => valueFor({ 8: option }, { physical: 6 });
  expect(physical(standing)).toBeGreaterThan(physical(desk));
});

it("[R14] a scale's two ends say the opposite of each other", () => {
  const at = (value: number) => valueFor({ 2: value }, { stressLevel: "High", travelRequired: true });
  expect(at(1)).toBeCloseTo(-at(10));
  expect(at(1)).toBeGreaterThan(at(4));
});
