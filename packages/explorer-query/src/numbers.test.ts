import { describe, expect, it } from "vitest";
import { growthTone, parseGrowth, parseSalary } from "./numbers.ts";

describe("numbers in texts", () => {
  it.each([
    ["$50,000 - $90,000", 70_000],
    ["$45,500", 45_500],
    ["N/A", 0],
    ["", 0],
    ["about 60k", 60],
    ["$46,460.50 - $127,520.50", 86_990.5],
    ["-", 0],
  ])("[R1] reads %j as %d", (text, salary) => expect(parseSalary(text)).toBe(salary));

  it.each([
    ["+12%", 12],
    ["-3.1%", -3.1],
    ["0%", 0],
    ["", 0],
    ["soon", 0],
  ])("[R2] reads %j as %d", (text, percent) => expect(parseGrowth(text)).toBe(percent));

  it.each([
    [10.1, "green"],
    [10, "blue"],
    [5.1, "blue"],
    [5, "yellow"],
    [0.1, "yellow"],
    [0, "red"],
    [-4, "red"],
    [Number.NaN, "red"],
  ])("[R3] colours %d %s", (percent, tone) => expect(growthTone(percent)).toBe(tone));
});
