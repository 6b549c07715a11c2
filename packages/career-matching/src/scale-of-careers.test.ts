import { expect, it } from "vitest";
import { standing } from "./scale-of-careers.ts";

const spread = { mean: 5, deviation: 2 };

it("[R9] the mean stands in the middle, and two deviations reach the ends", () => {
  expect([1, 3, 5, 7, 9].map((value) => standing(value, spread))).toEqual([-1000, -500, 0, 500, 1000]);
});

it("[R9] what lies further out stands at the end", () => {
  expect([-1000, 1000].map((value) => standing(value, spread))).toEqual([-1000, 1000]);
});
