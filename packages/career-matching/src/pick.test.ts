import { buildCatalog, CAREER_CATEGORIES } from "@career-clarity/career-catalog";
import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import { people } from "../../../tooling/testing/people.ts";
import { pickMatches } from "./pick.ts";
import { buildProfile } from "./profile.ts";
import { createRanker, rankCareers } from "./rank.ts";

const ranker = createRanker(buildCatalog());

it.each(people)("[R49] for a $name: 12 matches, no category more than 4, two stretches further out", ({ answers }) => {
  const { matches, stretches } = pickMatches(ranker.rank(buildProfile(answers), { limit: 300 }));
  const countOf = (category: string) => matches.filter(({ career }) => career.category === category).length;
  expect(matches).toHaveLength(12);
  expect(Math.max(...CAREER_CATEGORIES.map(countOf))).toBeLessThanOrEqual(4);
  expect(matches.map(({ fit }) => fit)).toEqual(matches.map(({ fit }) => fit).toSorted((a, b) => b - a));
  expect(stretches).toHaveLength(2);
  expect(stretches.map(({ career }) => countOf(career.category))).toEqual([0, 0]);
  expect(new Set(stretches.map(({ career }) => career.category)).size).toBe(2);
});

it("[R49] as many as asked for", () => {
  const ranking = ranker.rank(buildProfile({ 14: 9 }), { limit: 300 });
  expect(pickMatches(ranking, { count: 18 }).matches).toHaveLength(18);
  expect(pickMatches(ranking, { count: 1 }).matches).toEqual(ranking.slice(0, 1));
});

it("[R49] where fields run out the best that is left fills the list", () => {
  const list = Array.from({ length: 9 }, (_, index) => ({ ...plainCareer, id: `plain-${index}`, leadership: index + 1 }));
  const ranking = rankCareers(buildProfile({ 14: 9 }), list);
  expect(pickMatches(ranking, { count: 6 })).toEqual({ matches: ranking.slice(0, 6), stretches: [] });
  expect(pickMatches(ranking)).toEqual({ matches: ranking, stretches: [] });
  expect(pickMatches([])).toEqual({ matches: [], stretches: [] });
});
