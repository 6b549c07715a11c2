import { type Answers, assessmentQuestions, type Question } from "@career-clarity/assessment-engine";
import {
  CAREER_CATEGORIES,
  type CareerCategory,
  INTEREST_LETTERS,
  type InterestLetter,
  TRAITS,
  type Trait,
} from "@career-clarity/career-catalog";
import { deepFreeze } from "@career-clarity/internal";
import { assess } from "./assess.ts";
import { type Clarity, clarityOf } from "./clarity.ts";
import { AnswersRecordError } from "./errors.ts";
import { type EvidenceTable, type OptionEvidence, TOPICS, type Topic } from "./evidence/evidence.ts";
import { evidenceTable } from "./evidence/index.ts";
import { type AnsweredQuestion, type Emphasis, readAnswers, type Unweighed } from "./sheet.ts";
import { MATCHING_VERSION } from "./version.ts";

/** An answer that speaks for or against a trait, in the person's own words. */
export type TraitEvidence = { readonly questionId: number; readonly quote: string; readonly strength: number };

/** A person's own words, and what they mean for work. */
export type Said = { readonly questionId: number; readonly quote: string; readonly means: string };

/** A category that answers other than wishes point to; all categories' shares are 1 together. */
export type Suggestion = { readonly category: CareerCategory; readonly share: number };

/** What was asked for outright. */
export type Stated = {
  /** The industries and areas that were chosen. */
  readonly wishes: readonly Said[];
  /** How far they hang together with each other and with the other answers, 0 to 1; null where that can't be told. */
  readonly coherence: number | null;
};

/** What profiles are built with, beside answers. */
export type ProfileOptions = {
  /** The bank that was asked, with its follow-ups; the built-in one where absent. */
  readonly questions?: readonly Question[];
  /** What its answers say; the built-in table where absent. See `defineEvidence`. */
  readonly evidence?: EvidenceTable;
  /** "Raise what matters more": how many times its usual weight a question counts, from 0 to 5. */
  readonly emphasis?: Emphasis;
};

/** What a profile was built from. */
export type ProfileSource = { readonly answers: Answers } & Required<ProfileOptions>;

/** What the answers ask of the work. */
export type VisitorProfile = {
  readonly version: string;
  /** Each trait from 1 to 10; 5.5 where the answers say nothing. */
  readonly traits: Readonly<Record<Trait, number>>;
  /** Each interest from 0 to 1; 0.5 where the answers say nothing. */
  readonly interests: Readonly<Record<InterestLetter, number>>;
  /** What each trait rests on, strongest first. */
  readonly evidence: Readonly<Record<Trait, readonly TraitEvidence[]>>;
  /** What was said about each part of work: values, places, study, pay, travel, hours and so on. */
  readonly said: Readonly<Record<Topic, readonly Said[]>>;
  /** "You said": the wishes. */
  readonly stated: Stated;
  /** "Your answers suggest": what all other answers point to, strongest first. */
  readonly suggested: readonly Suggestion[];
  /** How many questions were answered. */
  readonly answered: number;
  readonly clarity: Clarity;
  /** How far the answers agree with each other, from 0 (as by chance) to 1; clarity follows from it and from the wishes' coherence. */
  readonly agreement: number;
  /** The answers made ready for `rankCareers` and `explainMatch`. */
  readonly questions: readonly AnsweredQuestion[];
  readonly source: ProfileSource;
};

type Spoken = TraitEvidence & { readonly evidence: OptionEvidence; readonly isChosen: boolean };

/** Every chosen option and every option left out, with how strongly it counts: a choice says also what was not chosen. */
function spokenBy(answers: Answers, questions: readonly Question[], table: EvidenceTable): readonly Spoken[] {
  return questions.flatMap(({ id, weight, text }): Spoken[] => {
    const answer = answers[id];
    const evidence = table[id];
    if (answer === undefined || evidence === undefined) return [];
    if (evidence.kind === "scale") {
      const strength = (weight * (Number(answer) - 5.5)) / 4.5;
      return [{ questionId: id, quote: `${String(answer)} of 10 for “${text}”`, evidence: evidence.high, strength, isChosen: true }];
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
function balanceOf(spoken: readonly Spoken[], strengthIn: (evidence: OptionEvidence) => number): number {
  let sum = 0;
  for (const { evidence, strength } of spoken) sum += strength * strengthIn(evidence);
  return sum / (Math.abs(sum) + HALF_WAY);
}

/** What was left out moves a trait too, but no one said it: only a person's own answers are quoted. */
function traitEvidence(spoken: readonly Spoken[], trait: Trait): readonly TraitEvidence[] {
  return spoken
    .filter(({ isChosen }) => isChosen)
    .map(({ questionId, quote, evidence, strength }) => ({ questionId, quote, strength: strength * (evidence.traits?.[trait] ?? 0) }))
    .filter(({ strength }) => strength !== 0)
    .toSorted((a, b) => Math.abs(b.strength) - Math.abs(a.strength));
}

const recordOf = <Key extends string, Value>(keys: readonly Key[], fill: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, fill(key)])) as Record<Key, Value>;

const saidIn = (read: readonly Unweighed[]): readonly Said[] =>
  read.flatMap(({ questionId, choices }) => choices.map(({ quote, means }) => ({ questionId, quote, means })));

const byShare = (shares: readonly number[]): readonly Suggestion[] =>
  CAREER_CATEGORIES.map((category, place) => ({ category, share: shares[place] ?? 0 })).toSorted((a, b) => b.share - a.share);

/** A bank with the follow-ups that any of its options leads to. */
export const withFollowUps = (questions: readonly Question[]): readonly Question[] => {
  const all = questions.flatMap((question): readonly Question[] =>
    "followUp" in question && question.followUp ? [question, ...withFollowUps(Object.values(question.followUp))] : [question],
  );
  return [...new Map(all.map((question) => [question.id, question])).values()];
};

/** What can be iterated over is no record: a Map's answers would be lost without a word. */
const isRecord = (answers: unknown): answers is Answers => typeof answers === "object" && answers !== null && !(Symbol.iterator in answers);

const isBank = (options: readonly Question[] | ProfileOptions): options is readonly Question[] => Array.isArray(options);

/** Picks in their options' order: two sheets that say the same are the same. */
function inOptionOrder(answers: Answers, bank: readonly Question[]): Answers {
  const pairs = bank.flatMap((question) => {
    const answer = answers[question.id];
    if (answer === undefined) return [];
    const isSelection = question.type === "multiselect" && typeof answer === "object";
    return [[question.id, isSelection ? question.options.filter((option) => answer.includes(option)) : answer] as const];
  });
  return Object.fromEntries(pairs);
}

/** What profiles share is frozen. A map can't be: each profile has its own. */
const kept = (question: AnsweredQuestion): AnsweredQuestion =>
  deepFreeze({ ...question, model: { ...question.model, options: new Map(question.model.options) } });

function sourceOf(answers: Answers, options: readonly Question[] | ProfileOptions): ProfileSource {
  const { questions = assessmentQuestions, evidence = evidenceTable, emphasis = {} } = isBank(options) ? { questions: options } : options;
  return { answers, questions, evidence, emphasis };
}

/**
 * What a person's answers ask of the work. Unanswered questions say nothing; no answers at all give a neutral profile. Follow-ups count
 * like any other question. (Architecture, "career-matching")
 * @throws {AnswerEvidenceError} an answer that its question can't have, or to a question that is not asked
 * @throws {EmphasisError} an emphasis that is no number from 0 to 5, or on a question that is not asked
 */
export function buildProfile(answers: Answers, options: readonly Question[] | ProfileOptions = {}): VisitorProfile {
  if (!isRecord(answers)) throw new AnswersRecordError(answers);
  const own: Answers = { ...answers };
  const source = sourceOf(own, options);
  const bank = withFollowUps(source.questions);
  const read = readAnswers(own, bank, source.evidence, source.emphasis);
  const { shares, coherence, agreement, questions } = assess(read);
  const spoken = spokenBy(own, bank, source.evidence);
  return {
    version: MATCHING_VERSION,
    traits: recordOf(TRAITS, (trait) => 5.5 + 4.5 * balanceOf(spoken, ({ traits }) => traits?.[trait] ?? 0)),
    interests: recordOf(INTEREST_LETTERS, (letter) => 0.5 + 0.5 * balanceOf(spoken, ({ interests }) => interests?.[letter] ?? 0)),
    evidence: recordOf(TRAITS, (trait) => traitEvidence(spoken, trait)),
    said: recordOf(TOPICS, (topic) => saidIn(read.filter(({ about }) => about === topic))),
    stated: { wishes: saidIn(read.filter(({ isWish }) => isWish)), coherence },
    suggested: byShare(shares),
    answered: read.length,
    clarity: clarityOf(read.length, agreement, coherence),
    agreement,
    questions: questions.map(kept),
    source: { ...source, answers: inOptionOrder(own, bank) },
  };
}
