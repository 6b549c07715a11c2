import type { Career } from "@career-clarity/career-catalog";
import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import { careerFeatures, FEATURES, featureIndex } from "./features.ts";

const read = (own: Partial<Career>, feature: string): number | undefined =>
  careerFeatures({ ...plainCareer, ...own }).vector[featureIndex.get(feature) ?? -1];

it("[R9] every feature has a name of its own and a place in the vector", () => {
  expect(featureIndex.size).toBe(FEATURES.length);
  expect(careerFeatures(plainCareer).vector).toHaveLength(FEATURES.length);
});

it("[R9] what a career has is up, what it has not is down", () => {
  expect(read({ category: "Legal" }, "categories.Legal")).toBe(1000);
  expect(read({}, "categories.Legal")).toBeLessThan(0);
  expect(read({ travelRequired: true }, "travel")).toBe(1000);
  expect(read({ stressLevel: "Low" }, "stress")).toBe(-1000);
  expect(read({ social: 10 }, "traits.social")).toBeGreaterThan(read({ social: 2 }, "traits.social") ?? Number.NaN);
});

it("[R9] a career in many places is a little of each", () => {
  const one = read({ workEnvironment: ["Office"] }, "environments.Office");
  const four = read({ workEnvironment: ["Office", "Home", "Studio", "Laboratory"] }, "environments.Office");
  expect(one).toBe(1000);
  expect(four).toBeLessThan(1000);
  expect(four).toBeGreaterThan(0);
});

it.each(["N/A", "", "on request", "$0"])("[R10] the salary %j says nothing", (salary) => {
  expect(read({ salary }, "pay")).toBe(0);
});

it("[R10] a salary is read as the middle of its figures, more is higher", () => {
  expect(read({ salary: "$46,460 - $127,540" }, "pay")).toBe(read({ salary: "$87,000" }, "pay"));
  expect(read({ salary: "$90,000" }, "pay")).toBeGreaterThan(read({ salary: "$60,000" }, "pay") ?? Number.NaN);
});

it("[R10] pay in India is read first", () => {
  const inr = (low: number) =>
    ({ low, high: 2 * low, currency: "INR", period: "year", basis: "estimated", source: "an estimate", year: 2026 }) as const;
  const salary = "$90,000";
  expect(read({ salary, payInr: inr(200_000) }, "pay")).toBeLessThan(read({ salary, payInr: inr(900_000) }, "pay") ?? Number.NaN);
  expect(read({ salary: "$20,000", payInr: inr(900_000) }, "pay")).toBe(read({ salary, payInr: inr(900_000) }, "pay"));
});

it("[R10] a growth text without a figure says nothing, a falling one is below a rising one", () => {
  expect(read({ growth: "N/A" }, "growth")).toBe(0);
  expect(read({ growth: "-3%" }, "growth")).toBeLessThan(read({ growth: "+12%" }, "growth") ?? Number.NaN);
});

it("[R11] a letter is stronger the earlier it stands, and weakest when it is missing", () => {
  const strengths = ["SEC", "ESC", "ECS", "ECR"].map((interests) => read({ interests }, "interests.S") ?? Number.NaN);
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
  expect(new Set(strengths).size).toBe(4);
});
