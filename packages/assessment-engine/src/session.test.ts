import { describe, expect, it } from "vitest";
import { bank } from "../fixtures/bank.ts";
import { walk } from "../fixtures/walk.ts";
import { AssessmentCompletedError, NoQuestionError } from "./errors.ts";
import { assessmentQuestions } from "./questions.ts";
import { moveRanked, submitSelection, toggleOption } from "./selection.ts";
import { answerQuestion, goBack, startAssessment } from "./session.ts";
import { currentQuestion } from "./state.ts";

const completed = walk(startAssessment(), 20);

describe("startAssessment", () => {
  it("[R9] starts at the first built-in question with nothing answered", () => {
    expect(startAssessment()).toEqual({ questions: assessmentQuestions, index: 0, answers: {}, pending: [], status: "answering" });
    expect(currentQuestion(startAssessment()).id).toBe(1);
  });

  it("[R9] takes a bank of another team's", () => {
    expect(currentQuestion(startAssessment(bank))).toBe(bank[0]);
  });

  it("[R10] needs a question", () => {
    expect(() => startAssessment([])).toThrow(NoQuestionError);
    expect(() => currentQuestion({ ...startAssessment(), index: 20 })).toThrow("There is no question at index 20: 20 questions were given");
  });
});

describe("answerQuestion", () => {
  it("[R11] stores the answer by question id and goes to the next question", () => {
    const state = answerQuestion(walk(startAssessment(), 1), 8);
    expect(state.answers[2]).toBe(8);
    expect(state).toMatchObject({ index: 2, status: "answering" });
  });

  it("[R11] replaces what was answered before", () => {
    expect(answerQuestion(goBack(answerQuestion(walk(startAssessment(), 1), 8)), 3).answers[2]).toBe(3);
  });

  it("[R12] completes on the last question and stays there", () => {
    expect(walk(startAssessment(), 19)).toMatchObject({ index: 19, status: "answering" });
    expect(completed).toMatchObject({ index: 19, pending: [], status: "completing" });
    expect(Object.keys(completed.answers)).toHaveLength(20);
  });

  it.each([
    ["answerQuestion", () => answerQuestion(completed, 5)],
    ["toggleOption", () => toggleOption(completed, "Cricket")],
    ["submitSelection", () => submitSelection(completed)],
    ["moveRanked", () => moveRanked(completed, 0, 1)],
  ])("[R13] takes nothing more through %s once completed", (_name, transition) => {
    expect(transition).toThrow(AssessmentCompletedError);
    expect(transition).toThrow(expect.objectContaining({ code: "ASSESSMENT_COMPLETED" }));
  });
});

describe("goBack", () => {
  it("[R14] goes one question back and keeps every answer", () => {
    const state = walk(startAssessment(), 3);
    expect(goBack(state)).toMatchObject({ index: 2, answers: state.answers });
  });

  it("[R14] clears what was picked and not submitted", () => {
    const picking = toggleOption(walk(startAssessment(), 2), "A hospital or clinic");
    expect(goBack(picking).pending).toEqual([]);
    expect(walk(goBack(picking), 1).pending).toEqual([]);
  });

  it("[R15] changes nothing on the first question", () => {
    const picking = toggleOption(startAssessment(), "Leading a team towards a goal");
    expect(goBack(picking)).toBe(picking);
  });

  it("[R16] reopens the last question of a completed assessment", () => {
    expect(goBack(completed)).toMatchObject({ index: 19, answers: completed.answers, status: "answering" });
  });
});
