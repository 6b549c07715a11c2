import { startAssessment, submitSelection, toggleOption } from "@career-clarity/assessment-engine";
import { keepAssessment } from "../../lib/assessment-store.ts";

const ticked = (picks: readonly string[]) => picks.reduce(toggleOption, startAssessment());

/** Keeps what is ticked of the first question as the assessment itself keeps it. */
export const keepPicks = (picks: readonly string[]): void => keepAssessment(ticked(picks));

/** Answers the first question: the assessment goes on with the second. */
export const answerWith = (picks: readonly string[]): void => keepAssessment(submitSelection(ticked(picks)));
