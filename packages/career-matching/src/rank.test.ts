import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import { people } from "../../../tooling/testing/people.ts";
import { buildProfile } from "./profile.ts";
import { createRanker, rankCareers } from "./rank.ts";

const profile = buildProfile({ 1: ["Helping people feel better or do better"], 6: ["Hospitals, clinics and medicines"], 14: 3 });
const person = buildProfile(people[0]?.answers ?? {});
const career = (id: string, own: Partial<typeof plainCareer> = {}) => ({ ...plainCareer, id, ...own });
const nurse = career("nurse", { category: "Healthcare", social: 9, interests: "SIR" });
const boss = career("boss", { leadership: 10, social: 2, interests: "E" });

it("[R25] the best comes first", () => {
  expect(rankCareers(profile, [boss, career("plain"), nurse]).map(({ career: { id } }) => id)).toEqual(["nurse", "plain", "boss"]);
});

it("[R25] equal fits stand by id", () => {
  const ids = rankCareers(profile, [career("c"), career("a"), career("b")]).map((match) => match.career.id);
  expect(ids).toEqual(["a", "b", "c"]);
});

it("[R26] the percentile is the share of all careers that fit less", () => {
  const matches = rankCareers(profile, [boss, career("a"), career("b"), nurse]);
  expect(matches.map(({ percentile }) => percentile)).toEqual([75, 25, 25, 0]);
});

it("[R27] the band follows from the percentile", () => {
  const many = Array.from({ length: 999 }, (_, index) => career(`plain-${index}`));
  const [first, second] = rankCareers(person, [...many, nurse]);
  expect(person.clarity).toBe("clear");
  expect([first?.percentile, first?.band]).toEqual([99.9, "Best"]);
  expect([second?.percentile, second?.level, second?.band]).toEqual([0, 2, "Stretch"]);
});

it("[R29] what speaks for a career is a reason, what speaks against it a caution", () => {
  const [first, last] = rankCareers(profile, [nurse, boss]);
  expect(first?.reasons.map(({ questionId }) => questionId).toSorted((a, b) => a - b)).toContain(1);
  expect(last?.cautions.map(({ questionId }) => questionId)).toContain(1);
  expect(last?.cautions).toHaveLength(2);
});

it("[R29] what all at the top have in common does not stand first", () => {
  const hospital = { category: "Healthcare", workEnvironment: ["Hospital or clinic"] } as const;
  const list = [
    { ...career("ward"), ...hospital, name: "Staff Nurse" },
    { ...career("clinic"), ...hospital, name: "Dietitian" },
    { ...career("desk"), ...hospital, name: "Receptionist" },
  ];
  const wishes = { 6: ["Hospitals, clinics and medicines"], 17: ["Nursing and patient care", "Diet, nutrition and public health"] };
  const reasons = rankCareers(buildProfile(wishes), list).map(({ reasons: [first] }) => first?.quote);
  expect(reasons.slice(0, 2)).toEqual(expect.arrayContaining(["Nursing and patient care", "Diet, nutrition and public health"]));
});

it("[R32] no careers give an empty list, one gives itself", () => {
  expect(rankCareers(profile, [])).toEqual([]);
  expect(rankCareers(buildProfile({}), [boss])).toMatchObject([
    { career: boss, fit: 50, percentile: 0, level: 1, reasons: [], cautions: [] },
  ]);
});

it("[R27] careers that can't be told apart share the band of the first of them", () => {
  const twins = Array.from({ length: 30 }, (_, index) => ({ ...nurse, id: `nurse-${10 + index}` }));
  const many = Array.from({ length: 970 }, (_, index) => career(`plain-${index}`));
  const shown = rankCareers(person, [...many, ...twins], { limit: 30 });
  expect(new Set(shown.map(({ percentile }) => percentile))).toEqual(new Set([97]));
  expect(new Set(shown.map(({ band }) => band))).toEqual(new Set(["Good"]));
});

it("[R47] a ranker ranks as rankCareers does", () => {
  const list = [nurse, boss, career("plain")];
  const ranker = createRanker(list);
  expect(ranker.careers).toEqual(list);
  expect(ranker.rank(profile)).toEqual(rankCareers(profile, list));
  expect(ranker.rank(profile, { limit: 1 })).toEqual(rankCareers(profile, list, { limit: 1 }));
});

it("[R47] a list that was changed in place is ranked as it is now", () => {
  const list = [boss, career("plain")];
  rankCareers(profile, list);
  list[0] = nurse;
  expect(rankCareers(profile, list).map((match) => match.career.id)).toEqual(["nurse", "plain"]);
});

it("[R30] a limit beyond the end gives the whole ranking", () => {
  expect(rankCareers(profile, [nurse, boss], { limit: 9 })).toEqual(rankCareers(profile, [nurse, boss]));
});

it("[R47][R55] a ranker's list of careers can't be changed", () => {
  const { careers, rank } = createRanker([boss, nurse]);
  expect(Object.isFrozen(careers)).toBe(true);
  expect(rank(profile)).toHaveLength(2);
});
