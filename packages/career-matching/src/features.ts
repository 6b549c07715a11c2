import {
  CAREER_CATEGORIES,
  type Career,
  EDUCATION_LEVELS,
  INTEREST_LETTERS,
  PERSONALITY_WORDS,
  type StressLevel,
  TRAITS,
  WORK_ENVIRONMENTS,
} from "@career-clarity/career-catalog";
import { lnOf } from "./logarithm.ts";
import { growthSpread, paySpread, standing, traitSpread } from "./scale-of-careers.ts";

/** The numeric features of a career, by name: `traits.social`, `interests.S`, `pay` and so on. The six traits stand first. */
export const FEATURES: readonly string[] = [
  ...TRAITS.map((trait) => `traits.${trait}`),
  ...INTEREST_LETTERS.map((letter) => `interests.${letter}`),
  ...CAREER_CATEGORIES.map((category) => `categories.${category}`),
  ...WORK_ENVIRONMENTS.map((place) => `environments.${place}`),
  ...PERSONALITY_WORDS.map((word) => `personality.${word}`),
  "stress",
  "travel",
  "remote",
  "pay",
  "growth",
];

/** Where a feature stands in a career's vector. */
export const featureIndex: ReadonlyMap<string, number> = new Map(FEATURES.map((name, index) => [name, index]));

/** What the rules read of a career: its vector in `FEATURES` order in thousandths, its words, its field and qualification. */
export type CareerFeatures = {
  readonly vector: readonly number[];
  readonly category: number;
  /** In lower case, each word after a space. */
  readonly name: string;
  readonly family: string;
  readonly skills: string;
  readonly educationRank: number;
  readonly physical: number;
};

// A letter's place in the code says how strongly it belongs; a missing one speaks a little against.
const LETTER_STRENGTH = [1000, 550, 250] as const;
const LETTER_MISSING = -350;
const CATEGORY_MISSING = -100;
const WORD_MISSING = -200;
const FULL = 1000;
/** Work in several places is done in each of them only partly: two share so much of one. */
const PARTLY = 1;
const stressStanding: Readonly<Record<StressLevel, number>> = { Low: -FULL, Medium: 0, High: FULL };

function letterStrength(interests: string, letter: string): number {
  const place = interests.indexOf(letter);
  return place < 0 ? LETTER_MISSING : (LETTER_STRENGTH[place] ?? 0);
}

/** The middle of the figures in a salary text, in US dollars a year; null where it names none. */
function middleOfSalary(salary: string): number | null {
  const figures = salary.match(/\d[\d,]*/g)?.map((figure) => Number(figure.replaceAll(",", ""))) ?? [];
  const sum = figures.reduce((total, figure) => total + figure, 0);
  return sum > 0 ? sum / figures.length : null;
}

/** What is paid in India tells more to an Indian student; where nobody estimated it, the order of United States pay stands in. */
function payStanding({ salary, payInr }: Career): number {
  if (payInr && payInr.low + payInr.high > 0) return standing(lnOf((payInr.low + payInr.high) / 2), paySpread.INR);
  const middle = middleOfSalary(salary);
  return middle === null ? 0 : standing(lnOf(middle), paySpread.USD);
}

function growthStanding(growth: string): number {
  const percent = Number.parseFloat(growth);
  return Number.isFinite(percent) ? standing(percent, growthSpread) : 0;
}

const searched = (text: string): string => ` ${text} `.toLowerCase();

export function workOut(career: Career): CareerFeatures {
  const { interests = "", workEnvironment, personality } = career;
  const place = workEnvironment.length < 2 ? FULL : Math.round((PARTLY * FULL) / workEnvironment.length);
  return {
    vector: [
      ...TRAITS.map((trait) => standing(career[trait], traitSpread[trait])),
      ...INTEREST_LETTERS.map((letter) => letterStrength(interests, letter)),
      ...CAREER_CATEGORIES.map((category) => (career.category === category ? FULL : CATEGORY_MISSING)),
      ...WORK_ENVIRONMENTS.map((each) => (workEnvironment.includes(each) ? place : WORD_MISSING)),
      ...PERSONALITY_WORDS.map((word) => (personality.includes(word) ? FULL : WORD_MISSING)),
      stressStanding[career.stressLevel],
      career.travelRequired ? FULL : -FULL,
      career.remote ? FULL : -FULL,
      payStanding(career),
      growthStanding(career.growth),
    ],
    category: CAREER_CATEGORIES.indexOf(career.category),
    name: searched(career.name),
    family: searched(career.subcategory),
    skills: searched(career.skills.join(" ")),
    educationRank: EDUCATION_LEVELS.indexOf(career.education),
    physical: career.physical,
  };
}

// A career is a frozen record: what was worked out of it stays true, and goes when the career goes.
const known = new WeakMap<Career, CareerFeatures>();

/** All that the rules read of a career, worked out once. */
export function careerFeatures(career: Career): CareerFeatures {
  const found = known.get(career);
  if (found) return found;
  const features = workOut(career);
  known.set(career, features);
  return features;
}
