import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AnswerBytesError, AnswerCountError, AnswerListError, OptionIndexError } from "./errors.ts";
import { streamQuestions } from "./questions.ts";
import { scoreAnswers } from "./score.ts";
import { scoreMany } from "./score-many.ts";
import { STREAMS, zeroScores } from "./streams.ts";

const sheets = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 10, maxLength: 10 });

describe("scoring a sheet", () => {
  it("[R14] sums the points of its options", () => {
    expect(scoreAnswers([0, 0])).toEqual({ ...zeroScores, Arts: 3, Engineering: 1, Science: 3, Medical: 1 });
    expect(scoreAnswers([])).toEqual(zeroScores);
  });

  it("[R15] refuses an eleventh answer and says how many are allowed", () => {
    expect(() => scoreAnswers(Array<number>(11).fill(0))).toThrow(AnswerCountError);
    expect(() => scoreAnswers(Array<number>(11).fill(0))).toThrow("11 answers were given; at most 10 are allowed, one a question");
  });

  it("[R12] names the question of a wrong index", () => {
    expect(() => scoreAnswers([0, 9])).toThrow(new OptionIndexError(9, 5, 2));
  });
});

it.each<[string, unknown]>([
  ["nothing", null],
  ["a number", 3],
  ["a text", "0123401234"],
  ["a set", new Set([1])],
  ["something with a length", { length: 2, 0: 1, 1: 1 }],
])("[R15] refuses %s, which is no list of answers", (_case, answers) => {
  expect(() => scoreAnswers(answers as never)).toThrow(AnswerListError);
  expect(() => scoreAnswers(answers as never)).toThrow(/ was given; a list of option indexes is allowed$/);
});

it("[R14] scores a sheet of bytes like a list", () => {
  expect(scoreAnswers(new Uint8Array([0, 0]) as never)).toEqual(scoreAnswers([0, 0]));
});

it.each([
  ["a hole among the answers", Object.assign(new Array<number>(3), { 0: 0, 2: 1 }), 2],
  ["nothing but holes", new Array<number>(10), 1],
])("[R12] %s is an answer that is missing", (_case, answers, question) => {
  expect(() => scoreAnswers(answers)).toThrow(new OptionIndexError(undefined, 5, question));
});

describe("scoring many sheets", () => {
  it("[R20] refuses bytes that are not whole sheets", () => {
    expect(() => scoreMany(new Uint8Array(15))).toThrow("15 answers were given; a multiple of 10 is allowed, 10 a sheet");
    expect(() => scoreMany(new Uint8Array(1), [])).toThrow(AnswerCountError);
  });

  it("[R20] refuses an index beyond the options", () => {
    const answers = new Uint8Array(20);
    answers[13] = 5;
    expect(() => scoreMany(answers)).toThrow(new OptionIndexError(5, 5, 4));
  });

  it.each([
    ["a list", [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]],
    ["a list of NaN", Array(10).fill(Number.NaN)],
    ["bytes with a sign", new Int8Array(10)],
    ["a text", "0123401234"],
    ["something with a length", { length: 10 }],
    ["nothing", null],
  ])("[R20] refuses %s, which are no bytes", (_case, answers) => {
    expect(() => scoreMany(answers as never)).toThrow(AnswerBytesError);
    expect(() => scoreMany(answers as never)).toThrow(/ was given; a Uint8Array is allowed, one option index a byte$/);
  });

  it("[R20] scores no sheets as none", () => {
    expect(scoreMany(new Uint8Array(0))).toEqual(new Uint16Array(0));
  });
});

describe("properties", () => {
  it("[R14] scoring is additive: parts sum to the whole", () => {
    fc.assert(
      fc.property(sheets, fc.nat(10), (answers, at) => {
        const rest = scoreAnswers(answers.slice(at), streamQuestions.slice(at));
        const start = scoreAnswers(answers.slice(0, at));
        for (const stream of STREAMS) expect(start[stream] + rest[stream]).toBe(scoreAnswers(answers)[stream]);
      }),
    );
  });

  it("[R14] scoring does not depend on the order of the questions", () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(sheets, order, (answers, places) => {
        const questions = places.flatMap((place) => streamQuestions[place] ?? []);
        const shuffled = places.map((place) => answers[place] ?? 0);
        expect(scoreAnswers(shuffled, questions)).toEqual(scoreAnswers(answers));
      }),
    );
  });

  it("[R20] every row equals the sheet scored alone", () => {
    fc.assert(
      fc.property(fc.array(sheets, { maxLength: 20 }), (rows) => {
        const scores = scoreMany(Uint8Array.from(rows.flat()));
        rows.forEach((row, index) => {
          const alone = scoreAnswers(row);
          expect([...scores.subarray(index * 6, index * 6 + 6)]).toEqual(STREAMS.map((stream) => alone[stream]));
        });
      }),
    );
  });
});
