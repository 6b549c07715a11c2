import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWindows } from "../fixtures/page-windows.ts";
import { pageWindow } from "./pages.ts";

describe("the page buttons", () => {
  it.each(pageWindows)("[R16] of page %d of %d are %j: %s", (page, pageCount, numbers) => {
    expect(pageWindow(page, pageCount)).toEqual(numbers);
  });
});

describe("properties", () => {
  it("[R16] are consecutive, at most seven, within the pages, and hold the current one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, b) => {
        const [page, pageCount] = [Math.min(a, b), Math.max(a, b)];
        const numbers = pageWindow(page, pageCount);
        expect(numbers).toHaveLength(Math.min(7, pageCount));
        expect(numbers).toContain(page);
        numbers.forEach((number, index) => {
          expect(number).toBe((numbers[0] ?? 0) + index);
        });
        expect(numbers[0]).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(pageCount);
      }),
    );
  });
});
