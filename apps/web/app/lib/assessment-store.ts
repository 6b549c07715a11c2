import { type AssessmentState, restoreAssessment, saveAssessment } from "@career-clarity/assessment-engine";
import { ASSESSMENT_KEY as KEY, watchAnswers } from "./kept-answers.ts";
import { readJson, writeJson } from "./storage.ts";

export function keepAssessment(state: AssessmentState): void {
  writeJson("local", KEY, saveAssessment(state));
}

/** What was kept, or null where there is nothing that fits today's questions. */
export function keptAssessment(): AssessmentState | null {
  return restoreAssessment(readJson("local", KEY));
}

/** `watchAnswers`, with what is kept now. */
export const watchAssessment = (changed: (kept: AssessmentState | null) => void): (() => void) =>
  watchAnswers(() => changed(keptAssessment()));
