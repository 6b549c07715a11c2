import type { Career } from "@career-clarity/career-catalog";
import { createExplorer, type ExplorerQuery, naiveQuery } from "@career-clarity/explorer-query";
import { arquero, crossfilter2, tanstackTable } from "./explorer-table-libraries.ts";
import { flexSearch, itemsJs, miniSearch, orama } from "./explorer-text-libraries.ts";

/** What each subject answers: how many careers a query finds, and those of the page. Whose ids they are is read in nobody's time. */
export type Answer = { readonly total: number; readonly careers: readonly Career[] };

export type Ask = (query: ExplorerQuery) => Answer | Promise<Answer>;

export type Subject = {
  readonly name: string;
  readonly build: (careers: readonly Career[]) => Ask | Promise<Ask>;
  /** At larger sizes the subject is left out, for the reason given. */
  readonly largest: number;
  readonly reason: string;
  /** What it does otherwise than the specification, in a few words. */
  readonly difference: string;
};

const explorerQuery: Subject = {
  name: "explorer-query",
  build: (careers) => createExplorer(careers).query,
  largest: Number.POSITIVE_INFINITY,
  reason: "",
  difference: "",
};

const naive: Subject = {
  name: "naiveQuery",
  build: (careers) => (query) => naiveQuery(careers, query),
  largest: Number.POSITIVE_INFINITY,
  reason: "",
  difference: "",
};

export const OURS: string = explorerQuery.name;
export const NAIVE: string = naive.name;
export const BEST_LIBRARY: string = crossfilter2.name;

export const subjects: readonly Subject[] = [
  explorerQuery,
  naive,
  crossfilter2,
  arquero,
  tanstackTable,
  miniSearch,
  flexSearch,
  orama,
  itemsJs,
];

export function subjectNamed(name: string): Subject {
  const found = subjects.find((subject) => subject.name === name);
  if (!found) throw new Error(`no subject is named ${name}`);
  return found;
}
