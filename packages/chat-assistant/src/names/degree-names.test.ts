import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { knowledgeOf } from "../catalogue/knowledge.ts";
import { groundedReply } from "../grounded-reply.ts";
import { readQuestion } from "../reading/reading.ts";
import { wordsOf } from "../reading/words.ts";
import { AMBIGUOUS_DEGREE_NAMES, DEGREE_NAMES, PROFESSIONAL_QUALIFICATIONS } from "./degree-names.ts";
import { DEGREES_IN_HINDI, QUALIFICATIONS_IN_HINDI } from "./degrees-in-hindi.ts";

const knowledge = knowledgeOf(explorer);
const degreesOf = (question: string): readonly string[] => readQuestion(question, knowledge, null).degrees;
const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("degrees, diplomas and certificates", () => {
  it("[R59] each is told in Hindi too", () => {
    expect(Object.keys(DEGREES_IN_HINDI)).toEqual(Object.keys(DEGREE_NAMES));
    expect(Object.keys(QUALIFICATIONS_IN_HINDI)).toEqual(Object.keys(PROFESSIONAL_QUALIFICATIONS));
  });

  it("[R29] no two share a name", () => {
    const names = Object.values(DEGREE_NAMES).flatMap((degree) => degree.names.map((name) => wordsOf(name).join(" ")));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(Object.entries(DEGREE_NAMES).filter(([degree]) => degree !== "ANM"))(
    "[R25] %s is told in a line",
    (degree, { names: [name = ""], about }) => {
      expect(text(`${AMBIGUOUS_DEGREE_NAMES.has(name) ? degree : name} kya hai`)).toContain(about);
      expect(about).not.toMatch(/[!₹]|\.$/);
    },
  );

  it("[R29] a career that is known by its qualification is in the catalogue", () => {
    expect(Object.keys(PROFESSIONAL_QUALIFICATIONS).filter((id) => explorer.byId(id) === undefined)).toEqual([]);
  });

  it.each([
    ["BAMS vs MBBS", ["BAMS", "MBBS"]],
    ["bhms ya bds", ["BHMS", "BDS"]],
    ["b.ed or d.el.ed", ["BEd", "D.El.Ed"]],
    ["gnm better than bsc nursing?", ["GNM", "BSc Nursing"]],
    ["PGDM vs MBA", ["PGDM", "MBA"]],
    ["BA LLB or LLB", ["BA LLB", "LLB"]],
    ["mbbs ke baad md", ["MBBS", "MD"]],
    ["after MA what", ["MA"]],
    ["आईटीआई या पॉलिटेक्निक", ["ITI", "Polytechnic diploma"]],
  ])("[R29] %j names %j", (question, degrees) => {
    expect(degreesOf(question)).toEqual(degrees);
  });

  it.each([
    "bcom a pilot",
    "i want to be a doctor",
    "mere ma baap chahte hai",
    "BAMS doctor salary",
    "MBBS doctor",
    "bed and breakfast owner",
    "ms word sikhna hai",
    "jobs without btech",
    "aiims bsc nursing exam",
  ])("[R29] %j names none", (question) => {
    expect(degreesOf(question)).toEqual([]);
  });

  it("[R24] a degree that is named with a field is told with careers of that field", () => {
    expect(text("diploma in mechanical ke baad btech ya job")).not.toContain("Registered Nurse");
  });

  it("[R20] the pay that is asked of a degree is that of its careers, with its basis", () => {
    expect(text("bsc nursing salary")).toMatch(/Registered Nurse: ₹.*\(estimate, \d{4}\)/);
  });
});
