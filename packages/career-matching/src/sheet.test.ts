import { assessmentQuestions } from "@career-clarity/assessment-engine";
import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import type { EvidenceTable } from "./evidence/evidence.ts";
import { evidenceTable } from "./evidence/index.ts";
import { careerFeatures } from "./features.ts";
import { questionAgreement, weighAnswers } from "./sheet.ts";

const questions = assessmentQuestions.filter(({ id }) => id === 2 || id === 8);
const [desk = "", , , standing = ""] = Object.keys(evidenceTable[8]?.kind === "choice" ? evidenceTable[8].options : {});

it("[R20] an answer's most points are its question's weight times its reach, as a share of 100", () => {
  const answers = weighAnswers({ 2: 7, 8: desk }, questions, evidenceTable);
  const shares = questions.map(({ id, weight }) => weight * (evidenceTable[id]?.reach ?? Number.NaN));
  const total = shares.reduce((sum, share) => sum + share, 0);
  expect(answers.map(({ maxPoints }) => maxPoints)).toEqual(shares.map((share) => (100 * share) / total));
});

it("[R20] a single answer has all 100 points", () => {
  expect(weighAnswers({ 8: desk }, questions, evidenceTable).map(({ maxPoints }) => maxPoints)).toEqual([100]);
});

it("[R17] picks are read in one order, whatever order they came in", () => {
  const [first = "", second = ""] = Object.keys(evidenceTable[1]?.kind === "choice" ? evidenceTable[1].options : {});
  const read = (picks: readonly string[]) => weighAnswers({ 1: picks }, assessmentQuestions, evidenceTable);
  expect(read([first, second])).toEqual(read([second, first]));
});

it("[R22] where choices average, what everybody says counts for nothing", () => {
  const table: EvidenceTable = {
    8: {
      kind: "choice",
      combination: "mean",
      reach: 1,
      options: { [desk]: { means: "it", travel: 1 }, [standing]: { means: "that", travel: 1 } },
    },
  };
  const [question] = weighAnswers({ 8: desk }, questions, table);
  expect(question && questionAgreement(question, careerFeatures({ ...plainCareer, travelRequired: true }))).toBe(0);
});

it("[R22] where the best choice counts, the career is held against the one that suits it most", () => {
  const agreementWith = (picks: readonly string[]): number => {
    const [question] = weighAnswers({ 8: picks }, questions, evidenceTable);
    return question ? questionAgreement(question, careerFeatures({ ...plainCareer, physical: 6 })) : Number.NaN;
  };
  expect(agreementWith([desk, standing])).toBe(Math.max(agreementWith([desk]), agreementWith([standing])));
});

it("[R14] a scale's two ends say the opposite of each other", () => {
  const career = careerFeatures({ ...plainCareer, stressLevel: "High", travelRequired: true });
  const agreementAt = (value: number): number => {
    const [question] = weighAnswers({ 2: value }, questions, evidenceTable);
    return question ? questionAgreement(question, career) : Number.NaN;
  };
  expect(agreementAt(1)).toBeCloseTo(-agreementAt(10));
  expect(agreementAt(1)).toBeGreaterThan(agreementAt(4));
});
