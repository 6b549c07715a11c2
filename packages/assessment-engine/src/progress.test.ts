import { describe, expect, it } from "vitest";
import { labelBoundaries, milestoneBoundaries, percentBoundaries, remainingBoundaries } from "../fixtures/progress-boundaries.ts";
import * as questions from "../fixtures/questions.ts";
import { walk } from "../fixtures/walk.ts";
import { type AssessmentProgress, assessmentProgress } from "./progress.ts";
import { startAssessment } from "./session.ts";

const at = (number: number, total: number): AssessmentProgress => {
  const asked = Array.from({ length: total }, (_, index) => ({ ...questions.focus, id: index + 1 }));
  return assessmentProgress(walk(startAssessment(asked), number - 1));
};

describe("assessmentProgress", () => {
  it.each(percentBoundaries)("[R34] question %i of %i shows %i %%: %s", (number, total, percent) => {
    expect(at(number, total)).toMatchObject({ number, total, percent, remaining: total - number });
  });

  it.each(labelBoundaries)("[R35] question %i reads %j: %s", (number, label) => {
    expect(at(number, Math.max(number, 20)).label).toBe(label);
  });

  it.each(remainingBoundaries)("[R36] %i left reads %j: %s", (remaining, remainingLabel) => {
    expect(at(1, remaining + 1)).toMatchObject({ remaining, remainingLabel });
  });

  it.each(milestoneBoundaries)("[R37] question %i: milestone %j, major %j", (number, isMilestone, isMajorMilestone) => {
    expect(at(number, 20)).toMatchObject({ isMilestone, isMajorMilestone });
  });

  it("[R34] stays at the last question while completing", () => {
    expect(assessmentProgress(walk(startAssessment(), 20))).toMatchObject({ number: 20, percent: 100, remaining: 0 });
  });
});
