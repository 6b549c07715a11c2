import type { Career, Pathway } from "@career-clarity/career-catalog";
import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import { explainMatch } from "./explain.ts";
import { gatesOf } from "./gates.ts";
import { buildProfile } from "./profile.ts";

const pathway: Pathway = {
  subjects: ["PCB", "PCMB"],
  afterClass10: [],
  afterClass12: ["MBBS"],
  afterDegree: [],
  exams: ["NEET-UG"],
  yearsToFirstPay: [7, 8],
  licence: "Registration with the State Medical Council",
};
const doctor: Career = { ...plainCareer, education: "Professional Degree", pathway };
const short = buildProfile({ 9: ["A diploma or polytechnic course"] });
const long = buildProfile({ 9: ["Years of specialist study up to MD or PhD"] });

it("[R48] a gate for all that the record says", () => {
  expect(gatesOf(doctor, long)).toEqual([
    { kind: "education", text: "Usual entry: Professional Degree", isBeyond: false },
    { kind: "subjects", text: "Class 11 with PCB or PCMB", isBeyond: false },
    { kind: "exams", text: "Exams on the way: NEET-UG", isBeyond: false },
    { kind: "years", text: "Usually 7 to 8 years from the end of Class 10 to the first pay", isBeyond: false },
    { kind: "licence", text: "Registration with the State Medical Council", isBeyond: false },
  ]);
});

it("[R48] more schooling than someone is ready for is beyond; where they said nothing, nothing is", () => {
  expect(gatesOf(doctor, short)[0]?.isBeyond).toBe(true);
  expect(gatesOf(doctor, buildProfile({ 14: 9 }))[0]?.isBeyond).toBe(false);
});

it("[R48] a record without a pathway says its schooling alone, and what any subject opens names none", () => {
  expect(gatesOf({ ...plainCareer, education: "No formal requirement" }, short)).toEqual([
    { kind: "education", text: "No formal qualification", isBeyond: false },
  ]);
  const open: Career = {
    ...plainCareer,
    pathway: {
      ...pathway,
      subjects: ["PCM", "PCB", "PCMB", "Commerce with Maths", "Commerce without Maths", "Humanities", "Vocational"],
      exams: [],
      yearsToFirstPay: [1, 1],
      licence: null,
    },
  };
  expect(gatesOf(open, long).map(({ kind, text }) => [kind, text])).toEqual([
    ["education", "Usual entry: Bachelor's Degree"],
    ["years", "Usually 1 year from the end of Class 10 to the first pay"],
  ]);
});

it("[R48] they change no fit", () => {
  const { pathway: _, ...without } = doctor;
  expect(explainMatch(short, doctor).fit).toBe(explainMatch(short, without).fit);
});
