import fc from "fast-check";
import { expect, it } from "vitest";
import { bestFirst } from "./best-first.ts";

it("[R25] careers stand in the order in which sorting all of them would put them, of equals the earlier first", () => {
  const points = fc.array(fc.oneof(fc.constant(Number.NaN), fc.integer({ min: -2, max: 3 })), { maxLength: 60 });
  fc.assert(
    fc.property(points, (row) => {
      const sorted = row.flatMap((point, place) => (Number.isNaN(point) ? [] : [{ point, place }])).toSorted((a, b) => b.point - a.point);
      expect([...bestFirst(Float64Array.from(row))]).toEqual(sorted.map(({ place }) => place));
    }),
  );
});
