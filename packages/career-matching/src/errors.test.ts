import { describe, expect, it } from "vitest";
import { AnswerEvidenceError, MatchLimitError } from "./errors.ts";
import { buildProfile } from "./profile.ts";
import { rankCareers } from "./rank.ts";

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe("an answer that its question can't have", () => {
  const helping = "Helping people feel better or do better";
  it.each<[string, number, unknown, string, RegExp]>([
    ["an unknown option", 1, ["Juggling"], "Juggling", /Solving technical challenges/],
    ["an option of another question", 8, helping, helping, /Sitting at a desk/],
    ["the name of an inherited property", 8, "constructor", "constructor", /Sitting at a desk/],
    ["an empty list", 1, [], "[]", /at least one/],
    ["a pick twice", 1, [helping, helping], helping, /each once/],
    ["a number for a multiselect", 1, 3, "3", /texts of the question's options/],
    ["a number among the picks", 1, [helping, 3], "3", /texts of the question's options/],
    ["a number for a single choice", 8, 3, "3", /texts of the question's options/],
    ["nothing at all for a multiselect", 1, null, "null", /texts of the question's options/],
    ["a text for a scale", 2, "7", '"7"', /whole numbers from 1 to 10/],
    ["a list for a scale", 2, ["7"], '["7"]', /whole numbers from 1 to 10/],
    ["a scale of 0", 2, 0, "0", /whole numbers from 1 to 10/],
    ["a scale of 11", 2, 11, "11", /whole numbers from 1 to 10/],
    ["a scale of 5.5", 2, 5.5, "5.5", /whole numbers from 1 to 10/],
    ["a scale of NaN", 2, Number.NaN, "NaN", /whole numbers from 1 to 10/],
    ["a question that does not exist", 21, 5, "5", /no question has this id/],
    ["a question without evidence", 101, ["Anything"], "Anything", /no question has this id/],
  ])("[R18] %s is refused", (_case, questionId, answer, given, allowed) => {
    const answers = JSON.parse("{}");
    answers[questionId] = answer;
    const error = caught(() => buildProfile(answers));
    expect(error).toBeInstanceOf(AnswerEvidenceError);
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ name: "AnswerEvidenceError", code: "ANSWER_WITHOUT_EVIDENCE", questionId });
    expect(error).toHaveProperty("message", expect.stringContaining(`question ${questionId}: `));
    expect(error).toHaveProperty("message", expect.stringContaining(given));
    expect(error).toHaveProperty("message", expect.stringMatching(allowed));
  });
});

it("[R18] a question of one's own needs evidence", () => {
  const own = { id: 500, text: "How brave?", type: "scale", category: "values", weight: 3 } as const;
  expect(() => buildProfile({ 500: 5 }, [own])).toThrow(/question 500: 5 was given; the evidence table has nothing/);
});

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("[R31] a limit of %d is refused", (limit) => {
  const error = caught(() => rankCareers(buildProfile({}), [], { limit }));
  expect(error).toBeInstanceOf(MatchLimitError);
  expect(error).toBeInstanceOf(RangeError);
  expect(error).toMatchObject({ code: "MATCH_LIMIT", message: `a limit of ${limit} was given; whole numbers from 1 up are allowed` });
});
