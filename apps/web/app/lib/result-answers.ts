import { type Answers, followUpsFor } from "@career-clarity/assessment-engine";
import { readSheet } from "./answer-sheet.ts";
import { keptAssessment } from "./assessment-store.ts";
import { RESULTS_KEY as KEY } from "./kept-answers.ts";
import { readJson, removeText, writeJson } from "./storage.ts";

/** Keeps for this tab that results were shown, and what they were refined with. The answers themselves stand in the assessment alone. */
export function keepRefinement(answers: Answers): void {
  const given = followUpsFor(answers).flatMap(({ id }) => (id in answers ? [[id, answers[id]]] : []));
  writeJson("session", KEY, Object.fromEntries(given));
}

export function forgetRefinement(): void {
  removeText("session", KEY);
}

/**
 * The finished answers: those of the assessment on the device, refined as in this tab. No entry of the history holds any, so that what is
 * deleted from the device is gone everywhere: after a reload, on the way back, in another tab.
 */
export function findResultAnswers(): Answers | null {
  const kept = keptAssessment();
  return kept && readSheet({ ...Object(readJson("session", KEY)), ...kept.answers });
}
