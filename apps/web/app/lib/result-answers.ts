import type { Answers } from "@career-clarity/assessment-engine";
import { readSheet } from "./answer-sheet.ts";
import { keptAssessment } from "./assessment-store.ts";
import { RESULTS_KEY as KEY } from "./kept-answers.ts";
import { readJson, removeText, writeJson } from "./storage.ts";

const inNavigation = (state: unknown) => (typeof state === "object" && state !== null && "answers" in state ? state.answers : undefined);

/** Keeps the answers whose results are on screen, for this tab. */
export function keepResultAnswers(answers: Answers): void {
  writeJson("session", KEY, answers);
}

export function forgetResultAnswers(): void {
  removeText("session", KEY);
}

/** The finished answers: in the navigation state, else in this tab's storage, else in the assessment kept on the device. */
export function findResultAnswers(navigationState: unknown): Answers | null {
  const found = readSheet(inNavigation(navigationState)) ?? readSheet(readJson("session", KEY));
  if (found) return found;
  const kept = keptAssessment();
  return kept?.status === "completing" ? readSheet(kept.answers) : null;
}
