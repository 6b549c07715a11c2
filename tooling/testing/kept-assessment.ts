import {
  type AssessmentState,
  answerQuestion,
  currentQuestion,
  type Question,
  type SavedAssessment,
  saveAssessment,
  startAssessment,
} from "@career-clarity/assessment-engine";

const SCALE = 7;

function answerTo(question: Question): number | string | readonly string[] {
  if (question.type === "scale") return SCALE;
  if (question.type === "multiple") return question.options[0] ?? "";
  return question.type === "ranking" ? question.options : question.options.slice(0, 1);
}

function answered(count: number): SavedAssessment {
  let state: AssessmentState = startAssessment();
  while (state.status === "answering" && state.index < count) state = answerQuestion(state, answerTo(currentQuestion(state)));
  return saveAssessment(state);
}

/** The assessment as the site keeps it on the device: 7 on every scale, the first option of everything else. */
export const finishedAssessment = (): SavedAssessment => answered(Number.POSITIVE_INFINITY);
export const halfAssessment = (): SavedAssessment => answered(10);
