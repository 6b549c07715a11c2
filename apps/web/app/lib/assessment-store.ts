import { type AssessmentState, restoreAssessment, saveAssessment } from "@career-clarity/assessment-engine";
import { ASSESSMENT_KEY as KEY } from "./kept-answers.ts";
import { readJson, removeText, watchText, writeJson } from "./storage.ts";

export function keepAssessment(state: AssessmentState): void {
  writeJson("local", KEY, saveAssessment(state));
}

/** What was kept, or null where there is nothing that fits today's questions. */
export function keptAssessment(): AssessmentState | null {
  return restoreAssessment(readJson("local", KEY));
}

/** Tells when another tab has gone on or begun anew, with what is kept now. Gives the function that ends it. */
export const watchAssessment = (changed: (kept: AssessmentState | null) => void): (() => void) =>
  watchText(KEY, () => changed(keptAssessment()));

export function forgetAssessment(): void {
  removeText("local", KEY);
}
