import { assessmentQuestions, followUpsFor } from "@career-clarity/assessment-engine";
import { CAREER_CATEGORIES, type Career, EDUCATION_LEVELS, type StressLevel } from "@career-clarity/career-catalog";
import { type Chance, createChance } from "./chance.ts";
import { KINDS, kindsOf } from "./kinds.ts";
import { isClose, isNarrowlyNear, isNear, placesThat } from "./near.ts";
import { CONDITIONS, type Says, says } from "./says.ts";

/** A day's work as numbers, in the order of KINDS and CONDITIONS, each in standard deviations of the catalogue. */
export type Day = readonly number[];
const DIMENSIONS: readonly string[] = [...KINDS, ...CONDITIONS];
const dimension = new Map(DIMENSIONS.map((name, index) => [name, index]));

/** What an answer's table and a day's work come to. */
export const enjoyed = (own: Says, day: Day): number =>
  Object.entries(own).reduce((sum, [name, strength]) => sum + strength * (day[dimension.get(name) ?? -1] ?? 0), 0);

type Loads = Readonly<Record<string, number>>;
// How heavy the work is and how much of it is done at a screen, by major group of the occupation.
const physicalOf: Loads = {
  "11": 2,
  "13": 1.5,
  "15": 1,
  "17": 2.5,
  "17-3": 4,
  "19": 3,
  "19-4": 4.5,
  "21": 3,
  "23": 1.5,
  "25": 3.5,
  "25-1": 2.5,
  "27": 3.5,
  "27-2": 6,
  "27-202": 9,
  "29": 5,
  "31": 6.5,
  "33": 7,
  "35": 7,
  "37": 8,
  "39": 5.5,
  "39-9": 6.5,
  "41": 4,
  "41-3": 2,
  "43": 2,
  "43-5": 4,
  "45": 8.5,
  "47": 8.5,
  "49": 7,
  "51": 6.5,
  "53": 6,
  "55": 8,
};
const screenOf: Loads = {
  "11": 7,
  "13": 8,
  "15": 10,
  "17": 8,
  "17-3": 7,
  "19": 7,
  "21": 5,
  "23": 7,
  "25": 5,
  "27": 6,
  "27-1": 7,
  "27-2": 3,
  "27-3": 8,
  "29": 5,
  "31": 3,
  "33": 4,
  "35": 2,
  "37": 1,
  "39": 2,
  "41": 4,
  "43": 8,
  "45": 2,
  "47": 2,
  "49": 4,
  "51": 3,
  "53": 3,
};
const AMONG_PEOPLE = new Set(["21", "25", "29", "31", "35", "39", "41"]);
const PERMANENT = /UPSC|SSC|RRB|IBPS|SBI|RBI|NABARD|State PSC|CTET|TET|NDA|CDS|AFCAT|Agniveer|Judicial|LIC/;
const stressOf: Readonly<Record<StressLevel, number>> = { Low: 0, Medium: 1, High: 2 };

function loadOf(loads: Loads, soc: string): number {
  for (let length = soc.length; length >= 2; length--) {
    const load = loads[soc.slice(0, length)];
    if (load !== undefined) return load;
  }
  return 5;
}

/** A career's own code, or the commonest one of its family, or of its field. */
function occupationsOf(careers: readonly Career[]): readonly string[] {
  const commonest = (members: readonly Career[]): string => {
    const counts = new Map<string, number>();
    for (const { soc } of members) if (soc) counts.set(soc, (counts.get(soc) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? "";
  };
  const families = Map.groupBy(careers, ({ category, subcategory }) => `${category}/${subcategory}`);
  const ofFamily = new Map([...families].map(([family, members]) => [family, commonest(members)]));
  const fields = Map.groupBy(careers, ({ category }) => category);
  const ofField = new Map([...fields].map(([field, members]) => [field, commonest(members)]));
  return careers.map(
    ({ soc, category, subcategory }) => soc ?? (ofFamily.get(`${category}/${subcategory}`) || ofField.get(category) || ""),
  );
}

/** What an Indian employer pays in the middle of the range, in lakh rupees a year; a fixed one where none is given. */
export const payLakhOf = ({ payInr }: Career): number => (payInr ? (payInr.low + payInr.high) / 2 / 100_000 : 6);

const yearsOf = ({ pathway, education }: Career): number =>
  pathway ? (pathway.yearsToFirstPay[0] + pathway.yearsToFirstPay[1]) / 2 : EDUCATION_LEVELS.indexOf(education) * 0.9;

function rawDay(career: Career, soc: string): Day {
  const kinds = kindsOf(career.soc === undefined ? career : { ...career, soc });
  const conditions: Readonly<Record<(typeof CONDITIONS)[number], number>> = {
    physical: loadOf(physicalOf, soc),
    screen: loadOf(screenOf, soc),
    stress: stressOf[career.stressLevel],
    travel: Number(career.travelRequired) + kinds.move,
    remote: Number(career.remote),
    pay: Math.log(payLakhOf(career)),
    schooling: yearsOf(career),
    permanent: Number(career.pathway?.exams.some((exam) => PERMANENT.test(exam)) ?? false),
    people: Number(AMONG_PEOPLE.has(soc.slice(0, 2))) + 0.5 * (kinds.listen + kinds.teach + kinds.serve + kinds.sell + kinds.care),
  };
  return [...KINDS.map((kind) => kinds[kind]), ...CONDITIONS.map((condition) => conditions[condition])];
}

/** How alike two days are, from -1 to 1. */
export function alike(a: Day, b: Day): number {
  let both = 0;
  let first = 0;
  let second = 0;
  for (let index = 0; index < a.length; index++) {
    both += (a[index] ?? 0) * (b[index] ?? 0);
    first += (a[index] ?? 0) ** 2;
    second += (b[index] ?? 0) ** 2;
  }
  return both / (Math.sqrt(first * second) || 1);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1;
};

/** Nobody likes anything more than this many deviations. */
const FAR = 3;

function standardised(rows: readonly Day[]): readonly Day[] {
  const spreads = DIMENSIONS.map((_, index) => {
    const column = rows.map((row) => row[index] ?? 0);
    return { middle: mean(column), size: deviation(column) };
  });
  return rows.map((row) =>
    row.map((value, index) => Math.max(-FAR, Math.min(FAR, (value - (spreads[index]?.middle ?? 0)) / (spreads[index]?.size ?? 1)))),
  );
}

/** The careers with all that people are built from. */
export type World = {
  readonly careers: readonly Career[];
  readonly days: readonly Day[];
  readonly occupations: readonly string[];
  readonly physical: readonly number[];
  readonly years: readonly number[];
  /** The middle of each category's days, in the order of CAREER_CATEGORIES. */
  readonly fields: readonly Day[];
  readonly near: readonly ReadonlySet<number>[];
  readonly narrow: readonly ReadonlySet<number>[];
  readonly close: readonly ReadonlySet<number>[];
  /** How popular an option is with everybody, and how widely people differ about the options of a question. */
  readonly popularity: Readonly<Record<number, Readonly<Record<string, number>>>>;
  readonly spread: Readonly<Record<number, number>>;
};

const POPULARITY = 0.35;
const WORLD_SEED = 611;

function popularities(chance: Chance): World["popularity"] {
  const everything = [
    ...assessmentQuestions,
    ...followUpsFor({ 1: assessmentQuestions[0]?.type === "multiselect" ? assessmentQuestions[0].options : [] }),
  ];
  return Object.fromEntries(
    everything.flatMap((question) =>
      question.type === "scale"
        ? []
        : [[question.id, Object.fromEntries(question.options.map((option) => [option, POPULARITY * chance.normal()]))]],
    ),
  );
}

export function buildWorld(careers: readonly Career[]): World {
  const occupations = occupationsOf(careers);
  const days = standardised(careers.map((career, index) => rawDay(career, occupations[index] ?? "")));
  const spread = Object.fromEntries(
    Object.entries(says).map(([id, options]) => [
      Number(id),
      mean(Object.values(options).map((own) => deviation(days.map((day) => enjoyed(own, day))))),
    ]),
  );
  return {
    careers,
    days,
    occupations,
    physical: occupations.map((soc) => loadOf(physicalOf, soc)),
    years: careers.map(yearsOf),
    fields: CAREER_CATEGORIES.map((category) => {
      const own = days.filter((_, place) => careers[place]?.category === category);
      return DIMENSIONS.map((_, index) => mean(own.map((day) => day[index] ?? 0)));
    }),
    near: placesThat(careers, isNear),
    narrow: placesThat(careers, isNarrowlyNear),
    close: placesThat(careers, isClose),
    popularity: popularities(createChance(WORLD_SEED)),
    spread,
  };
}
