import type { Exam } from "./exams.ts";

/** Class 11 subject combinations that careers ask for. */
export const SUBJECT_COMBINATIONS = [
  "PCM",
  "PCB",
  "PCMB",
  "Commerce with Maths",
  "Commerce without Maths",
  "Humanities",
  "Vocational",
] as const;
export type SubjectCombination = (typeof SUBJECT_COMBINATIONS)[number];

/** What it takes to get into a career from an Indian classroom. It never changes how well a career fits anybody. */
export type Pathway = {
  /** The Class 11 subject combinations that keep the career open; all of them where any does. */
  readonly subjects: readonly SubjectCombination[];
  /** Ways in straight after Class 10: ITI trades, polytechnic diplomas, apprenticeships. Empty where there is none. */
  readonly afterClass10: readonly string[];
  /** The usual degrees, diplomas and entries after Class 12. */
  readonly afterClass12: readonly string[];
  /** Ways in after a degree in something else. */
  readonly afterDegree: readonly string[];
  readonly exams: readonly Exam[];
  /**
   * Usual years from the end of Class 10 to the first pay in this career: at least by the quickest of its routes, at most by the longest
   * usual one, with the year that a post by examination takes. Who starts in the work as a trainee or an assistant is paid then; a post that
   * nobody enters directly is counted to the post.
   */
  readonly yearsToFirstPay: readonly [number, number];
  /** The registration or licence that Indian law asks for, or null. */
  readonly licence: string | null;
};

/** Nobody studies for so many years without a paid post, a stipend or a fellowship. */
const FAR_OFF = 10;

/** Whether a career is a later post: its years to the first pay, 10 or more, lead by way of other paid work. */
export const isLaterPost = ({ yearsToFirstPay: [atLeast] }: Pathway): boolean => atLeast >= FAR_OFF;
