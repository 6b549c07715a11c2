import { buildCatalog } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import { people } from "../../../tooling/testing/people.ts";
import { counterfactual } from "./counterfactual.ts";
import { buildProfile } from "./profile.ts";
import { createRanker, rankCareers } from "./rank.ts";

const ranker = createRanker(buildCatalog());

describe.each(people)("a would-be $name", ({ answers }) => {
  const profile = buildProfile(answers);
  const [first, second] = ranker.rank(profile, { limit: 2 });
  const found = first && second && counterfactual(profile, first.career, second.career);

  it("[R50] is told what would swap the first two, and it does", () => {
    expect(found).toBeTruthy();
    if (!found || !first || !second) return;
    const after = rankCareers(buildProfile(found.answers), [first.career, second.career]);
    expect(after[0]?.career.id).toBe(second.career.id);
    expect(found.leadBefore).toBeCloseTo(first.fit - second.fit, 6);
    expect(found.leadAfter).toBeCloseTo((after[1]?.fit ?? 0) - (after[0]?.fit ?? 0), 6);
  });

  it("[R50] in their own words", () => {
    for (const { questionId, from, to, sentence } of found?.changes ?? []) {
      expect(sentence).toMatch(/^If you had /);
      expect(from).toEqual(profile.source.answers[questionId]);
      expect(to).not.toEqual(from);
    }
  });
});

const boss = { ...plainCareer, id: "boss", leadership: 9 };
const hand = { ...plainCareer, id: "hand", leadership: 2 };

it("[R50] the smallest step of a scale is found", () => {
  const found = counterfactual(buildProfile({ 14: 6 }), boss, hand);
  expect(found?.changes).toMatchObject([{ questionId: 14, from: 6, to: 5 }]);
  expect(found?.changes[0]?.sentence).toBe("If you had answered 5 instead of 6 to “How much would you like to lead a team one day?”");
  expect(found?.answers).toEqual({ 14: 5 });
});

it("[R50] where one change is not enough, two", () => {
  const onTheRoad = { ...plainCareer, id: "on-the-road", travelRequired: true, leadership: 10, physical: 9 };
  const atHome = { ...plainCareer, id: "at-home", remote: true, leadership: 1, physical: 1 };
  const profile = buildProfile(
    { 8: "Hard physical work or intense training", 14: 10, 15: ["Other cities nearly every month"] },
    { emphasis: { 14: 1.2 } },
  );
  const found = counterfactual(profile, onTheRoad, atHome);
  expect(found?.changes).toHaveLength(2);
  expect(rankCareers(buildProfile(found?.answers ?? {}, { emphasis: { 14: 1.2 } }), [onTheRoad, atHome])[0]?.career.id).toBe("at-home");
});

it("[R50] nothing to change: none where both are the same, the second is first, or nothing was answered", () => {
  const profile = buildProfile({ 14: 9 });
  expect(counterfactual(profile, boss, boss)).toBeNull();
  expect(counterfactual(profile, hand, boss)).toBeNull();
  expect(counterfactual(buildProfile({}), boss, hand)).toBeNull();
});
