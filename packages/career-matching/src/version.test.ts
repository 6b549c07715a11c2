import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import { explainMatch } from "./explain.ts";
import { buildProfile } from "./profile.ts";
import { rankCareers } from "./rank.ts";
import { MATCHING_VERSION } from "./version.ts";

it("[R38] the version is a text that is not empty, and part of every result", () => {
  expect(MATCHING_VERSION).toMatch(/\S/);
  const profile = buildProfile({});
  expect(profile.version).toBe(MATCHING_VERSION);
  expect(explainMatch(profile, plainCareer).version).toBe(MATCHING_VERSION);
  expect(rankCareers(profile, [plainCareer]).map(({ version }) => version)).toEqual([MATCHING_VERSION]);
});
