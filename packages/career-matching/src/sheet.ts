import { type Answer, type Answers, type Question, selectionLimit } from "@career-clarity/assessment-engine";
import { AnswerEvidenceError, EmphasisError } from "./errors.ts";
import type { ChoiceEvidence, EvidenceTable, ScaleEvidence, Topic } from "./evidence/evidence.ts";
import { HIGH_END, type OptionModel, type QuestionModel, questionModel } from "./question-model.ts";

/** A chosen option or a scale's value: the person's words, what they mean for work, and the evidence. */
export type Choice = {
  readonly quote: string;
  /** The beginning of a sentence: "You chose ...". */
  readonly said: string;
  readonly means: string;
  readonly option: OptionModel;
  /** What the choice counts of its answer, from -1 to 1: all choices' sizes together are 1 at most. */
  readonly share: number;
};

/** How choices come together: their sum by share, or the one that suits a career best. */
export type Together = "sum" | "best";

/** An answered question, ready to be held against many careers. */
export type AnsweredQuestion = {
  readonly questionId: number;
  readonly about: Topic;
  readonly together: Together;
  /** Said outright, and trusted as far as it hangs together with the other answers. */
  readonly isWish: boolean;
  readonly choices: readonly Choice[];
  readonly model: QuestionModel;
  /** The most fit points that the answer can give, in millionths; all questions' together are 100 points. */
  readonly most: number;
};

export type Unweighed = Omit<AnsweredQuestion, "most"> & { readonly weight: number };

const SCALE_MIDDLE = 5.5;
const SCALE_REACH = 4.5;

const isTextList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((each) => typeof each === "string");

function textsOf(question: Question, answer: unknown): readonly string[] {
  const { id } = question;
  if (question.type === "multiple") {
    if (typeof answer !== "string") throw new AnswerEvidenceError(id, answer, "one text of the question's options is allowed");
    return [answer];
  }
  if (!isTextList(answer)) throw new AnswerEvidenceError(id, answer, "a list of texts of the question's options is allowed");
  if (answer.length === 0 || new Set(answer).size < answer.length) {
    throw new AnswerEvidenceError(id, answer, "texts of the question's options are allowed, at least one and each once");
  }
  const limit = question.type === "multiselect" ? selectionLimit(question) : answer.length;
  if (answer.length > limit) throw new AnswerEvidenceError(id, answer, `at most ${limit} options are allowed`);
  if (question.type === "ranking" && answer.length < question.options.length) {
    throw new AnswerEvidenceError(id, answer, `all ${question.options.length} options are allowed, in order`);
  }
  return question.type === "ranking" ? answer : answer.toSorted();
}

/** Of a ranking the first place counts for as much as the last counts against; of a selection, each the same. */
function shareOf(question: Question, place: number, count: number): number {
  if (question.type !== "ranking") return 1 / count;
  const middle = (count - 1) / 2;
  const sizes = Array.from({ length: count }, (_, index) => Math.abs(middle - index)).reduce((sum, size) => sum + size, 0);
  return sizes === 0 ? 0 : (middle - place) / sizes;
}

function readChoices(question: Question, evidence: ChoiceEvidence, answer: Answer): Omit<Unweighed, "weight"> {
  const model = questionModel(evidence);
  const texts = textsOf(question, answer);
  const choices = texts.map((quote, place): Choice => {
    const option = model.options.get(quote);
    if (option === undefined) throw new AnswerEvidenceError(question.id, quote, `allowed are: ${[...model.options.keys()].join("; ")}`);
    const means = evidence.options[quote]?.means ?? "";
    return { quote, said: `You chose “${quote}”`, means, option, share: shareOf(question, place, texts.length) };
  });
  return {
    questionId: question.id,
    about: evidence.about,
    together: evidence.combination === "mean" || question.type === "ranking" ? "sum" : "best",
    isWish: evidence.combination === "wish",
    choices,
    model,
  };
}

function readScale(question: Question, evidence: ScaleEvidence, answer: Answer): Omit<Unweighed, "weight"> {
  const { id, text } = question;
  if (typeof answer !== "number" || !Number.isInteger(answer) || answer < 1 || answer > 10) {
    throw new AnswerEvidenceError(id, answer, "whole numbers from 1 to 10 are allowed");
  }
  const share = (answer - SCALE_MIDDLE) / SCALE_REACH;
  const model = questionModel(evidence);
  const option = model.options.get(HIGH_END);
  const means = share > 0 ? evidence.high.means : evidence.lowMeans;
  const choices = option ? [{ quote: `${answer} of 10`, said: `You answered ${answer} of 10 to “${text}”`, means, option, share }] : [];
  return { questionId: id, about: evidence.about, together: "sum", isWish: false, choices, model };
}

export type Emphasis = Readonly<Record<number, number>>;
const MOST_EMPHASIS = 5;

function emphasisOn(id: number, emphasis: Emphasis): number {
  const factor = Object.hasOwn(emphasis, id) ? emphasis[id] : 1;
  if (typeof factor !== "number" || !(factor >= 0 && factor <= MOST_EMPHASIS)) throw new EmphasisError(id, factor, MOST_EMPHASIS);
  return factor;
}

export function readQuestion(question: Question, answer: Answer, table: EvidenceTable, emphasis: Emphasis): Unweighed {
  const evidence = table[question.id];
  if (evidence === undefined) throw new AnswerEvidenceError(question.id, answer, "the evidence table has nothing on this question");
  if ((evidence.kind === "scale") !== (question.type === "scale")) {
    throw new AnswerEvidenceError(question.id, answer, `the evidence table takes this question for a ${evidence.kind}`);
  }
  const read = evidence.kind === "scale" ? readScale(question, evidence, answer) : readChoices(question, evidence, answer);
  return { ...read, weight: question.weight * evidence.reach * emphasisOn(question.id, emphasis) };
}

/** The answers, checked, in question order. */
export function readAnswers(
  answers: Answers,
  questions: readonly Question[],
  table: EvidenceTable,
  emphasis: Emphasis,
): readonly Unweighed[] {
  const asked = new Set(questions.map(({ id }) => String(id)));
  for (const [id, answer] of Object.entries(answers)) {
    if (!asked.has(id)) throw new AnswerEvidenceError(id, answer, "no question has this id");
  }
  for (const id of Object.keys(emphasis)) {
    if (!asked.has(id)) throw new EmphasisError(Number(id), emphasis[Number(id)], MOST_EMPHASIS);
  }
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    return answer === undefined ? [] : [readQuestion(question, answer, table, emphasis)];
  });
}

const ALL_POINTS = 100_000_000;

/** Shares of 100 points by weight, in even millionths; what rounding leaves goes to the heaviest. */
export function shareOut(read: readonly Unweighed[], trust: number): readonly AnsweredQuestion[] {
  const weights = read.map(({ weight, isWish }) => (isWish ? weight * trust : weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  const mosts = weights.map((weight) => 2 * Math.floor((ALL_POINTS * weight) / total / 2));
  const heaviest = weights.indexOf(Math.max(...weights));
  const left = ALL_POINTS - mosts.reduce((sum, most) => sum + most, 0);
  return read.map(({ weight: _, ...question }, index) => ({ ...question, most: (mosts[index] ?? 0) + (index === heaviest ? left : 0) }));
}

type ValueIn = (option: OptionModel) => number;

/** What an answer says about a career, from -1000 (against it) to 1000 (for it). */
export function valueOfAnswer({ together, choices }: Pick<Unweighed, "together" | "choices">, valueIn: ValueIn): number {
  if (together === "best") return Math.max(...choices.map(({ option }) => valueIn(option)));
  return choices.reduce((sum, { option, share }) => sum + share * valueIn(option), 0);
}

/** What a choice is worth at most, in millionths of a point: a whole number, cut towards 0 so that the parts never pass the whole. */
export const choiceWorth = ({ most }: AnsweredQuestion, { share }: Choice): number => Math.trunc((most / 2) * share);

/** An answer's points for a career in billionths, a whole number from 0 to `most` thousand. Half of that says nothing either way. */
export function answerPoints(question: AnsweredQuestion, valueIn: ValueIn): number {
  const half = question.most / 2;
  if (question.together === "best") {
    let best = -1000;
    for (const { option } of question.choices) best = Math.max(best, valueIn(option));
    return half * (1000 + best);
  }
  let points = half * 1000;
  for (const choice of question.choices) points += choiceWorth(question, choice) * valueIn(choice.option);
  return points;
}
