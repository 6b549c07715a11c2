import type { Answer, Answers, Question } from "@career-clarity/assessment-engine";
import { agreement, type CompiledEvidence, clamp, compileEvidence, dot, type Weights } from "./agreement.ts";
import { AnswerEvidenceError } from "./errors.ts";
import type { ChoiceEvidence, EvidenceTable, OptionEvidence, ScaleEvidence } from "./evidence/evidence.ts";
import { type CareerFeatures, FEATURES } from "./features.ts";

/** A chosen option or a scale's value: the person's words, what they mean for work, and the evidence. */
export type Choice = {
  readonly quote: string;
  /** The beginning of a sentence: "You chose ...". */
  readonly said: string;
  readonly means: string;
  readonly evidence: CompiledEvidence;
};

/** An answered question, ready to be held against many careers. */
export type AnsweredQuestion = {
  readonly questionId: number;
  readonly choices: readonly Choice[];
  /** The weights of a question whose choices average; null where the best choice counts. */
  readonly weights: Weights | null;
  /** The most fit points that the answer can give; all questions' together are 100. */
  readonly maxPoints: number;
};

type Unweighed = Omit<AnsweredQuestion, "maxPoints"> & { readonly share: number };

const SCALE_MIDDLE = 5.5;
const SCALE_REACH = 4.5;

const meanOf = (all: readonly Weights[]): Weights =>
  FEATURES.map((_, index) => all.reduce((sum, weights) => sum + (weights[index] ?? 0), 0) / all.length);
const minus = (a: Weights, b: Weights): Weights => a.map((weight, index) => weight - (b[index] ?? 0));

/** In a fixed order, so that the order of the picks changes nothing, to the last bit. */
function chosenOptions({ id }: Question, answer: Answer): readonly string[] {
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const texts = given.filter((option) => typeof option === "string").toSorted();
  if (texts.length === 0 || texts.length < given.length || new Set(texts).size < texts.length) {
    throw new AnswerEvidenceError(id, answer, "texts of the question's options are allowed, at least one and each once");
  }
  return texts;
}

function choiceOf({ id }: Question, { options }: ChoiceEvidence, option: string): Choice {
  const own: OptionEvidence | undefined = Object.hasOwn(options, option) ? options[option] : undefined;
  if (own === undefined) throw new AnswerEvidenceError(id, option, `allowed are: ${Object.keys(options).join("; ")}`);
  return { quote: option, said: `You chose “${option}”`, means: own.means, evidence: compileEvidence(own) };
}

function readChoices(question: Question, evidence: ChoiceEvidence, answer: Answer, share: number): Unweighed {
  const choices = chosenOptions(question, answer).map((option) => choiceOf(question, evidence, option));
  if (evidence.combination === "best") return { questionId: question.id, choices, weights: null, share };
  const average = meanOf(Object.values(evidence.options).map((option) => compileEvidence(option).weights));
  return { questionId: question.id, choices, weights: minus(meanOf(choices.map((choice) => choice.evidence.weights)), average), share };
}

function readScale({ id, text }: Question, { high, lowMeans }: ScaleEvidence, answer: Answer, share: number): Unweighed {
  if (typeof answer !== "number" || !Number.isInteger(answer) || answer < 1 || answer > 10) {
    throw new AnswerEvidenceError(id, answer, "whole numbers from 1 to 10 are allowed");
  }
  const strength = (answer - SCALE_MIDDLE) / SCALE_REACH;
  const evidence = compileEvidence(high);
  const weights = evidence.weights.map((weight) => weight * strength);
  return {
    questionId: id,
    choices: [
      {
        quote: `${answer} of 10`,
        said: `You answered ${answer} of 10 to “${text}”`,
        means: strength > 0 ? high.means : lowMeans,
        evidence,
      },
    ],
    weights,
    share,
  };
}

function readQuestion(question: Question, answer: Answer, table: EvidenceTable): Unweighed {
  const evidence = table[question.id];
  if (evidence === undefined) throw new AnswerEvidenceError(question.id, answer, "the evidence table has nothing on this question");
  const share = question.weight * evidence.reach;
  return evidence.kind === "scale" ? readScale(question, evidence, answer, share) : readChoices(question, evidence, answer, share);
}

/** The answers, checked and weighed: a question's weight times its reach, as a share of 100 fit points. In question order. */
export function weighAnswers(answers: Answers, questions: readonly Question[], table: EvidenceTable): readonly AnsweredQuestion[] {
  const asked = new Set(questions.map(({ id }) => String(id)));
  for (const [id, answer] of Object.entries(answers)) {
    if (!asked.has(id)) throw new AnswerEvidenceError(Number(id), answer, "no question has this id");
  }
  const read = questions.flatMap((question) => {
    const answer = answers[question.id];
    return answer === undefined ? [] : [readQuestion(question, answer, table)];
  });
  const total = read.reduce((sum, { share }) => sum + share, 0);
  return read.map(({ share, ...rest }) => ({ ...rest, maxPoints: (100 * share) / total }));
}

/** How well a career agrees with an answered question, from -1 to 1. */
export function questionAgreement({ weights, choices }: AnsweredQuestion, career: CareerFeatures): number {
  if (weights) return clamp(dot(weights, career.vector));
  let best = -1;
  for (const { evidence } of choices) best = Math.max(best, agreement(evidence, career));
  return best;
}
