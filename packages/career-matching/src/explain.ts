import type { Career } from "@career-clarity/career-catalog";
import { agreement } from "./agreement.ts";
import { type CareerFeatures, careerFeatures } from "./features.ts";
import type { VisitorProfile } from "./profile.ts";
import { type AnsweredQuestion, type Choice, questionAgreement } from "./sheet.ts";

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
export type MatchExplanation = { readonly fit: number; readonly contributions: readonly Contribution[] };

/** The fit of a person whose answers say nothing. */
const NEUTRAL_FIT = 50;

const pointsFor = (maxPoints: number, value: number): number => (maxPoints * (1 + value)) / 2;

/** The answer's points for a career. */
const answerPoints = (question: AnsweredQuestion, career: CareerFeatures): number =>
  pointsFor(question.maxPoints, questionAgreement(question, career));

/** The fit, from 0 to 100: the sum of the answers' points. */
export function fitOf({ questions }: VisitorProfile, career: CareerFeatures): number {
  if (questions.length === 0) return NEUTRAL_FIT;
  let fit = 0;
  for (const question of questions) fit += answerPoints(question, career);
  return Math.max(0, Math.min(100, fit));
}

/** What the person said that bears most on a career: quoted, and what it means for work. */
type Telling = Pick<Choice, "quote" | "said" | "means">;

/** Where the best choice counts and none suits, all of them say so together. */
const together = (choices: readonly Choice[]): Telling => ({
  quote: choices.map(({ quote }) => quote).join("; "),
  said: `You chose ${choices.map(({ quote }) => `“${quote}”`).join(", ")}`,
  means: choices.map(({ means }) => means).join(" or "),
});

/** Of several choices, the one that speaks loudest in the direction of the whole answer. */
function telling({ choices, weights }: AnsweredQuestion, career: CareerFeatures, value: number): Telling {
  if (!weights && value < 0) return together(choices);
  const sign = value < 0 ? -1 : 1;
  const [first] = choices.toSorted((a, b) => sign * (agreement(b.evidence, career) - agreement(a.evidence, career)));
  return first ?? together(choices);
}

function contributionOf(question: AnsweredQuestion, career: CareerFeatures): Contribution {
  const value = questionAgreement(question, career);
  const { quote, said, means } = telling(question, career, value);
  return {
    questionId: question.questionId,
    quote,
    points: pointsFor(question.maxPoints, value),
    neutral: question.maxPoints / 2,
    sentence: `${said}, and this work is ${value < 0 ? "weak" : "strong"} on ${means}.`,
  };
}

export function explainFeatures(profile: VisitorProfile, career: CareerFeatures): MatchExplanation {
  return { fit: fitOf(profile, career), contributions: profile.questions.map((question) => contributionOf(question, career)) };
}

/** What each answer contributes to a career's fit, in question order. Without answers the fit is 50 and nothing contributes. */
export const explainMatch = (profile: VisitorProfile, career: Career): MatchExplanation => explainFeatures(profile, careerFeatures(career));
