import { describe, expect, it } from "vitest";
import type { Career } from "./career.ts";
import { buildCatalog } from "./catalog.ts";
import { nearestCareers, RELATED } from "./nearest.ts";
import { authoredNear, relatedCareers } from "./related-careers.ts";

const catalog = buildCatalog();
const ids = new Set(catalog.map(({ id }) => id));
const nearest = nearestCareers(catalog);

describe("near careers", () => {
  it("[R47] stand in the record as the function finds them (else run `pnpm catalog:relate`)", () => {
    const related = relatedCareers(catalog);
    const stale = catalog.filter(
      (career) =>
        career.related?.join() !==
        related(career)
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

  it("[R47] begin with those that an author named, each of them a career of the catalogue", () => {
    expect([...authoredNear].flatMap(([id, near]) => [id, ...near]).filter((id) => !ids.has(id))).toEqual([]);
    for (const { id, related = [] } of catalog)
      expect(related.slice(0, authoredNear.get(id)?.length ?? 0)).toEqual(authoredNear.get(id) ?? []);
  });

  it("[R47] share a category, a field of occupations or several words: strangers that happen to have one word are none", () => {
    const careerOf = new Map(catalog.map((career) => [career.id, career]));
    const fieldOf = ({ id, soc }: Career) => soc?.slice(0, 2) ?? id;
    const textOf = ({ name, skills, alternativeTitles = [] }: Career) => [name, ...skills, ...alternativeTitles].join(" ").toLowerCase();
    const wordsOf = (career: Career) => new Set(textOf(career).match(/\p{L}{4,}/gu));
    const strangers = catalog.flatMap((career) =>
      nearest(career, RELATED)
        .filter((other) => other.category !== career.category && fieldOf(other) !== fieldOf(career))
        .filter((other) => [...wordsOf(career)].filter((word) => wordsOf(other).has(word)).length < 3)
        .map(({ id }) => `${career.id} ${id}`),
    );
    expect(strangers).toEqual([]);
    const near = (id: string) => [careerOf.get(id)].flatMap((career) => (career ? nearest(career, RELATED).map((other) => other.id) : []));
    expect(near("flight-attendant")).not.toContain("asha-worker");
    expect(near("electrical-supervisor")).not.toContain("air-ambulance-captain");
    expect(near("beautician")).not.toContain("school-librarian");
    expect(near("historian")).toContain("history-professor");
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
