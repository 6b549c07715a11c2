import { CAREER_CATEGORIES } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { categoryHue, composeArtwork, TILE } from "./compose.ts";

const drawn = (name: string) => JSON.stringify(composeArtwork("Science", name, 6, 3));

describe("artwork", () => {
  it("is the same for the same name and differs between names", () => {
    expect(drawn("geologist")).toBe(drawn("geologist"));
    const names = Array.from({ length: 200 }, (_, index) => `career-${index}`);
    expect(new Set(names.map(drawn)).size).toBe(names.length);
  });

  it("stays within its tiles", () => {
    for (const category of CAREER_CATEGORIES)
      for (const { path } of composeArtwork(category, "any", 4, 2))
        for (const [, x, y] of path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(0);
          expect(Number(x)).toBeLessThanOrEqual(4 * TILE);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(2 * TILE);
        }
  });

  it("gives every category a hue of its own", () => {
    expect(new Set(CAREER_CATEGORIES.map(categoryHue)).size).toBe(CAREER_CATEGORIES.length);
  });
});
