import { startAssessment, submitSelection, toggleOption } from "@career-clarity/assessment-engine";
import { keepAssessment } from "../../lib/assessment-store.ts";
import { glanceAtAssessment } from "../../lib/kept-answers.ts";

const ticked = (picks: readonly string[]) => picks.reduce(toggleOption, startAssessment());

/** Whether no answer is kept yet. Another tab may have gone on since this one last looked, and what was answered there stays. */
const isFirst = () => glanceAtAssessment().answered === 0;

/** Keeps what is ticked of the first question as the assessment itself keeps it. */
export function keepPicks(picks: readonly string[]): void {
  if (isFirst()) keepAssessment(ticked(picks));
}

/** Answers the first question: the assessment goes on with the second. */
export function answerWith(picks: readonly string[]): void {
  if (isFirst()) keepAssessment(submitSelection(ticked(picks)));
}
