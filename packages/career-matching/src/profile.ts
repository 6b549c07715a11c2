import { type Answers, assessmentQuestions, type Question } from "@career-clarity/assessment-engine";
import { INTEREST_LETTERS, type InterestLetter, TRAITS, type Trait } from "@career-clarity/career-catalog";
import type { EvidenceTable, OptionEvidence } from "./evidence/evidence.ts";
import { evidenceTable } from "./evidence/index.ts";
import { type AnsweredQuestion, weighAnswers } from "./sheet.ts";

/** How sharply the answers point: "flat" ones can't tell careers apart, "broad" ones point several ways. */
export type Clarity = "clear" | "broad" | "flat";

/** An answer that speaks for or against a trait, in the person's own words. */
export type TraitEvidence = { readonly questionId: number; readonly quote: string; readonly strength: number };

/** What the answers ask of the work. */
export type VisitorProfile = {
  /** Each trait from 1 to 10; 5.5 where the answers say nothing. */
  readonly traits: Readonly<Record<Trait, number>>;
  /** Each interest from 0 to 1; 0.5 where the answers say nothing. */
  readonly interests: Readonly<Record<InterestLetter, number>>;
  /** What each trait rests on, strongest first. */
  readonly evidence: Readonly<Record<Trait, readonly TraitEvidence[]>>;
  /** How many questions were answered. */
  readonly answered: number;
  readonly clarity: Clarity;
  /** The answers made ready for `rankCareers` and `explainMatch`. */
  readonly questions: readonly AnsweredQuestion[];
};

type Said = TraitEvidence & { readonly evidence: OptionEvidence; readonly isChosen: boolean };

/** Every chosen option and every option left out, with how strongly it counts: a choice says also what was not chosen. */
function saidBy(answers: Answers, questions: readonly Question[], table: EvidenceTable): readonly Said[] {
  return questions.flatMap(({ id, weight, text }): Said[] => {
    const answer = answers[id];
    const evidence = table[id];
    if (answer === undefined || evidence === undefined) return [];
    if (evidence.kind === "scale") {
      return [
        {
          questionId: id,
          quote: `${String(answer)} of 10 for “${text}”`,
          evidence: evidence.high,
          strength: (weight * (Number(answer) - 5.5)) / 4.5,
          isChosen: true,
        },
      ];
    }
    const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    const options = Object.entries(evidence.options);
    return options.map(([option, own]) => {
      const isChosen = chosen.includes(option);
      const strength = weight * ((isChosen ? 1 / chosen.length : 0) - 1 / options.length);
      return { questionId: id, quote: option, evidence: own, strength, isChosen };
    });
  });
}

// So much evidence has to come together before a trait moves half the way.
const HALF_WAY = 4;

/** From -1 to 1: the evidence for one key, held back while there is little of it. */
function balanceOf(said: readonly Said[], strengthIn: (evidence: OptionEvidence) => number): number {
  const parts = said.map(({ evidence, strength }) => strength * strengthIn(evidence));
  const sum = parts.reduce((total, part) => total + part, 0);
  return sum / (Math.abs(sum) + HALF_WAY);
}

/** What was left out moves a trait too, but no one said it: only a person's own answers are quoted. */
function traitEvidence(said: readonly Said[], trait: Trait): readonly TraitEvidence[] {
  return said
    .filter(({ isChosen }) => isChosen)
    .map(({ questionId, quote, evidence, strength }) => ({ questionId, quote, strength: strength * (evidence.traits?.[trait] ?? 0) }))
    .filter(({ strength }) => strength !== 0)
    .toSorted((a, b) => Math.abs(b.strength) - Math.abs(a.strength));
}

// Compared with a thousand random sheets, which move the traits by this much in all; see profile.test.ts.
const FLAT_BELOW = 0.8;
const BROAD_BELOW = 1.25;
const ENOUGH_ANSWERS = 8;

function clarityOf(answered: number, balances: readonly number[]): Clarity {
  const reach = Math.sqrt(balances.reduce((sum, balance) => sum + balance ** 2, 0));
  if (answered < ENOUGH_ANSWERS || reach < FLAT_BELOW) return "flat";
  return reach < BROAD_BELOW ? "broad" : "clear";
}

const recordOf = <Key extends string, Value>(keys: readonly Key[], fill: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, fill(key)])) as Record<Key, Value>;

/**
 * What a person's answers ask of the work. Unanswered questions say nothing; no answers at all give a neutral profile.
 * (Architecture, "career-matching")
 * @throws {AnswerEvidenceError} an answer that its question can't have, or to a question that is not asked
 */
export function buildProfile(answers: Answers, questions: readonly Question[] = assessmentQuestions): VisitorProfile {
  const weighed = weighAnswers(answers, questions, evidenceTable);
  const said = saidBy(answers, questions, evidenceTable);
  const traitBalance = recordOf(TRAITS, (trait) => balanceOf(said, ({ traits }) => traits?.[trait] ?? 0));
  const interestBalance = recordOf(INTEREST_LETTERS, (letter) => balanceOf(said, ({ interests }) => interests?.[letter] ?? 0));
  return {
    traits: recordOf(TRAITS, (trait) => 5.5 + 4.5 * traitBalance[trait]),
    interests: recordOf(INTEREST_LETTERS, (letter) => 0.5 + 0.5 * interestBalance[letter]),
    evidence: recordOf(TRAITS, (trait) => traitEvidence(said, trait)),
    answered: weighed.length,
    clarity: clarityOf(weighed.length, [...Object.values(traitBalance), ...Object.values(interestBalance)]),
    questions: weighed,
  };
}
