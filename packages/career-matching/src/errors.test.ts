import { describe, expect, it } from "vitest";
import { AnswerEvidenceError, AnswersRecordError, EmphasisError, MatchLimitError } from "./errors.ts";
import { evidenceTable } from "./evidence/index.ts";
import { pickMatches } from "./pick.ts";
import { buildProfile } from "./profile.ts";
import { rankCareers } from "./rank.ts";

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

const HELPING = "Helping people feel better or do better";

describe("an answer that its question can't have", () => {
  const helping = HELPING;
  const optionsOf = (id: number) => Object.keys(evidenceTable[id]?.kind === "choice" ? evidenceTable[id].options : {});
  const studies = optionsOf(9).slice(0, 4);
  const technical = optionsOf(101).slice(0, 4);
  it.each<[string, number, unknown, string | undefined, RegExp]>([
    ["an unknown option", 1, ["Juggling"], "Juggling", /Solving technical challenges/],
    ["an option of another question", 8, helping, helping, /Sitting at a desk/],
    ["the name of an inherited property", 8, "constructor", "constructor", /Sitting at a desk/],
    ["an empty list", 1, [], "[]", /at least one/],
    ["a pick twice", 1, [helping, helping], helping, /each once/],
    ["a number for a multiselect", 1, 3, "3", /texts of the question's options/],
    ["a number among the picks", 1, [helping, 3], "3", /texts of the question's options/],
    ["a number for a single choice", 8, 3, "3", /one text of the question's options/],
    ["a list for a single choice", 8, ["On my feet most of the day"], "On my feet", /one text of the question's options/],
    ["a text for a multiselect", 1, helping, helping, /a list of texts/],
    ["more picks than allowed", 9, studies, studies[0], /at most 3/],
    ["more picks than allowed of a follow-up", 101, technical, technical[0], /at most 3/],
    ["nothing at all for a multiselect", 1, null, "null", /texts of the question's options/],
    ["a text for a scale", 2, "7", '"7"', /whole numbers from 1 to 10/],
    ["a list for a scale", 2, ["7"], '["7"]', /whole numbers from 1 to 10/],
    ["a scale of 0", 2, 0, "0", /whole numbers from 1 to 10/],
    ["a scale of 11", 2, 11, "11", /whole numbers from 1 to 10/],
    ["a scale of 5.5", 2, 5.5, "5.5", /whole numbers from 1 to 10/],
    ["a scale of NaN", 2, Number.NaN, "NaN", /whole numbers from 1 to 10/],
    ["a question that does not exist", 21, 5, "5", /no question has this id/],
    ["an unknown option of a follow-up", 101, ["Anything"], "Anything", /Writing code for apps or websites/],
  ])("[R18] %s is refused", (_case, questionId, answer, given, allowed) => {
    const answers = JSON.parse("{}");
    answers[questionId] = answer;
    const error = caught(() => buildProfile(answers));
    expect(error).toBeInstanceOf(AnswerEvidenceError);
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ name: "AnswerEvidenceError", code: "ANSWER_WITHOUT_EVIDENCE", questionId });
    expect(error).toHaveProperty("message", expect.stringContaining(`question ${questionId}: `));
    expect(error).toHaveProperty("message", expect.stringContaining(given ?? "?"));
    expect(error).toHaveProperty("message", expect.stringMatching(allowed));
  });
});

it("[R18] a question of one's own needs evidence", () => {
  const own = { id: 500, text: "How brave?", type: "scale", category: "values", weight: 3 } as const;
  expect(() => buildProfile({ 500: 5 }, [own])).toThrow(/question 500: 5 was given; the evidence table has nothing/);
});

it.each<[string, unknown, string]>([
  ["nothing", undefined, "undefined"],
  ["null", null, "null"],
  ["a list", [], "[]"],
  ["a Map", new Map([[2, 5]]), "{}"],
  ["a text", "answers", '"answers"'],
])("[R18] %s in place of the answers is refused", (_case, answers, shown) => {
  expect(() => buildProfile(answers as never)).toThrow(AnswersRecordError);
  expect(() => buildProfile(answers as never)).toThrow(`${shown} was given; an object of answers under their questions' ids is allowed`);
});

it("[R18] an answer under what is no number is named by it", () => {
  expect(() => buildProfile({ constructor: 5 } as never)).toThrow("question constructor: 5 was given; no question has this id");
  expect(buildProfile(Object.assign(Object.create(null), { 2: 5 })).answered).toBe(1);
});

it("[R18] a table that takes a question for another kind is refused", () => {
  const own = { id: 2, text: "Which?", type: "multiple", category: "values", weight: 3, options: ["this", "that"] } as const;
  expect(() => buildProfile({ 2: "this" }, [own])).toThrow(/takes this question for a scale/);
});

it.each<[string, number, unknown]>([
  ["below 0", 1, -1],
  ["above 5", 1, 6],
  ["no number", 1, "2"],
  ["NaN", 1, Number.NaN],
  ["on a question that is not asked", 21, 1],
])("[R44] an emphasis that is %s is refused", (_case, questionId, given) => {
  const emphasis = JSON.parse("{}");
  emphasis[questionId] = given;
  const error = caught(() => buildProfile({ 1: [HELPING] }, { emphasis }));
  expect(error).toBeInstanceOf(EmphasisError);
  expect(error).toBeInstanceOf(RangeError);
  expect(error).toMatchObject({ name: "EmphasisError", code: "EMPHASIS", questionId });
  expect(error).toHaveProperty("message", expect.stringMatching(/numbers from 0 to 5 are allowed/));
});

it.each([0, 1.5, Number.NaN])("[R31] a count of %d is refused", (count) => {
  expect(() => pickMatches([], { count })).toThrow(MatchLimitError);
});

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("[R31] a limit of %d is refused", (limit) => {
  const error = caught(() => rankCareers(buildProfile({}), [], { limit }));
  expect(error).toBeInstanceOf(MatchLimitError);
  expect(error).toBeInstanceOf(RangeError);
  expect(error).toMatchObject({ code: "MATCH_LIMIT", message: `a limit of ${limit} was given; whole numbers from 1 up are allowed` });
});

it("[R31] a count is called a count", () => {
  expect(() => pickMatches([], { count: 0 })).toThrow("a count of 0 was given; whole numbers from 1 up are allowed");
});

const circular: Record<string, unknown> = {};
circular.self = circular;

it.each<[string, unknown, string]>([
  ["a bigint", 5n, "5n"],
  ["an object that holds itself", circular, "something of type object"],
  ["an object without a prototype", Object.create(null), "{}"],
])("[R57] %s is shown in the message of a named error", (_case, given, shown) => {
  for (const refused of [
    () => buildProfile({ 2: given } as never),
    () => buildProfile({ 2: 5 }, { emphasis: { 2: given } as never }),
    () => rankCareers(buildProfile({}), [], { limit: given as number }),
    () => pickMatches([], { count: given as number }),
  ])
    expect(refused).toThrow(expect.objectContaining({ code: expect.any(String), message: expect.stringContaining(shown) }));
});
