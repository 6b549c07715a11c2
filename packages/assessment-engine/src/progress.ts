import { assessmentLimits } from "./limits.ts";
import {
  LAST_PROGRESS_LABEL,
  NONE_REMAINING_LABEL,
  PROGRESS_LABELS,
  type ProgressLabel,
  REMAINING_LABELS,
  type RemainingLabel,
} from "./progress-labels.ts";
import type { AssessmentState } from "./state.ts";

export type AssessmentProgress = {
  /** Number of the current question, from 1. */
  readonly number: number;
  readonly total: number;
  /** `number` over `total`, rounded to a whole number from 0 to 100. */
  readonly percent: number;
  readonly label: ProgressLabel;
  /** Questions after the current one. */
  readonly remaining: number;
  readonly remainingLabel: RemainingLabel;
  /** Whether reaching this question is celebrated. */
  readonly isMilestone: boolean;
  /** Whether it is celebrated with a trophy. */
  readonly isMajorMilestone: boolean;
};

const labelAt = (number: number): ProgressLabel => PROGRESS_LABELS.find(({ upTo }) => number <= upTo)?.label ?? LAST_PROGRESS_LABEL;

const labelWith = (remaining: number): RemainingLabel =>
  REMAINING_LABELS.find(({ moreThan }) => remaining > moreThan)?.label ?? NONE_REMAINING_LABEL;

/** How far a person is and how that is put to them (specification, section 4). */
export const assessmentProgress = ({ index, questions }: AssessmentState): AssessmentProgress => {
  const number = index + 1;
  const total = questions.length;
  const remaining = total - number;
  return {
    number,
    total,
    percent: Math.round((number / total) * 100),
    label: labelAt(number),
    remaining,
    remainingLabel: labelWith(remaining),
    isMilestone: number % assessmentLimits.celebrationEvery === 0,
    isMajorMilestone: number % assessmentLimits.majorCelebrationEvery === 0,
  };
};
