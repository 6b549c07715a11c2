import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growthTexts, growthTones, salaryTexts } from "../fixtures/number-texts.ts";
import { growthTone, parseGrowth } from "./growth.ts";
import { parseSalary } from "./salary.ts";

describe("numbers in texts", () => {
  it.each(salaryTexts)("[R6] the salary %j is %d: %s", (text, salary) => {
    expect(parseSalary(text)).toBe(salary);
  });

  it.each(growthTexts)("[R7] the growth %j is %d: %s", (text, percent) => {
    expect(parseGrowth(text)).toBe(percent);
  });

  it.each(growthTones)("[R9] a growth of %d is %s: %s", (percent, tone) => {
    expect(growthTone(percent)).toBe(tone);
  });
});

describe("properties", () => {
  it("[R8] any text gives a finite number, for salaries from 0", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[-+.,\d$%ekto ]*$/)), (text) => {
        expect(Number.isFinite(parseSalary(text)) && parseSalary(text) >= 0).toBe(true);
        expect(Number.isFinite(parseGrowth(text))).toBe(true);
      }),
    );
  });

  it("[R6] a range is half of its ends, in either order", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(parseSalary(`$${a} - $${b}`)).toBe((a + b) / 2);
        expect(parseSalary(`$${b} - $${a}`)).toBe((a + b) / 2);
      }),
    );
  });
});
