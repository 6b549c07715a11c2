import type { Pathway } from "@career-clarity/career-catalog";
import { expect, it } from "vitest";
import { examsLine } from "./exam-line.ts";

const NO_WAY: Pathway = {
  subjects: ["PCM"],
  afterClass10: [],
  afterClass12: [],
  afterDegree: [],
  exams: [],
  yearsToFirstPay: [3, 5],
  licence: null,
};

it("[R21] tells the entrance to a course from what qualifies and from what gives the post", () => {
  expect(examsLine({ ...NO_WAY, exams: ["CLAT", "Bar examination (AIBE)", "Judicial services"] })).toBe(
    "Exams on the way: to enter a course CLAT; to qualify Bar examination (AIBE); for the post itself Judicial services",
  );
});

it("[R21] names a recruitment that the ways in name and the list of exams does not", () => {
  const patwari = { ...NO_WAY, afterDegree: ["State patwari test", "State PSC, revenue service"] };
  expect(examsLine(patwari)).toBe('Exams on the way: to enter a course none; a test or recruitment of its own: "State patwari test"');
  expect(examsLine({ ...patwari, exams: ["CUET-UG"] })).toContain('to enter a course CUET-UG; a test or recruitment of its own: "State');
});

it("[R21] does not name a recruitment twice that a way tells by its employer", () => {
  const way = "ITI trade Electrician (also for a State power company, by its own recruitment)";
  const exams = ["State ITI admission", "State power company recruitment"] as const;
  expect(examsLine({ ...NO_WAY, afterClass10: [way], exams })).toBe(
    "Exams on the way: to enter a course State ITI admission; for the post itself State power company recruitment",
  );
  expect(examsLine({ ...NO_WAY, afterClass10: [way] })).toContain(`a test or recruitment of its own: "${way}"`);
});

it("[R21] says so where there is neither, and takes a company that sets exams for no exam", () => {
  expect(examsLine({ ...NO_WAY, afterClass12: ["On-screen marking for an exam company"] })).toBe(
    "Exams: the catalogue names none, neither to enter a course nor for the post",
  );
});

it.each([
  "Junior to an experienced advocate or in a law firm for some years, after enrolment",
  "Any degree, then trainee with a recruitment agency",
  "BTech in Computer Science or IT (with PCM), then years as software tester and test lead",
  "Jeweller's assistant from 18, until trusted to test gold",
  "The same test after any degree",
])("[R21] takes no work for a test: %s", (way) => {
  expect(examsLine({ ...NO_WAY, afterDegree: [way] })).not.toContain("of its own");
});

it.each([
  "District home guard enrolment with a physical test",
  "State fire service recruitment",
  "UIDAI operator or supervisor test, from age 18",
])("[R21] names what is one: %s", (way) => {
  expect(examsLine({ ...NO_WAY, afterClass12: [way] })).toContain(way);
});
