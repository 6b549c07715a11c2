import fc from "fast-check";
import { expect, it } from "vitest";
import { kthLargest } from "./select.ts";

it("[R30] the k-th largest is the one at place k when sorted", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 60 }), fc.nat(), (numbers, at) => {
      const k = (at % numbers.length) + 1;
      expect(kthLargest(Float64Array.from(numbers), k)).toBe(numbers.toSorted((a, b) => b - a)[k - 1]);
    }),
  );
});

it("[R33] the numbers stay as they are", () => {
  const numbers = Float64Array.from([3, 1, 2]);
  kthLargest(numbers, 2);
  expect([...numbers]).toEqual([3, 1, 2]);
});
