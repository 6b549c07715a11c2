import { type Answer, type Answers, type Question, selectionLimit } from "@career-clarity/assessment-engine";
import type { Career } from "@career-clarity/career-catalog";
import { assess } from "./assess.ts";
import { fitUnitsOf, readingOf, UNITS } from "./explain.ts";
import { careerFeatures } from "./features.ts";
import { type VisitorProfile, withFollowUps } from "./profile.ts";
import { readQuestion, type Unweighed } from "./sheet.ts";

/** One answer, and another one in its place. */
export type AnswerChange = {
  readonly questionId: number;
  readonly from: Answer;
  readonly to: Answer;
  /** "If you had chosen ... instead of ..." */
  readonly sentence: string;
};

/** The smallest change of answers that would put the second career before the first. */
export type Counterfactual = {
  /** One change, or two where no single one is enough. */
  readonly changes: readonly AnswerChange[];
  readonly answers: Answers;
  /** By how many points the first career leads with the answers as they are, and, below 0 where it falls behind, as changed. */
  readonly leadBefore: number;
  readonly leadAfter: number;
};

/** An answer that could have been given instead, and how much of a change that is: a pick more or less is half of another one. */
type Alternative = {
  readonly index: number;
  readonly question: Question;
  readonly to: Answer;
  readonly size: number;
  readonly read: Unweighed;
};

const A_PICK = 0.5;
const ANOTHER = 1;
const SCALE_STEPS = 9;

type Other = readonly [to: Answer, size: number];

function otherSelections(options: readonly string[], picks: readonly string[], limit: number): readonly Other[] {
  const left = options.filter((option) => !picks.includes(option));
  const less = picks.length > 1 ? picks.map((pick): Other => [picks.filter((each) => each !== pick), A_PICK]) : [];
  const more = picks.length < limit ? left.map((option): Other => [[...picks, option], A_PICK]) : [];
  const swapped = picks.flatMap((pick) => left.map((option): Other => [picks.map((each) => (each === pick ? option : each)), ANOTHER]));
  return [...less, ...more, ...swapped];
}

const otherOrders = (order: readonly string[]): readonly Other[] =>
  order.slice(1).map((option, place): Other => [[...order.slice(0, place), option, order[place] ?? "", ...order.slice(place + 2)], A_PICK]);

function othersFor(question: Question, answer: Answer): readonly Other[] {
  if (question.type === "scale" && typeof answer === "number") {
    return Array.from({ length: SCALE_STEPS + 1 }, (_, index): Other => [index + 1, Math.abs(index + 1 - answer) / SCALE_STEPS]).filter(
      ([, size]) => size > 0,
    );
  }
  if (question.type === "multiple") return question.options.filter((option) => option !== answer).map((option): Other => [option, ANOTHER]);
  if (typeof answer !== "object") return [];
  if (question.type === "ranking") return otherOrders(answer);
  return question.type === "multiselect" ? otherSelections(question.options, answer, selectionLimit(question)) : [];
}

const quoted = (picks: readonly string[]): string => picks.map((pick) => `“${pick}”`).join(" and ");

function sentenceOf({ text }: Question, from: Answer, to: Answer): string {
  if (typeof from === "number" || typeof to === "number") return `If you had answered ${to} instead of ${from} to “${text}”`;
  if (typeof from === "string" || typeof to === "string") return `If you had chosen “${String(to)}” instead of “${String(from)}”`;
  const gone = from.filter((pick) => !to.includes(pick));
  const come = to.filter((pick) => !from.includes(pick));
  if (gone.length === 0 && come.length === 0) return `If you had put “${to.find((pick, place) => pick !== from[place]) ?? ""}” higher`;
  if (gone.length === 0) return `If you had also chosen ${quoted(come)}`;
  return come.length === 0 ? `If you had not chosen ${quoted(gone)}` : `If you had chosen ${quoted(come)} instead of ${quoted(gone)}`;
}

type Search = {
  readonly profile: VisitorProfile;
  readonly read: readonly Unweighed[];
  /** By how much the first career leads, in billionths of a point. */
  readonly leadWith: (changed: readonly Alternative[]) => number;
  /** The lead at which the second career stands first. */
  readonly isSwapped: (lead: number) => boolean;
};

function searchFor(profile: VisitorProfile, first: Career, second: Career): Search & { readonly alternatives: readonly Alternative[] } {
  const { answers, questions, evidence, emphasis } = profile.source;
  const asked = withFollowUps(questions).flatMap((question) => {
    const answer = answers[question.id];
    return answer === undefined ? [] : [{ question, answer }];
  });
  const readAs = (question: Question, answer: Answer) => readQuestion(question, answer, evidence, emphasis);
  const read = asked.map(({ question, answer }) => readAs(question, answer));
  const readings = [first, second].map((career) => readingOf(careerFeatures(career)));
  const leadWith = (changed: readonly Alternative[]): number => {
    const { questions: weighed } = assess(read.map((own, index) => changed.find((each) => each.index === index)?.read ?? own));
    const [one = 0, other = 0] = readings.map(({ value }) => fitUnitsOf(weighed, value));
    return one - other;
  };
  return {
    profile,
    read,
    leadWith,
    isSwapped: (lead) => lead < 0 || (lead === 0 && second.id < first.id),
    alternatives: asked.flatMap(({ question, answer }, index) =>
      othersFor(question, answer).map(([to, size]): Alternative => ({ index, question, to, size, read: readAs(question, to) })),
    ),
  };
}

type Found = { readonly changed: readonly Alternative[]; readonly lead: number };
const sizeOf = ({ changed }: Found): number => changed.reduce((sum, { size }) => sum + size, 0);

/** The smallest; of equal ones the clearest, and then the first in question order. */
const smaller = (best: Found | undefined, found: Found): Found => {
  if (!best) return found;
  const difference = sizeOf(found) - sizeOf(best);
  return difference < 0 || (difference === 0 && found.lead < best.lead) ? found : best;
};

function smallestOf(sets: Iterable<readonly Alternative[]>, { leadWith, isSwapped }: Search): Found | undefined {
  let best: Found | undefined;
  for (const changed of sets) {
    const found = { changed, lead: 0 };
    if (best && sizeOf(found) > sizeOf(best)) continue;
    const lead = leadWith(changed);
    if (isSwapped(lead)) best = smaller(best, { changed, lead });
  }
  return best;
}

/** Of each question so many changes that do most alone are tried in pairs. */
const TRIED = 6;

function* pairsOf(alternatives: readonly Alternative[], { leadWith }: Search): Generator<readonly Alternative[]> {
  const places = [...new Set(alternatives.map(({ index }) => index))];
  const byQuestion = places.map((place) =>
    alternatives
      .filter(({ index }) => index === place)
      .map((alternative) => ({ alternative, lead: leadWith([alternative]) }))
      .sort((a, b) => a.lead - b.lead)
      .slice(0, TRIED)
      .map(({ alternative }) => alternative),
  );
  for (const [place, firsts] of byQuestion.entries()) {
    for (const seconds of byQuestion.slice(place + 1)) {
      for (const first of firsts) for (const second of seconds) yield [first, second];
    }
  }
}

/**
 * The smallest change of answers that would put `second` before `first`, where `first` fits at least as well now: every change of a
 * single answer is tried, and where none is enough, pairs of the strongest changes of two questions. Null when none of them is enough,
 * or `second` stands first already. Each is verified by ranking the two anew.
 */
export function counterfactual(profile: VisitorProfile, first: Career, second: Career): Counterfactual | null {
  const search = searchFor(profile, first, second);
  const before = search.leadWith([]);
  if (search.isSwapped(before) || first.id === second.id) return null;
  const singles = search.alternatives.map((alternative) => [alternative]);
  const found = smallestOf(singles, search) ?? smallestOf(pairsOf(search.alternatives, search), search);
  if (!found) return null;
  const { answers } = profile.source;
  const changes = found.changed.map(({ question, to }): AnswerChange => {
    const from = answers[question.id] ?? to;
    return { questionId: question.id, from, to, sentence: sentenceOf(question, from, to) };
  });
  return {
    changes,
    answers: { ...answers, ...Object.fromEntries(changes.map(({ questionId, to }) => [questionId, to])) },
    leadBefore: before / UNITS,
    leadAfter: found.lead / UNITS,
  };
}
