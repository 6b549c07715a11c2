import { expect, it } from "vitest";
import { expOf, lnOf } from "./logarithm.ts";

it.each([-8, -4, -1, -0.1, 0, 0.1, 1, 4, 8])("[R41] the power of %d is the machine's to within a hundredth, and rises", (x) => {
  expect(Math.abs(expOf(x) / Math.exp(x) - 1)).toBeLessThan(0.01);
  expect(expOf(x + 0.001)).toBeGreaterThan(expOf(x));
});

it.each([1e-6, 0.1, 0.5, 0.75, 1, 1.5, 2, 12, 116, 2_000_000])("[R41] the logarithm of %d is the machine's", (x) => {
  expect(lnOf(x)).toBeCloseTo(Math.log(x), 6);
});
