/** The constants that the rules rest on (specification, sections 4, 5 and 9). */
export type AssessmentLimits = {
  /** Question numbers that are a multiple of this are celebrated. */
  readonly celebrationEvery: number;
  /** Question numbers that are a multiple of this are celebrated with a trophy. */
  readonly majorCelebrationEvery: number;
  /** How many options a multiselect question allows unless it says so itself. */
  readonly defaultMaxSelections: number;
  readonly scaleMin: number;
  readonly scaleMax: number;
};

export const assessmentLimits: AssessmentLimits = Object.freeze({
  celebrationEvery: 5,
  majorCelebrationEvery: 10,
  defaultMaxSelections: 3,
  scaleMin: 1,
  scaleMax: 10,
});
