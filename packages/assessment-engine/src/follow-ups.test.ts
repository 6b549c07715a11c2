import { describe, expect, it } from "vitest";
import { bank } from "../fixtures/bank.ts";
import * as questions from "../fixtures/questions.ts";
import { walk } from "../fixtures/walk.ts";
import { followUpsFor } from "./follow-ups.ts";
import { answerQuestion, goBack, startAssessment } from "./session.ts";
import type { AssessmentState } from "./state.ts";

const ids = (asked: readonly { readonly id: number }[]): readonly number[] => asked.map(({ id }) => id);
const start = startAssessment(bank);
const backToStart = (state: AssessmentState): AssessmentState => (state.index === 0 ? state : backToStart(goBack(state)));

/** Engineering, then Mechanical, then a mark, then one question more. */
const deep = walk(answerQuestion(answerQuestion(answerQuestion(start, "Engineering"), "Mechanical"), 9), 1);

describe("inserted follow-ups", () => {
  it("[R17] stand right after the single choice that leads to them", () => {
    const state = answerQuestion(start, "Engineering");
    expect(ids(state.questions)).toEqual([1, 11, 2, 3, 4, 5]);
    expect(state.index).toBe(1);
  });

  it("[R17] can lead to follow-ups of their own", () => {
    expect(ids(deep.questions)).toEqual([1, 11, 21, 2, 3, 4, 5]);
    expect(deep.answers).toMatchObject({ 1: "Engineering", 11: "Mechanical", 21: 9 });
  });

  it("[R17] extend an assessment that would otherwise be over", () => {
    const last = answerQuestion(startAssessment([questions.leaving]), "Yes");
    expect(last).toMatchObject({ index: 1, status: "answering" });
    expect(answerQuestion(last, 7)).toMatchObject({ index: 1, status: "completing" });
  });

  it("[R18] never come from a multiselect question", () => {
    const state = answerQuestion(startAssessment([questions.hobbies, questions.focus]), ["Chess"]);
    expect(ids(state.questions)).toEqual([3, 5]);
  });

  it("[R18] never come in the built-in bank", () => {
    expect(walk(startAssessment(), 20).questions).toHaveLength(20);
  });

  it("[R17] never come from an option without one, whatever it is called", () => {
    const inherited = { ...questions.leaving, options: ["constructor", "Yes"] };
    expect(answerQuestion(startAssessment([inherited]), "constructor")).toMatchObject({ questions: [inherited], status: "completing" });
  });

  it("[R19] leave with their answers, and with all they had led to, when another option is chosen", () => {
    const changed = answerQuestion(backToStart(deep), "Arts");
    expect(ids(changed.questions)).toEqual([1, 2, 3, 4, 5]);
    expect(changed.answers).toEqual({ 1: "Arts", 2: questions.places.options });
    expect(changed.index).toBe(1);
  });

  it("[R19] make room for the follow-up of the new option", () => {
    const changed = answerQuestion(backToStart(deep), "Medical");
    expect(ids(changed.questions)).toEqual([1, 12, 2, 3, 4, 5]);
    expect(changed.pending).toEqual(questions.order.options);
  });

  it("[R20] stay as they are when the same option is chosen again", () => {
    const again = answerQuestion(backToStart(deep), "Engineering");
    expect(ids(again.questions)).toEqual(ids(deep.questions));
    expect(again.answers).toEqual(deep.answers);
  });

  it("[R20] stay when the new option leads to the same one", () => {
    const state = answerQuestion(answerQuestion(startAssessment([questions.leaving, questions.focus]), "Yes"), 7);
    const changed = answerQuestion(backToStart(state), "Perhaps");
    expect(ids(changed.questions)).toEqual([4, 41, 5]);
    expect(changed.answers).toEqual({ 4: "Perhaps", 41: 7 });
  });
});

describe("followUpsFor", () => {
  const energies = {
    1: [
      "Creative work such as art, music or writing",
      "Solving technical challenges with code or machines",
      "Leading a team towards a goal",
    ],
  };

  it("[R21] gives what the chosen options lead to, in the options' order", () => {
    expect(ids(followUpsFor(energies))).toEqual([101, 103]);
    expect(ids(followUpsFor(walk(startAssessment(), 20).answers))).toEqual([101]);
  });

  it("[R21] gives nothing where nothing leads on", () => {
    expect(followUpsFor({})).toEqual([]);
    expect(followUpsFor({ 1: ["Leading a team towards a goal"], 2: 5, 999: "elsewhere" })).toEqual([]);
    expect(followUpsFor({ 3: ["constructor"] }, bank)).toEqual([]);
  });

  it("[R21] gives each once, and goes on to what its own answer leads to", () => {
    expect(ids(followUpsFor({ 1: "Engineering", 11: "Mechanical", 3: ["Chess"], 4: "Yes" }, bank))).toEqual([11, 21, 31, 41]);
    expect(ids(followUpsFor({ 4: "Yes" }, [questions.leaving, questions.leaving]))).toEqual([41]);
  });

  it("[R22] makes an assessment of its own", () => {
    expect(startAssessment(followUpsFor(energies)).questions).toHaveLength(2);
  });
});
