import { deepFreeze } from "@career-clarity/internal";
import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import type { Career } from "../career.ts";
import { EXAMS } from "../exams.ts";
import { SUBJECT_COMBINATIONS } from "../pathway.ts";
import { CAREER_CATEGORIES, EDUCATION_LEVELS, PERSONALITY_WORDS, STRESS_LEVELS, WORK_ENVIRONMENTS } from "../vocabulary.ts";

const LOWEST_TRAIT = 1;
const HIGHEST_TRAIT = 10;

/** A message in the form of the library's own. */
const expected =
  (what: string) =>
  ({ received }: { readonly received: string }): string =>
    `Expected ${what} but received ${received}`;

const like = (pattern: RegExp, what: string) => v.pipe(v.string(), v.regex(pattern, expected(what)));
const text = like(/\S/, "a text that is not empty");
const list = v.array(text);
const whole = v.pipe(v.number(), v.integer(expected("a whole number")));
const score = expected(`a whole number from ${LOWEST_TRAIT} to ${HIGHEST_TRAIT}`);
const trait = v.pipe(v.number(), v.integer(score), v.minValue(LOWEST_TRAIT, score), v.maxValue(HIGHEST_TRAIT, score));
const amount = v.pipe(v.number(), v.minValue(0));
const basis = v.picklist(["sourced", "estimated"]);
const id = like(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case letters and digits joined by single hyphens");
const salary = like(/\d|^\s*[Nn]\/[Aa]\s*$/, 'a figure, a range such as "$40,000 - $60,000", or "N/A"');
const growth = like(/\d/, 'a percentage such as "+12%"');
const image = like(/^(?:https?:\/\/|\/(?!\/))\S+$/, "an address that begins with https:// or with one slash");
const interests = like(/^(?!.*(.).*\1)[RIASEC]{1,6}$/, "different letters of RIASEC, strongest first, such as IRC");

const pay = v.pipe(
  v.strictObject({
    low: amount,
    high: amount,
    currency: v.picklist(["USD", "INR"]),
    period: v.literal("year"),
    basis,
    source: text,
    year: whole,
  }),
  v.check(
    ({ low, high }) => low <= high,
    ({ input: { low, high } }) => `Expected low to be at most high but received ${low} and ${high}`,
  ),
);

const pathway = v.strictObject({
  subjects: v.array(v.picklist(SUBJECT_COMBINATIONS)),
  afterClass10: list,
  afterClass12: list,
  afterDegree: list,
  exams: v.array(v.picklist(EXAMS)),
  yearsToFirstPay: v.pipe(
    v.strictTuple([amount, amount]),
    v.check(
      ([least, most]) => least <= most,
      ({ input }) => `Expected the smaller number of years first but received ${input.join(" and ")}`,
    ),
  ),
  licence: v.nullable(text),
});

const fields = {
  id,
  name: text,
  category: v.picklist(CAREER_CATEGORIES),
  subcategory: text,
  description: text,
  summary: v.exactOptional(text),
  image: v.exactOptional(image),
  skills: list,
  education: v.picklist(EDUCATION_LEVELS),
  salary,
  growth,
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
  interests: v.exactOptional(interests),
  pay: v.exactOptional(pay),
  payInr: v.exactOptional(pay),
  growthBasis: v.exactOptional(v.strictObject({ basis, source: text, year: v.exactOptional(whole) })),
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

/** A field that is missing, or that no career has, in words that say so. */
const messageOf = ({ type, expected: allowed, received, message }: v.BaseIssue<unknown>): string => {
  if (type !== "strict_object") return message;
  if (allowed === "never") return `Expected no such field but received ${received}`;
  return allowed === "Object" ? message : "This field is missing";
};

/** A career as it comes from outside, or all that is wrong with it. */
export function checkCareer(value: unknown): CheckedCareer {
  const { success, output, issues } = v.safeParse(careerObject, value);
  if (success) return { ok: true, career: output };
  return { ok: false, issues: issues.map((issue) => ({ path: pathOf(issue), message: messageOf(issue) })) };
}

/**
 * The Career entity (specification, section 3) as JSON Schema, draft 2020-12: what `parseCareers` takes for one career. What the
 * schema language can't say, `parseCareers` alone checks: that ranges rise and ids differ.
 */
export const careerSchema: Readonly<Record<string, unknown>> = deepFreeze({
  ...toJsonSchema(careerObject, { target: "draft-2020-12", errorMode: "ignore" }),
  title: "Career",
});
