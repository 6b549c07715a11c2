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
import { growthSpread, paySpread, standing, traitSpread } from "./scale-of-careers.ts";

/** The numeric features of a career, by name: `traits.social`, `interests.S`, `pay` and so on, each from -1 to 1. */
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

/** What the rules read of a career: its vector in `FEATURES` order, its words, its qualification and how physical it is. */
export type CareerFeatures = {
  readonly vector: readonly number[];
  /** Name, field and skills in lower case, each word after a space. */
  readonly words: string;
  readonly name: string;
  readonly educationRank: number;
  readonly physical: number;
};

// A letter's place in the code says how strongly it belongs; a missing one speaks a little against.
const LETTER_STRENGTH = [1, 0.55, 0.25] as const;
const LETTER_MISSING = -0.35;
const CATEGORY_MISSING = -0.1;
const WORD_MISSING = -0.2;
const stressStanding: Readonly<Record<StressLevel, number>> = { Low: -1, Medium: 0, High: 1 };

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

function payStanding(salary: string): number {
  const middle = middleOfSalary(salary);
  return middle === null ? 0 : standing(Math.log10(middle), paySpread);
}

function growthStanding(growth: string): number {
  const percent = Number.parseFloat(growth);
  return Number.isFinite(percent) ? standing(percent, growthSpread) : 0;
}

function workOut(career: Career): CareerFeatures {
  const { interests = "", workEnvironment, personality } = career;
  const share = workEnvironment.length === 0 ? 0 : 2 / workEnvironment.length;
  return {
    vector: [
      ...TRAITS.map((trait) => standing(career[trait], traitSpread[trait])),
      ...INTEREST_LETTERS.map((letter) => letterStrength(interests, letter)),
      ...CAREER_CATEGORIES.map((category) => (career.category === category ? 1 : CATEGORY_MISSING)),
      ...WORK_ENVIRONMENTS.map((place) => (workEnvironment.includes(place) ? Math.min(1, share) : WORD_MISSING)),
      ...PERSONALITY_WORDS.map((word) => (personality.includes(word) ? 1 : WORD_MISSING)),
      stressStanding[career.stressLevel],
      career.travelRequired ? 1 : -1,
      career.remote ? 1 : -1,
      payStanding(career.salary),
      growthStanding(career.growth),
    ],
    words: ` ${career.subcategory} ${career.skills.join(" ")} `.toLowerCase(),
    name: ` ${career.name} `.toLowerCase(),
    educationRank: EDUCATION_LEVELS.indexOf(career.education),
    physical: career.physical,
  };
}

// A career is a frozen record: what was worked out of it stays true, and goes when the career goes.
const known = new WeakMap<Career, CareerFeatures>();

/** All that the rules read of a career, worked out once. */
export function careerFeatures(career: Career): CareerFeatures {
  const features = known.get(career) ?? workOut(career);
  known.set(career, features);
  return features;
}
