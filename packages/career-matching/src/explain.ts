import type { Career } from "@career-clarity/career-catalog";
import { agreement } from "./agreement.ts";
import { type CareerFeatures, careerFeatures } from "./features.ts";
import type { VisitorProfile } from "./profile.ts";
import { type OptionModel, optionValue } from "./question-model.ts";
import { type AnsweredQuestion, answerPoints, type Choice } from "./sheet.ts";

/** What one answer gives to a fit, in the person's own words. */
export type Contribution = {
  readonly questionId: number;
  /** The chosen option, of several the one that says most about this career. */
  readonly quote: string;
  /** The answer's share of the fit, from 0 to twice `neutral`. */
  readonly points: number;
  /** What the answer would give to a career that it says nothing about. */
  readonly neutral: number;
  /** The same as a sentence. */
  readonly sentence: string;
};

/** A fit and all it is made of: the contributions' points add up to it. */
export type MatchExplanation = { readonly version: string; readonly fit: number; readonly contributions: readonly Contribution[] };

/** The fit of a person whose answers say nothing. */
export const NEUTRAL_FIT = 50;
/** Sums are whole billionths of a point: exact in any order. */
export const UNITS = 1_000_000_000;

/** How the rules come to know a career: what an option says about it, and how well it agrees with the option in itself. */
export type Reading = { readonly value: (option: OptionModel) => number; readonly agreed: (option: OptionModel) => number };

export const readingOf = (career: CareerFeatures): Reading => ({
  value: (option) => optionValue(option, career),
  agreed: ({ evidence }) => agreement(evidence, career),
});

/** What the person said that bears most on a career: quoted, and what it means for work. */
type Telling = Pick<Choice, "quote" | "said" | "means"> & { readonly agreed: number };

const FEW = 2;

/** Where the meaning is the person's own words, they are not said twice. */
const meantBy = ({ quote, means }: Choice): string => (quote.toLowerCase() === means.toLowerCase() ? "that" : means);

/** Where the best choice counts and none suits, all of them say so together, and the nearest of them says how the work is in itself. */
const together = (choices: readonly Choice[], agreed: Reading["agreed"]): Telling => ({
  quote: choices.map(({ quote }) => quote).join("; "),
  said: `You chose ${choices.map(({ quote }) => `“${quote}”`).join(", ")}`,
  means: choices.length > FEW ? "any of these" : [...new Set(choices.map(meantBy))].join(" or "),
  agreed: Math.max(...choices.map(({ option }) => agreed(option))),
});

/** Of several choices, the one that speaks loudest in the direction of the whole answer. */
function telling({ choices, together: how }: AnsweredQuestion, { value, agreed }: Reading, isFor: boolean): Telling {
  if (how === "best" && !isFor) return together(choices, agreed);
  let found: Choice | undefined;
  let loudest = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const loudness = (isFor ? 1 : -1) * choice.share * value(choice.option);
    if (loudness > loudest) {
      loudest = loudness;
      found = choice;
    }
  }
  if (!found) return together(choices, agreed);
  const { quote, said, option, share } = found;
  return { quote, said, means: meantBy(found), agreed: share < 0 ? -agreed(option) : agreed(option) };
}

/** Strong and weak are said of what the work is in itself; where that says otherwise, it is compared with other work. */
function verdictOf(isFor: boolean, { agreed, means }: Telling): string {
  if (isFor) return `and this work is ${agreed > 0 ? "strong on" : "no weaker than most on"} ${means}`;
  return `and this work is ${agreed < 0 ? "weak on" : "more about other things than"} ${means}`;
}

function contributionOf(question: AnsweredQuestion, reading: Reading): Contribution {
  const points = answerPoints(question, reading.value);
  const neutral = (question.most / 2) * 1000;
  const isFor = points >= neutral;
  const told = telling(question, reading, isFor);
  const isPreference = question.choices.some(({ option }) => !option.isAnything);
  return {
    questionId: question.questionId,
    quote: told.quote,
    points: points / UNITS,
    neutral: neutral / UNITS,
    sentence: `${told.said}, ${isPreference ? verdictOf(isFor, told) : "which counts neither for nor against any work"}.`,
  };
}

/** What each answer contributes, in question order. */
export const contributionsTo = ({ questions }: VisitorProfile, reading: Reading): readonly Contribution[] =>
  questions.map((question) => contributionOf(question, reading));

/** The fit in billionths: the sum of the answers' points. */
export function fitUnitsOf(questions: readonly AnsweredQuestion[], value: Reading["value"]): number {
  if (questions.length === 0) return NEUTRAL_FIT * UNITS;
  let fit = 0;
  for (const question of questions) fit += answerPoints(question, value);
  return fit;
}

/** What each answer contributes to a career's fit, in question order. Without answers the fit is 50 and nothing contributes. */
export function explainMatch(profile: VisitorProfile, career: Career): MatchExplanation {
  const reading = readingOf(careerFeatures(career));
  return {
    version: profile.version,
    fit: fitUnitsOf(profile.questions, reading.value) / UNITS,
    contributions: contributionsTo(profile, reading),
  };
}
