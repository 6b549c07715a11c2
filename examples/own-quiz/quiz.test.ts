import { defineStreamQuiz, rankStreams, STREAMS, StreamQuizDefinitionError, scoreAnswers, scoreMany } from "@career-clarity/stream-scoring";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fairQuiz } from "./quiz.ts";

const OPTIONS = 5;
const SHEETS = 20_000;
/** The least and the most that a stream may come first in, of all ways to answer. */
const FAIR = { least: 0.1, most: 0.25 };

const sheets = fc.array(fc.nat({ max: OPTIONS - 1 }), { minLength: fairQuiz.length, maxLength: fairQuiz.length });
/** All answers of many pupils in a row. Without bias: fast-check else prefers the ends of a range, where mistakes are likeliest. */
const count = SHEETS * fairQuiz.length;
const uniform = fc.noBias(fc.array(fc.nat({ max: OPTIONS - 1 }), { minLength: count, maxLength: count, size: "max" }));
/** One fixed seed, so that a failure on one machine is a failure on all. */
const seeded = { seed: 2024 };

describe("our quiz", () => {
  it.each(STREAMS)("lets %s win alone when every answer goes to it", (stream) => {
    const sheet = fairQuiz.map(({ options }) => {
      const points = options.map(({ streams }) => Number(streams[stream] ?? 0));
      return points.indexOf(Math.max(...points));
    });
    const [first, second] = rankStreams(scoreAnswers(sheet, fairQuiz));
    expect(first?.name).toBe(stream);
    expect(first?.score).toBeGreaterThan(second?.score ?? Number.POSITIVE_INFINITY);
  });

  it("brings every stream first in a fair share of random sheets", () => {
    const [answers = []] = fc.sample(uniform, { ...seeded, numRuns: 1 });
    const scores = scoreMany(Uint8Array.from(answers), fairQuiz);
    const wins = STREAMS.map(() => 0);
    for (let row = 0; row < scores.length; row += STREAMS.length) {
      const own = scores.subarray(row, row + STREAMS.length);
      const first = own.indexOf(Math.max(...own));
      wins[first] = (wins[first] ?? 0) + 1;
    }
    for (const [index, stream] of STREAMS.entries()) {
      expect((wins[index] ?? 0) / SHEETS, stream).toBeGreaterThan(FAIR.least);
      expect((wins[index] ?? 0) / SHEETS, stream).toBeLessThan(FAIR.most);
    }
  });
});

describe("properties", () => {
  it("a sheet gives each question's primary stream 3 points or more, and no stream more than 30", () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const scores = Object.values(scoreAnswers(sheet, fairQuiz));
        expect(scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThanOrEqual(3 * fairQuiz.length);
        expect(Math.max(...scores)).toBeLessThanOrEqual(3 * fairQuiz.length);
      }),
      seeded,
    );
  });

  it("changing an answer to one whose primary is a stream never costs that stream points", () => {
    fc.assert(
      fc.property(sheets, fc.nat({ max: fairQuiz.length - 1 }), fc.constantFrom(...STREAMS), (sheet, question, stream) => {
        const option = fairQuiz[question]?.options.findIndex(({ streams }) => streams[stream] === 3) ?? -1;
        fc.pre(option >= 0);
        const before = scoreAnswers(sheet, fairQuiz);
        const after = scoreAnswers(sheet.with(question, option), fairQuiz);
        expect(after[stream]).toBeGreaterThanOrEqual(before[stream]);
      }),
      seeded,
    );
  });

  it("a slip while editing is refused, and the error names the question", () => {
    const slips = {
      "an option lost": (options: unknown[]) => options.slice(1),
      "an option twice": (options: unknown[]) => [options[1], ...options.slice(1)],
      "an option without points": (options: unknown[]) => [{ text: "Something else", streams: {} }, ...options.slice(1)],
      "a stream misspelt": (options: unknown[]) => [{ text: "Something else", streams: { Comerce: 3 } }, ...options.slice(1)],
    };
    fc.assert(
      fc.property(fc.nat({ max: fairQuiz.length - 1 }), fc.constantFrom(...Object.values(slips)), (at, slip) => {
        const spoilt = fairQuiz.map((question, index) => (index === at ? { ...question, options: slip([...question.options]) } : question));
        const define = () => defineStreamQuiz(spoilt);
        expect(define).toThrow(StreamQuizDefinitionError);
        expect(define).toThrow(`questions[${at}].options`);
      }),
      seeded,
    );
  });
});
