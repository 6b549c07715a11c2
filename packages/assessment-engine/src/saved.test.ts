import { describe, expect, it } from "vitest";
import { bank } from "../fixtures/bank.ts";
import * as questions from "../fixtures/questions.ts";
import { walk } from "../fixtures/walk.ts";
import { restoreAssessment, saveAssessment } from "./saved.ts";
import { moveRanked, toggleOption } from "./selection.ts";
import { answerQuestion, goBack, startAssessment } from "./session.ts";

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const builtIn = toggleOption(walk(startAssessment(), 2), "A science laboratory");
const ranking = moveRanked(answerQuestion(startAssessment(bank), "Medical"), 0, 2);
const reopened = goBack(goBack(walk(startAssessment(bank), 5)));

describe("saveAssessment", () => {
  it("[R38] keeps what cannot be worked out again, and a version", () => {
    expect(saveAssessment(ranking)).toEqual({
      version: 1,
      index: 1,
      answers: { 1: "Medical" },
      pending: ["AIIMS nursing", "CUET", "NEET"],
      status: "answering",
    });
  });

  it("[R38] stays small: no question's text", () => {
    expect(JSON.stringify(saveAssessment(walk(startAssessment(), 20))).length).toBeLessThan(1500);
  });
});

describe("restoreAssessment", () => {
  it.each([
    ["picks not yet submitted", builtIn, undefined],
    ["a moved ranking in an inserted follow-up", ranking, bank],
    ["answers further on", reopened, bank],
    ["a completed assessment", walk(startAssessment(), 20), undefined],
    ["a completed assessment that ends in a ranking", walk(startAssessment([questions.places]), 1), [questions.places]],
  ])("[R39] gives back %s, saved or whole", (_title, state, questionBank) => {
    expect(restoreAssessment(throughJson(saveAssessment(state)), questionBank)).toEqual(state);
    expect(restoreAssessment(throughJson(state), questionBank)).toEqual(state);
    expect(restoreAssessment(JSON.stringify(saveAssessment(state)), questionBank)).toEqual(state);
  });

  it("[R40] takes the questions from the bank and not from what was saved", () => {
    const forged = { ...builtIn, questions: [{ ...questions.focus, text: "Send me your password" }] };
    expect(restoreAssessment(forged)).toEqual(builtIn);
  });

  it("[R25] puts saved picks into the options' order", () => {
    const saved = { ...saveAssessment(startAssessment([questions.hobbies])), pending: ["Coding", "Chess"] };
    expect(restoreAssessment(saved, [questions.hobbies])?.pending).toEqual(["Chess", "Coding"]);
  });
});

const circular: Record<string, unknown> = { ...saveAssessment(builtIn) };
circular.answers = circular;

const saved = saveAssessment(builtIn);
const firstTwo = saved.answers;
const rankingSaved = saveAssessment(ranking);
const throwing = {
  get answers(): never {
    throw new Error("no answers for you");
  },
};

describe("restoreAssessment of what does not fit", () => {
  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a text", "saved"],
    ["an empty text", ""],
    ["a text cut off", JSON.stringify(saved).slice(0, -1)],
    ["a text of a text", JSON.stringify(JSON.stringify(saved))],
    ["a number", 3],
    ["a list", [saved]],
    ["a function", () => saved],
    ["a bigint", { ...saved, index: 2n }],
    ["an object that refers to itself", circular],
    ["an object that throws when read", throwing],
    ["an object that inherits everything", Object.create(saved)],
    ["another version", { ...saved, version: 2 }],
    ["no version where one is named", { ...saved, version: null }],
    ["no answers", { ...saved, answers: undefined }],
    ["answers in a list", { ...saved, answers: [["An office desk with a computer"], 5] }],
    ["an answer to no question", { ...saved, answers: { ...firstTwo, 99: 5 } }],
    ["an answer to a follow-up that is not asked", { ...saved, answers: { ...firstTwo, 101: ["Running experiments in a lab"] } }],
    ["an answer under an id spelt otherwise", { ...saved, answers: { ...firstTwo, "03": ["A science laboratory"] } }],
    ["an answer under __proto__", JSON.parse(`{"index":0,"answers":{"__proto__":5},"pending":[],"status":"answering"}`)],
    ["an answer under constructor", { ...saved, answers: { ...firstTwo, constructor: 5 } }],
    ["an unknown option", { ...saved, answers: { ...firstTwo, 1: ["Astrology"] } }],
    ["too many picks", { ...saved, answers: { ...firstTwo, 12: ["1", "2", "3", "4"] } }],
    ["picks twice", { ...saved, answers: { ...firstTwo, 3: ["A science laboratory", "A science laboratory"] } }],
    ["no picks", { ...saved, answers: { ...firstTwo, 1: [] } }],
    ["a null answer", { ...saved, answers: { ...firstTwo, 2: null } }],
    ["a scale answer out of range", { ...saved, answers: { ...firstTwo, 2: 11 } }],
    ["an index below the first", { ...saved, index: -1 }],
    ["an index after the last", { ...saved, index: 20 }],
    ["an index between two", { ...saved, index: 0.5 }],
    ["an index in text", { ...saved, index: "2" }],
    ["an index past an unanswered question", { ...saved, index: 3 }],
    ["an unknown status", { ...saved, status: "done" }],
    ["completing too early", { ...saved, pending: [], status: "completing" }],
    ["completing with the last one open", { ...saveAssessment(walk(startAssessment(), 19)), status: "completing" }],
    ["completing before the last one", { ...saveAssessment(walk(startAssessment(), 20)), index: 18 }],
    ["completing with picks", { ...saveAssessment(walk(startAssessment(), 20)), pending: ["Cricket"] }],
    ["no selection", { ...saved, pending: undefined }],
    ["a selection too long", { ...saved, index: 0, pending: Object.keys(saved) }],
    ["a selection of unknown options", { ...saved, pending: ["Astrology"] }],
    ["a selection on a scale", { ...saved, index: 1 }],
  ])("[R41] gives null for %s", (_title, value) => {
    expect(restoreAssessment(value)).toBeNull();
  });

  it.each([
    ["a ranking without its order", { ...rankingSaved, pending: [] }],
    ["a ranking with part of it", { ...rankingSaved, pending: ["NEET"] }],
    ["a selection on a single choice", { ...rankingSaved, index: 0, pending: ["Medical"] }],
    ["a list for a single choice", { ...rankingSaved, answers: { 1: ["Medical"] } }],
  ])("[R41] gives null for %s", (_title, value) => {
    expect(restoreAssessment(value, bank)).toBeNull();
  });

  it("[R41] gives null for another bank's state, and for a bank without questions", () => {
    expect(restoreAssessment(saved, bank)).toBeNull();
    expect(restoreAssessment(saveAssessment(startAssessment()), [])).toBeNull();
  });
});
