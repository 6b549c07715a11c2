import { describe, expect, it } from "vitest";
import { bank } from "../fixtures/bank.ts";
import * as questions from "../fixtures/questions.ts";
import { RankOutOfRangeError, UnknownOptionError, WrongQuestionTypeError } from "./errors.ts";
import { moveRanked, recallAnswer, storedAnswer, submitSelection, toggleOption } from "./selection.ts";
import { answerQuestion, goBack, startAssessment } from "./session.ts";
import type { AssessmentState } from "./state.ts";

const hobbies = startAssessment([questions.hobbies, questions.focus]);
const places = startAssessment([questions.places, questions.focus]);
const pick = (state: AssessmentState, ...options: readonly string[]): AssessmentState => options.reduce(toggleOption, state);

describe("toggleOption", () => {
  it("[R23] picks an option and drops it again", () => {
    expect(pick(hobbies, "Chess").pending).toEqual(["Chess"]);
    expect(pick(hobbies, "Chess", "Chess").pending).toEqual([]);
  });

  it("[R24] changes nothing at the limit, 3 unless the question says otherwise", () => {
    const full = pick(hobbies, "Coding", "Chess", "Cricket");
    expect(toggleOption(full, "Kathak")).toBe(full);
    expect(pick(full, "Chess", "Kathak").pending).toEqual(["Cricket", "Kathak", "Coding"]);
  });

  it("[R25] keeps the picks in the options' order", () => {
    expect(pick(hobbies, "Coding", "Cricket").pending).toEqual(["Cricket", "Coding"]);
  });

  it("[R30] throws for what the question does not offer, or is not", () => {
    expect(() => toggleOption(hobbies, "Carrom")).toThrow(UnknownOptionError);
    expect(() => toggleOption(places, "Delhi")).toThrow(WrongQuestionTypeError);
    expect(() => toggleOption(startAssessment(bank), "Arts")).toThrow(
      "toggleOption needs a question of type multiselect; question 1 is of type multiple.",
    );
  });
});

describe("submitSelection", () => {
  it("[R26] answers with the picks", () => {
    expect(submitSelection(pick(hobbies, "Chess", "Cricket"))).toMatchObject({
      index: 1,
      pending: [],
      answers: { 3: ["Cricket", "Chess"] },
    });
  });

  it("[R26] needs at least one", () => {
    expect(() => submitSelection(hobbies)).toThrow(expect.objectContaining({ code: "EMPTY_SELECTION" }));
  });

  it("[R28] submits a ranking as it stands", () => {
    expect(submitSelection(places).answers).toEqual({ 2: ["Delhi", "Pune", "Kochi", "Patna"] });
  });

  it("[R30] belongs to multiselect and ranking questions", () => {
    expect(() => submitSelection(startAssessment([questions.focus]))).toThrow(WrongQuestionTypeError);
  });
});

describe("moveRanked", () => {
  it.each([
    [0, 2, ["Pune", "Kochi", "Delhi", "Patna"]],
    [3, 0, ["Patna", "Delhi", "Pune", "Kochi"]],
    [1, 2, ["Delhi", "Kochi", "Pune", "Patna"]],
    [2, 2, ["Delhi", "Pune", "Kochi", "Patna"]],
  ])("[R29] moves place %i to place %i and keeps the others in order", (from, to, order) => {
    const moved = moveRanked(places, from, to);
    expect(moved.pending).toEqual(order);
    expect(submitSelection(moved).answers[2]).toEqual(order);
  });

  it.each([
    [-1, 0],
    [0, 4],
    [4, 0],
    [0.5, 1],
    [0, Number.NaN],
    ["length", 0],
    [0, "map"],
    ["0", 1],
    [0, Symbol("last")],
  ] as [number, number][])("[R30] knows no move from %o to %o", (from, to) => {
    expect(() => moveRanked(places, from, to)).toThrow(RankOutOfRangeError);
    expect(() => moveRanked(places, from, to)).toThrow("Question 2 has the places 0 to 3");
  });

  it("[R30] belongs to ranking questions", () => {
    expect(() => moveRanked(hobbies, 0, 1)).toThrow(WrongQuestionTypeError);
  });
});

describe("storedAnswer and recallAnswer", () => {
  const returned = goBack(submitSelection(pick(hobbies, "Chess", "Coding")));

  it("[R31] tell what was answered before, on the way back and forward again", () => {
    expect(storedAnswer(hobbies)).toBeUndefined();
    expect(storedAnswer(returned)).toEqual(["Chess", "Coding"]);
    const further = goBack(answerQuestion(returned, ["Kathak"]));
    expect(storedAnswer(further)).toEqual(["Kathak"]);
  });

  it("[R31] bring the stored picks back on request only", () => {
    expect(returned.pending).toEqual([]);
    expect(recallAnswer(returned).pending).toEqual(["Chess", "Coding"]);
  });

  it("[R31] bring a stored order back", () => {
    expect(recallAnswer(goBack(submitSelection(moveRanked(places, 0, 3)))).pending).toEqual(["Pune", "Kochi", "Patna", "Delhi"]);
  });

  it("[R31] leave alone what holds no list", () => {
    const scaled = answerQuestion(startAssessment([questions.focus, questions.places]), 4);
    expect(recallAnswer(goBack(scaled)).pending).toEqual([]);
    expect(recallAnswer(hobbies)).toBe(hobbies);
    const completed = submitSelection(scaled);
    expect(recallAnswer(completed)).toBe(completed);
  });
});
