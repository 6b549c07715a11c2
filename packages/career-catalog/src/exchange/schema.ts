import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import type { Career } from "../career.ts";
import { EXAMS, SUBJECT_COMBINATIONS } from "../pathway.ts";
import { CAREER_CATEGORIES, EDUCATION_LEVELS, PERSONALITY_WORDS, STRESS_LEVELS, WORK_ENVIRONMENTS } from "../vocabulary.ts";

const LOWEST_TRAIT = 1;
const HIGHEST_TRAIT = 10;

/** A message in the form of the library's own. */
const expected =
  (what: string) =>
  ({ received }: { readonly received: string }): string =>
    `Expected ${what} but received ${received}`;

const text = v.pipe(v.string(), v.regex(/\S/, expected("a text that is not empty")));
const list = v.array(text);
const trait = v.pipe(v.number(), v.integer(), v.minValue(LOWEST_TRAIT), v.maxValue(HIGHEST_TRAIT));
const amount = v.pipe(v.number(), v.minValue(0));
const basis = v.picklist(["sourced", "estimated"]);
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, expected("lower-case letters and digits joined by single hyphens")));

const pay = v.pipe(
  v.strictObject({
    low: amount,
    high: amount,
    currency: v.picklist(["USD", "INR"]),
    period: v.literal("year"),
    basis,
    source: text,
    year: v.pipe(v.number(), v.integer()),
  }),
  v.check(({ low, high }) => low <= high, "Expected low to be at most high"),
);

const pathway = v.strictObject({
  subjects: v.array(v.picklist(SUBJECT_COMBINATIONS)),
  afterClass10: list,
  afterClass12: list,
  afterDegree: list,
  exams: v.array(v.picklist(EXAMS)),
  yearsToFirstPay: v.pipe(
    v.strictTuple([amount, amount]),
    v.check(([least, most]) => least <= most, "Expected the smaller number of years first"),
  ),
  licence: v.nullable(text),
});

const fields = {
  id,
  name: text,
  category: v.picklist(CAREER_CATEGORIES),
  subcategory: text,
  description: text,
  image: v.exactOptional(text),
  skills: list,
  education: v.picklist(EDUCATION_LEVELS),
  salary: text,
  growth: text,
  workEnvironment: v.array(v.picklist(WORK_ENVIRONMENTS)),
  personality: v.array(v.picklist(PERSONALITY_WORDS)),
  remote: v.boolean(),
  stressLevel: v.picklist(STRESS_LEVELS),
  travelRequired: v.boolean(),
  technical: trait,
  creative: trait,
  analytical: trait,
  social: trait,
  leadership: trait,
  physical: trait,
  interests: v.exactOptional(v.pipe(v.string(), v.regex(/^[RIASEC]{1,6}$/, expected("letters of RIASEC, strongest first, such as IRC")))),
  pay: v.exactOptional(pay),
  payInr: v.exactOptional(pay),
  growthBasis: v.exactOptional(v.strictObject({ basis, source: text, year: v.exactOptional(v.pipe(v.number(), v.integer())) })),
  alternativeTitles: v.exactOptional(list),
  day: v.exactOptional(list),
  dislikes: v.exactOptional(list),
  tryIt: v.exactOptional(text),
  pathway: v.exactOptional(pathway),
  related: v.exactOptional(v.array(id)),
  nco: v.exactOptional(text),
  soc: v.exactOptional(text),
} as const satisfies Record<keyof Career, v.GenericSchema>;

export type Field = keyof Career;

const isField = (name: string): name is Field => Object.hasOwn(fields, name);

/** The fields of a career in the order of the columns of a CSV file. */
export const CAREER_FIELDS: readonly Field[] = Object.keys(fields).filter(isField);

/** The fields that no career may lack. */
export const REQUIRED_FIELDS: readonly Field[] = CAREER_FIELDS.filter((field) => fields[field].type !== "exact_optional");

const careerObject: v.GenericSchema<unknown, Career> = v.strictObject(fields);

/** What is wrong with one field; the path is empty where it is the whole. */
export type FieldIssue = { readonly path: string; readonly message: string };
export type CheckedCareer = { readonly ok: true; readonly career: Career } | { readonly ok: false; readonly issues: readonly FieldIssue[] };

const pathOf = (issue: v.BaseIssue<unknown>): string => issue.path?.map(({ key }) => String(key)).join(".") ?? "";

/** A career as it comes from outside, or all that is wrong with it. */
export function checkCareer(value: unknown): CheckedCareer {
  const { success, output, issues } = v.safeParse(careerObject, value);
  if (success) return { ok: true, career: output };
  return { ok: false, issues: issues.map((issue) => ({ path: pathOf(issue), message: issue.message })) };
}

/**
 * The Career entity (specification, section 3) as JSON Schema, draft 2020-12: what `parseCareers` takes for one career. What the
 * schema language can't say, `parseCareers` alone checks: that ranges rise, ids differ and related ids resolve.
 */
export const careerSchema: Readonly<Record<string, unknown>> = Object.freeze({
  ...toJsonSchema(careerObject, { target: "draft-2020-12", errorMode: "ignore" }),
  title: "Career",
});
