import { type Answers, type Question, restoreAssessment } from "@career-clarity/assessment-engine";
import { keptAssessment } from "./assessment-store.ts";
import { readJson, removeText, writeJson } from "./storage.ts";

const KEY = "cc_results";

export type FoundAnswers = { readonly answers: Answers; readonly questions: readonly Question[]; readonly total: number };

/** A finished sheet of answers from a place that may hold anything, or null. */
function finished(answers: unknown): FoundAnswers | null {
  if (typeof answers !== "object" || answers === null) return null;
  const state = restoreAssessment({ answers, index: Object.keys(answers).length - 1, pending: [], status: "completing" });
  return state && { answers: state.answers, questions: state.questions, total: state.questions.length };
}

const inNavigation = (state: unknown) => (typeof state === "object" && state !== null && "answers" in state ? state.answers : undefined);

/** Keeps the answers whose results are on screen, for this tab. */
export function keepResultAnswers(answers: Answers): void {
  writeJson("session", KEY, answers);
}

/** Whether this tab has shown results: going back from them is then going back to the questions. */
export const resultsWereShown = (): boolean => finished(readJson("session", KEY)) !== null;

export function forgetResultAnswers(): void {
  removeText("session", KEY);
}

/** The finished answers: in the navigation state, else in this tab's storage, else in the assessment kept on the device. */
export function findResultAnswers(navigationState: unknown): FoundAnswers | null {
  const found = finished(inNavigation(navigationState)) ?? finished(readJson("session", KEY));
  if (found) return found;
  const kept = keptAssessment();
  return kept?.status === "completing" ? finished(kept.answers) : null;
}
