import { startAssessment, submitSelection, toggleOption } from "@career-clarity/assessment-engine";
import { keepAssessment } from "../../lib/assessment-store.ts";
import { glanceAtAssessment } from "../../lib/kept-answers.ts";

/** Answers the first question: the assessment goes on with the second. Another tab may have gone on meanwhile, and what was answered there stays. */
export function answerWith(picks: readonly string[]): void {
  if (glanceAtAssessment().answered === 0) keepAssessment(submitSelection(picks.reduce(toggleOption, startAssessment())));
}
