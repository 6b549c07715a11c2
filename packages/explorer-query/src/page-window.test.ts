import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWindows } from "../fixtures/page-windows.ts";
import { pageWindow } from "./page-window.ts";

describe("the page window", () => {
  it.each(pageWindows)("[R11] of page %d of %d is %j: %s", (page, pageCount, window) =>
    expect(pageWindow(page, pageCount)).toEqual(window),
  );
});

describe("properties", () => {
  it("[R11] holds the page, in order, within the pages, at most 7 of them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pageCount] = a < b ? [a, b] : [b, a];
        const window = pageWindow(page, pageCount);
        expect(window).toContain(page);
        expect(window.length).toBe(Math.min(7, pageCount));
        expect(window.every((number, index) => number >= 1 && number <= pageCount && number === (window[0] ?? 0) + index)).toBe(true);
      }),
    );
  });
});
