import { buildCatalog } from "@career-clarity/career-catalog";
import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import { people } from "../../../tooling/testing/people.ts";
import { pickMatches } from "./pick.ts";
import { buildProfile } from "./profile.ts";
import { createRanker, rankCareers } from "./rank.ts";

const ranker = createRanker(buildCatalog());

const most = (fields: readonly string[]): number => Math.max(...fields.map((field) => fields.filter((each) => each === field).length));

it.each(people)("[R49] for a $name: 12 matches, no family more than 2, two stretches further out", ({ answers }) => {
  const ranking = ranker.rank(buildProfile(answers), { limit: 300 });
  const { matches, stretches } = pickMatches(ranking);
  const countOf = (category: string) => matches.filter(({ career }) => career.category === category).length;
  expect(matches).toHaveLength(12);
  expect(matches[0]).toBe(ranking[0]);
  expect(matches.map(({ band }) => band)).not.toContain("Stretch");
  expect(most(matches.map(({ career }) => career.subcategory))).toBeLessThanOrEqual(2);
  expect(matches.map(({ fit }) => fit)).toEqual(matches.map(({ fit }) => fit).toSorted((a, b) => b - a));
  expect(stretches).toHaveLength(2);
  expect(stretches.map(({ career }) => countOf(career.category))).toEqual([0, 0]);
  expect(new Set(stretches.map(({ career }) => career.category)).size).toBe(2);
});

it("[R49] no category has more than a third, as long as others fit well", () => {
  const undecided = buildProfile({ 1: ["Explaining things so that others understand", "Creative work such as art, music or writing"] });
  const { matches } = pickMatches(ranker.rank(undecided, { limit: 300 }));
  expect(most(matches.map(({ career }) => career.category))).toBeLessThanOrEqual(4);
});

it("[R49] what fits no better than most stands back behind more of the fields that fit", () => {
  const inField = (category: "Technology" | "Legal", index: number) =>
    ({ ...plainCareer, id: `${category}-${index}`, category, subcategory: `Family ${Math.floor(index / 2)}` }) as const;
  const fitting = Array.from({ length: 14 }, (_, index) => inField("Technology", index));
  const others = Array.from({ length: 400 }, (_, index) => inField("Legal", index));
  const answers = { ...people[1]?.answers };
  const { matches, stretches } = pickMatches(rankCareers(buildProfile(answers), [...fitting, ...others], { limit: 300 }));
  expect(matches.map(({ career }) => career.category)).toEqual(Array.from({ length: 12 }, () => "Technology"));
  expect(stretches.map(({ career }) => career.category)).toEqual(["Legal"]);
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
