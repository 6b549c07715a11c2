import type { Exam } from "@career-clarity/career-catalog";
import { inEach, type Language, type Wording } from "../language.ts";
import { listed } from "./join.ts";

/** From one month to another, 1 to 12; the same twice where it is one. */
type Months = readonly [from: number, to: number];
/** When the form stood open and when the test was held in the years 2024 to 2026, once or several times a year. */
type ExamMonths = { readonly form: readonly Months[]; readonly test: readonly Months[] };

const ofUpsc: ExamMonths = {
  form: [
    [12, 1],
    [5, 6],
  ],
  test: [
    [4, 4],
    [9, 9],
  ],
};
const once = (form: Months, test: Months): ExamMonths => ({ form: [form], test: [test] });

/** Examinations that keep to their months from year to year; the test is the first stage of those that have several. */
export const EXAM_MONTHS: Partial<Readonly<Record<Exam, ExamMonths>>> = {
  "JEE Main": {
    form: [
      [10, 11],
      [1, 3],
    ],
    test: [
      [1, 1],
      [4, 4],
    ],
  },
  "JEE Advanced": once([4, 5], [5, 5]),
  "NEET-UG": once([2, 3], [5, 5]),
  "CUET-UG": once([1, 3], [5, 6]),
  "CUET-PG": once([12, 2], [3, 3]),
  CLAT: once([7, 11], [12, 12]),
  AILET: once([8, 11], [12, 12]),
  NDA: ofUpsc,
  CDS: ofUpsc,
  AFCAT: {
    form: [
      [11, 12],
      [5, 7],
    ],
    test: [
      [1, 2],
      [8, 8],
    ],
  },
  "UPSC Civil Services": once([1, 3], [5, 6]),
  CAT: once([8, 9], [11, 11]),
  XAT: once([7, 12], [1, 1]),
  GATE: once([8, 10], [2, 2]),
  "IIT JAM": once([9, 10], [2, 2]),
  "NIFT entrance": once([11, 1], [2, 2]),
  "NID DAT": once([9, 12], [12, 1]),
  UCEED: once([10, 11], [1, 1]),
  CEED: once([10, 11], [1, 1]),
  "NCHM JEE": once([12, 3], [4, 5]),
  "IISER IAT": once([3, 5], [5, 6]),
  NEST: once([2, 5], [6, 6]),
  IPMAT: once([2, 4], [5, 5]),
  "UGC-NET": {
    form: [
      [4, 5],
      [10, 12],
    ],
    test: [
      [6, 6],
      [12, 1],
    ],
  },
  "CA Foundation": {
    form: [
      [11, 11],
      [2, 3],
      [7, 7],
    ],
    test: [
      [1, 1],
      [5, 6],
      [9, 9],
    ],
  },
};

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  english: "January February March April May June July August September October November December".split(" "),
  hinglish: "January February March April May June July August September October November December".split(" "),
  hindi: "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" "),
};
const WITHIN: Wording<(from: string, to: string) => string> = {
  english: (from, to) => (from === to ? `in ${from}` : `from ${from} to ${to}`),
  hinglish: (from, to) => (from === to ? `${from} mein` : `${from} se ${to} mein`),
  hindi: (from, to) => (from === to ? `${from} में` : `${from} से ${to} में`),
};

const said = (months: readonly Months[], language: Language): string => {
  const name = (month: number): string => NAMES[language][month - 1] ?? "";
  return listed(
    months.map(([from, to]) => WITHIN[language](name(from), name(to))),
    "and",
    language,
  );
};

const IN_WHICH_MONTHS: Wording<(exam: string, form: string, test: string) => string> = {
  english: (exam, form, test) => `In the last years the form of ${exam} stood open ${form}; the test was held ${test}.`,
  hinglish: (exam, form, test) => `Pichhle saalon mein ${exam} ka form ${form} khula tha, aur test ${test} hua.`,
  hindi: (exam, form, test) => `पिछले सालों में ${exam} का फ़ॉर्म ${form} खुला था, और टेस्ट ${test} हुआ।`,
};

/** In which months an examination was held in the last years; undefined where it keeps to none. */
export function monthsOf(exam: Exam): Wording | undefined {
  const known = EXAM_MONTHS[exam];
  return known && inEach((language) => IN_WHICH_MONTHS[language](exam, said(known.form, language), said(known.test, language)));
}
