import { describe, expect, it } from "vitest";
import { buildCatalog } from "./catalog.ts";
import { nearestCareers, RELATED } from "./nearest.ts";

const catalog = buildCatalog();
const ids = new Set(catalog.map(({ id }) => id));
const nearest = nearestCareers(catalog);

describe("near careers", () => {
  it("[R47] stand in the record as the function finds them (else run `pnpm catalog:relate`)", () => {
    const stale = catalog.filter(
      (career) =>
        career.related?.join() !==
        nearest(career, RELATED)
          .map(({ id }) => id)
          .join(),
    );
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  it("[R47] are five others of the catalogue, at most three of one subcategory", () => {
    const subcategoryOf = new Map(catalog.map(({ id, subcategory }) => [id, subcategory]));
    for (const { id, related = [] } of catalog) {
      expect(related).toHaveLength(5);
      expect(new Set([id, ...related]).size).toBe(6);
      expect(related.filter((other) => !ids.has(other))).toEqual([]);
      const families = related.map((other) => subcategoryOf.get(other));
      for (const family of families) expect(families.filter((one) => one === family).length).toBeLessThanOrEqual(3);
    }
  });

  it("[R47] can be asked for by any condition, and no more are named than fit", () => {
    const [career] = catalog;
    if (career === undefined) throw new Error("empty");
    expect(nearest(career, { count: 4, accept: ({ category }) => category === "Sports" }).map(({ category }) => category)).toEqual(
      Array(4).fill("Sports"),
    );
    expect(nearest(career, { count: 4, accept: () => false })).toEqual([]);
    expect(nearestCareers([career])(career, RELATED)).toEqual([]);
  });
});
