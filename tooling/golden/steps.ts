import {
  type Answer,
  type AssessmentProgress,
  type AssessmentState,
  answerQuestion,
  assessmentProgress,
  goBack,
  moveRanked,
  recallAnswer,
  storedAnswer,
  submitSelection,
  toggleOption,
} from "@career-clarity/assessment-engine";

/** One call of a session, as plain JSON. */
export type Step =
  | { readonly call: "answerQuestion"; readonly answer: Answer }
  | { readonly call: "toggleOption"; readonly option: string }
  | { readonly call: "moveRanked"; readonly from: number; readonly to: number }
  | { readonly call: "submitSelection" | "recallAnswer" | "goBack" };

export function take(state: AssessmentState, step: Step): AssessmentState {
  switch (step.call) {
    case "answerQuestion":
      return answerQuestion(state, step.answer);
    case "toggleOption":
      return toggleOption(state, step.option);
    case "moveRanked":
      return moveRanked(state, step.from, step.to);
    case "submitSelection":
      return submitSelection(state);
    case "recallAnswer":
      return recallAnswer(state);
    case "goBack":
      return goBack(state);
  }
}

/** What a port must agree on after a step: where the session is, what it asks, what is picked and what was answered here before. */
export type Seen = Pick<AssessmentState, "index" | "status" | "pending"> & {
  readonly asked: readonly number[];
  readonly stored: Answer | null;
  readonly progress: AssessmentProgress;
};

export const seen = (state: AssessmentState): Seen => ({
  index: state.index,
  status: state.status,
  asked: state.questions.map(({ id }) => id),
  pending: state.pending,
  stored: storedAnswer(state) ?? null,
  progress: assessmentProgress(state),
});
