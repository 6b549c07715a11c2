import { expect, it } from "vitest";
import { BANDS, bandFrom, bandOf } from "./bands.ts";

it.each([
  [100, "Best"],
  [99.7, "Best"],
  [99.69, "Great"],
  [99, "Great"],
  [98.9, "Good"],
  [95, "Good"],
  [94.9, "Stretch"],
  [0, "Stretch"],
])("[R27] percentile %d is %s", (percentile, band) => {
  expect(bandOf(percentile)).toBe(band);
});

it("[R27] bands are listed best first", () => {
  const from = BANDS.map((band) => bandFrom[band]);
  expect(from).toEqual(from.toSorted((a, b) => b - a));
});
