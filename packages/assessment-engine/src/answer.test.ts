import { describe, expect, it } from "vitest";
import * as questions from "../fixtures/questions.ts";
import type { Answer } from "./answer.ts";
import type { Question } from "./question.ts";
import { assessmentQuestions } from "./questions.ts";
import { answerQuestion, startAssessment } from "./session.ts";

const { hobbies, places, focus, leaving } = questions;
const answering = (question: Question, answer: unknown): unknown =>
  answerQuestion(startAssessment([question]), answer as Answer).answers[question.id];

describe("answers that fit", () => {
  it.each([
    ["[R27] the least of a scale", focus, 1, 1],
    ["[R27] the most of a scale", focus, 10, 10],
    ["[R32] one option of a single choice", leaving, "No", "No"],
    ["[R24] as many picks as allowed", hobbies, ["Cricket", "Chess", "Kathak"], ["Cricket", "Chess", "Kathak"]],
    ["[R25] picks in any order, kept in the options' order", hobbies, ["Kathak", "Cricket"], ["Cricket", "Kathak"]],
    ["[R29] a whole order", places, ["Patna", "Kochi", "Pune", "Delhi"], ["Patna", "Kochi", "Pune", "Delhi"]],
  ])("%s", (_title, question, answer, stored) => {
    expect(answering(question, answer)).toEqual(stored);
  });

  it("[R33] are copied, so that what was given can change afterwards", () => {
    const order = [...places.options];
    const state = answerQuestion(startAssessment([places]), order);
    order.reverse();
    expect(state.answers[2]).toEqual(places.options);
  });
});

describe("answers that do not fit", () => {
  it.each([
    ["[R27] zero", focus, 0, "SCALE_OUT_OF_RANGE"],
    ["[R27] eleven", focus, 11, "SCALE_OUT_OF_RANGE"],
    ["[R27] a half", focus, 5.5, "SCALE_OUT_OF_RANGE"],
    ["[R27] not a number", focus, Number.NaN, "SCALE_OUT_OF_RANGE"],
    ["[R30] a text on a scale", focus, "5", "WRONG_ANSWER_TYPE"],
    ["[R30] null on a scale", focus, null, "WRONG_ANSWER_TYPE"],
    ["[R32] an unknown option", leaving, "Never", "UNKNOWN_OPTION"],
    ["[R30] a list for a single choice", leaving, ["Yes"], "WRONG_ANSWER_TYPE"],
    ["[R30] an unknown pick", hobbies, ["Cricket", "toString"], "UNKNOWN_OPTION"],
    ["[R30] a pick twice", hobbies, ["Chess", "Chess"], "DUPLICATE_SELECTION"],
    ["[R26] no picks", hobbies, [], "EMPTY_SELECTION"],
    ["[R24] one pick too many", hobbies, ["Cricket", "Chess", "Kathak", "Coding"], "TOO_MANY_SELECTIONS"],
    ["[R30] a text for a list", hobbies, "Chess", "WRONG_ANSWER_TYPE"],
    ["[R30] a list of something else", hobbies, [1, null], "WRONG_ANSWER_TYPE"],
    ["[R30] a list with a hole", hobbies, new Array(1), "WRONG_ANSWER_TYPE"],
    ["[R29] part of an order", places, ["Delhi", "Pune"], "INCOMPLETE_RANKING"],
    ["[R29] no order", places, [], "INCOMPLETE_RANKING"],
    ["[R29] a place twice", places, ["Delhi", "Delhi", "Pune", "Kochi"], "DUPLICATE_SELECTION"],
  ])("%s", (_title, question, answer, code) => {
    expect(() => answering(question, answer)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    [focus, 11, "Question 5 takes a whole number from 1 to 10; 11 was given."],
    [focus, "5", 'Question 5 takes a whole number from 1 to 10; "5" was given.'],
    [leaving, "Never", 'Question 4 has no option "Never". Its options are: "Yes", "Perhaps", "No".'],
    [hobbies, [1, null], "Question 3 takes a list of option texts; [1,null] was given."],
    [places, ["Delhi"], "Question 2 ranks all of its 4 options; 1 were given."],
  ])("[R30] say of question $id what was given and what is allowed", (question, answer, message) => {
    expect(() => answering(question, answer)).toThrow(message);
  });

  it("[R30] show the beginning of a long list of options", () => {
    const areas = assessmentQuestions.find(({ id }) => id === 17) ?? focus;
    expect(() => answering(areas, ["Astrology"])).toThrow(/"Medicine and surgery".* and 104 more\.$/);
  });
});
