import { expect, it } from "vitest";
import { strings } from "./strings.ts";

it.each([
  [[0.5, 1], "6 months to 1 year after Class 10"],
  [[0.5, 2], "6 months to 2 years after Class 10"],
  [[1, 1], "1 year after Class 10"],
  [[1, 2], "1 to 2 years after Class 10"],
  [[6, 6], "6 years after Class 10"],
] as const)("says %j as “%s”", (years, text) => {
  expect(strings.easierYears(years)).toBe(text);
  expect(strings.years(years)).toBe(`about ${text}`);
});
