import type { Answers } from "@career-clarity/assessment-engine";
import { buildCatalog, createRandom, DEFAULT_SEED } from "@career-clarity/career-catalog";
import { buildProfile, createRanker, MATCHING_VERSION } from "@career-clarity/career-matching";
import { people } from "../testing/people.ts";
import { randomSheet } from "../testing/random-sheet.ts";

const RANDOM_SHEETS = 10;
const RANDOM_SEED = 31;
const TOP = 10;

const odd: readonly (readonly [name: string, answers: Answers])[] = [
  ["nothing answered", {}],
  ["one scale", { 14: 9 }],
  ["one wish", { 17: ["Flying as a pilot"] }],
  ["a follow-up", { 1: ["Solving technical challenges with code or machines"], 101: ["Repairing bikes, cars or engines"] }],
];

/** Answers in, profile and first ten out, over the catalogue of one seed: what a port in another language is verified with. */
export type GoldenVectors = {
  readonly version: string;
  readonly catalogueSeed: number;
  readonly careers: number;
  readonly vectors: readonly { readonly name: string; readonly answers: Answers; readonly profile: unknown; readonly top: unknown }[];
};

export function goldenVectors(): GoldenVectors {
  const ranker = createRanker(buildCatalog({ seed: DEFAULT_SEED }));
  const random = createRandom(RANDOM_SEED);
  const sheets: readonly (readonly [string, Answers])[] = [
    ...odd,
    ...people.map(({ name, answers }) => [name, answers] as const),
    ...Array.from({ length: RANDOM_SHEETS }, (_, index) => [`random sheet ${index + 1}`, randomSheet(random)] as const),
  ];
  return {
    version: MATCHING_VERSION,
    catalogueSeed: DEFAULT_SEED,
    careers: ranker.careers.length,
    vectors: sheets.map(([name, answers]) => {
      const profile = buildProfile(answers);
      const { traits, interests, clarity, agreement, stated, suggested, questions } = profile;
      return {
        name,
        answers,
        profile: {
          traits,
          interests,
          clarity,
          agreement,
          coherence: stated.coherence,
          suggested: suggested.slice(0, 3),
          most: questions.map(({ questionId, most }) => ({ questionId, most })),
        },
        top: ranker
          .rank(profile, { limit: TOP })
          .map(({ career, fit, percentile, band, level }) => ({ id: career.id, fit, percentile, band, level })),
      };
    }),
  };
}
