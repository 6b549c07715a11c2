import { expect, it } from "vitest";
import { calibratedRules } from "./calibrated-rules.ts";
import { categoryProfiles } from "./category-profiles.ts";
import { curatedCareers } from "./curated/index.ts";
import { EXAM_RECORDS } from "./exams.ts";
import { careerSchema } from "./exchange/schema.ts";
import { createRandom } from "./random.ts";
import { specificationRules } from "./specification-rules.ts";

const isFrozen = (value: unknown): boolean =>
  typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

it.each(
  Object.entries({
    categoryProfiles,
    curatedCareers,
    specificationRules,
    calibratedRules,
    careerSchema,
    EXAM_RECORDS,
    random: createRandom(1),
  }),
)("[R61] nobody can change %s", (_name, shared) => {
  expect(isFrozen(shared)).toBe(true);
});
