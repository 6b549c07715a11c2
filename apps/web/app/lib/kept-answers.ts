import { isFields } from "@career-clarity/internal";
import { readJson, readText, removeText, watchText, writeText } from "./storage.ts";

/** Where the assessment stands on the device, running or finished, and where this tab keeps what its results were refined with. */
export const ASSESSMENT_KEY = "cc_assessment";
export const RESULTS_KEY = "cc_results";
/** And the answers of the last finished stream test. */
export const STREAM_KEY = "cc_stream_answers";
/** And, in this tab, those of the one that was begun. */
export const STREAM_BEGUN_KEY = "cc_stream_begun";

export const mayHaveStreamAnswers = (): boolean => readText("local", STREAM_KEY) !== null;

/** Whether this tab has shown results: going back from them is then going back to the questions. */
export const resultsWereShown = (): boolean => readText("session", RESULTS_KEY) !== null;

/** Whether anything is kept that may be a finished sheet of answers. Whoever reads it needs the questions, which weigh more than this. */
export const mayHaveAnswers = (): boolean => readText("local", ASSESSMENT_KEY) !== null;

/** Tells when another tab has gone on, begun anew or deleted the answers, or may have. Gives the function that ends it. */
export const watchAnswers = (changed: () => void): (() => void) => watchText(ASSESSMENT_KEY, changed);

/** Forgets the answers and what their results were refined with, for a new beginning. Gives the function that brings them back. */
export function putAside(): () => void {
  const answers = readText("local", ASSESSMENT_KEY);
  const refinement = readText("session", RESULTS_KEY);
  removeText("local", ASSESSMENT_KEY);
  removeText("session", RESULTS_KEY);
  return () => {
    if (answers !== null) writeText("local", ASSESSMENT_KEY, answers);
    if (refinement !== null) writeText("session", RESULTS_KEY, refinement);
  };
}

/** What is kept of the running assessment, at a glance: whether it is finished, how many answers, and what is ticked of the question that it stands at. Nothing here is checked against the questions. */
export function glanceAtAssessment(): { readonly answered: number; readonly ticked: readonly string[]; readonly finished: boolean } {
  const kept = readJson("local", ASSESSMENT_KEY);
  const { answers, pending, status }: Readonly<Record<string, unknown>> = isFields(kept) ? kept : {};
  return {
    answered: isFields(answers) ? Object.keys(answers).length : 0,
    finished: status === "completing",
    ticked: Array.isArray(pending) ? pending.filter((one) => typeof one === "string") : [],
  };
}
