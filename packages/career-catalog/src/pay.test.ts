import { describe, expect, it } from "vitest";
import { categorySalary, curatedSalary, surveyedSalary } from "./pay.ts";

describe("salary statements", () => {
  it("[R22] writes surveyed pay with comma thousands and names the United States survey", () => {
    const { salary, pay } = surveyedSalary([46_460, 127_520]);
    expect(salary).toBe("$46,460 - $127,520");
    expect(pay).toMatchObject({ low: 46_460, high: 127_520, currency: "USD", period: "year", basis: "sourced", year: 2024 });
    expect(pay?.source).toMatch(/BLS OEWS.*United States/);
  });

  it("[R22] says where the survey's highest figure hides higher ones", () => {
    expect(surveyedSalary([126_080, 239_200]).pay?.source).toContain("$239,200");
    expect(surveyedSalary([126_080, 239_190]).pay?.source).not.toContain("$239,200");
  });

  it("[R14] writes the category's range and marks it as no measurement", () => {
    const { salary, pay } = categorySalary([60_000, 180_000]);
    expect(salary).toBe("$60,000 - $180,000");
    expect(pay).toMatchObject({ low: 60_000, high: 180_000, basis: "estimated" });
    expect(pay?.source).toMatch(/not a measurement/);
  });

  it.each([
    ["$80,000 - $1,120,000", 80_000, 1_120_000],
    ["$95,000", 95_000, 95_000],
  ])("[R19] keeps the curated text %j and reads its figures", (text, low, high) => {
    expect(curatedSalary(text)).toMatchObject({ salary: text, pay: { low, high, basis: "estimated" } });
  });

  it.each(["N/A", "Varies", "₹6,00,000"])("[R19] keeps the curated text %j and gives no figures", (text) => {
    expect(curatedSalary(text)).toEqual({ salary: text });
  });

  it("[R19] is $50,000 - $90,000 where the list gives none", () => {
    expect(curatedSalary(undefined)).toMatchObject({ salary: "$50,000 - $90,000", pay: { low: 50_000, high: 90_000, basis: "estimated" } });
  });
});
