import { expect, it } from "vitest";
import { buildCatalog } from "./catalog.ts";
import { EXAM_RECORDS, EXAMS, PUBLIC_SERVICES } from "./exams.ts";
import { EDUCATION_LEVELS } from "./vocabulary.ts";

it("[R62] every examination has a record, and each is named by a career", () => {
  expect(Object.keys(EXAM_RECORDS).toSorted()).toEqual([...EXAMS].toSorted());
  const named = new Set(buildCatalog().flatMap(({ pathway }) => pathway?.exams ?? []));
  expect(EXAMS.filter((exam) => !named.has(exam))).toEqual([]);
});

it.each(EXAMS)("[R62] %s says whom it takes and who holds it, and what gives a post into which service", (exam) => {
  const { gives, service, asks, alsoFor = [], heldBy } = EXAM_RECORDS[exam];
  expect(heldBy).not.toBe("");
  for (const level of alsoFor) expect(EDUCATION_LEVELS.indexOf(level)).toBeGreaterThan(EDUCATION_LEVELS.indexOf(asks));
  if (gives === "post") expect(PUBLIC_SERVICES).toContain(service);
});

it("[R62] the least schooling of every service's posts is told apart", () => {
  expect(EXAM_RECORDS["SSC MTS"].asks).toBe("Class 10");
  expect(EXAM_RECORDS["SSC CHSL"].asks).toBe("Class 12");
  expect(EXAM_RECORDS["IBPS PO"].asks).toBe("Bachelor's Degree");
  expect(EXAM_RECORDS["RRB NTPC"].alsoFor).toEqual(["Bachelor's Degree"]);
  expect(EXAM_RECORDS["SSC JE"].degrees).toContain("Diploma");
});
