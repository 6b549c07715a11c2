import type { Career } from "@career-clarity/career-catalog";
import { agreement } from "./agreement.ts";
import { Columns } from "./columns.ts";
import { NEUTRAL_FIT, type Reading, UNITS } from "./explain.ts";
import { careerFeatures } from "./features.ts";
import type { VisitorProfile } from "./profile.ts";
import { type AnsweredQuestion, choiceWorth } from "./sheet.ts";

/** Careers with what each option says about each of them. */
export type CareerTable = { readonly careers: readonly Career[]; readonly columns: Columns };

export const createTable = (careers: readonly Career[]): CareerTable => ({
  careers: [...careers],
  columns: new Columns(careers.map(careerFeatures)),
});

/** One career as the explanation reads it. */
export function readingAt({ careers, columns }: CareerTable, place: number): Reading {
  const career = careers[place];
  return {
    value: (option) => columns.of(option)[place] ?? 0,
    agreed: ({ evidence }) => (career ? agreement(evidence, careerFeatures(career)) : 0),
  };
}

// So many careers at a time stay in the processor's cache, however many there are.
const BLOCK = 4096;

type Ready = { readonly question: AnsweredQuestion; readonly columns: readonly Int16Array[]; readonly worths: readonly number[] };

function addSum(totals: Float64Array, { columns, worths }: Ready, from: number, to: number): void {
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index] ?? NOTHING;
    const worth = worths[index] ?? 0;
    for (let place = from; place < to; place++) totals[place] = (totals[place] ?? 0) + worth * (column[place] ?? 0);
  }
}

function addBest(totals: Float64Array, { question, columns }: Ready, best: Int16Array, from: number, to: number): void {
  const half = question.most / 2;
  best.fill(-1000);
  for (const column of columns) {
    for (let place = from; place < to; place++) {
      const value = column[place] ?? 0;
      if (value > (best[place - from] ?? 0)) best[place - from] = value;
    }
  }
  for (let place = from; place < to; place++) totals[place] = (totals[place] ?? 0) + half * (best[place - from] ?? 0);
}

const NOTHING = new Int16Array(0);

/** Each career's fit in billionths, in the careers' order. All sums are whole numbers: no order of adding changes them. */
export function fitsOf(table: CareerTable, { questions }: VisitorProfile): Float64Array {
  const count = table.careers.length;
  const neutral = questions.length === 0 ? NEUTRAL_FIT * UNITS : questions.reduce((sum, { most }) => sum + (most / 2) * 1000, 0);
  const totals = new Float64Array(count).fill(neutral);
  const all = questions.map(
    (question): Ready => ({
      question,
      columns: question.choices.map(({ option }) => table.columns.of(option)),
      worths: question.choices.map((choice) => choiceWorth(question, choice)),
    }),
  );
  const best = new Int16Array(Math.min(BLOCK, count));
  for (let from = 0; from < count; from += BLOCK) {
    const to = Math.min(count, from + BLOCK);
    for (const each of all) {
      if (each.question.together === "best") addBest(totals, each, best, from, to);
      else addSum(totals, each, from, to);
    }
  }
  return totals;
}
