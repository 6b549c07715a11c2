import { expect, it } from "vitest";
import { BANDS, bandFrom, bandOf, bestBand } from "./bands.ts";
import { CLARITIES } from "./clarity.ts";
import { GATE_KINDS } from "./gates.ts";

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

it("[R27] answers that point several ways reach no Best, answers that point nowhere no Great", () => {
  expect([bandOf(100, "clear"), bandOf(100, "broad"), bandOf(100, "flat")]).toEqual(["Best", "Great", "Good"]);
  expect([bandOf(96, "broad"), bandOf(50, "flat")]).toEqual(["Good", "Stretch"]);
});

it("[R27] bands are listed best first", () => {
  const from = BANDS.map((band) => bandFrom[band]);
  expect(from).toEqual(from.toSorted((a, b) => b - a));
});

it("[R55] bands, clarities and kinds of gates can't be changed", () => {
  for (const words of [BANDS, bandFrom, bestBand, CLARITIES, GATE_KINDS]) expect(Object.isFrozen(words)).toBe(true);
});
