import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OptionIndexError, QuizCompletedError } from "./errors.ts";
import { streamQuestions } from "./questions.ts";
import { chooseOption, quizProgress, type StreamQuizState, startStreamQuiz } from "./quiz.ts";
import { scoreAnswers } from "./score.ts";
import { zeroScores } from "./streams.ts";

const play = (answers: readonly number[]): StreamQuizState =>
  answers.reduce((state, answer) => chooseOption(state, answer), startStreamQuiz());
const sheets = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 10, maxLength: 10 });

describe("the quiz", () => {
  it("[R8] starts at question 1 with nothing", () => {
    expect(startStreamQuiz()).toEqual({ index: 0, answers: [], scores: zeroScores, completed: false });
  });

  it("[R9] adds an option's points and moves on", () => {
    const state = chooseOption(startStreamQuiz(), 3);
    expect(state).toEqual({ index: 1, answers: [3], scores: { ...zeroScores, Engineering: 3, Science: 2 }, completed: false });
  });

  it("[R9] is completed after question 10", () => {
    const nine = play([0, 1, 2, 3, 4, 0, 1, 2, 3]);
    expect(nine).toMatchObject({ index: 9, completed: false });
    expect(chooseOption(nine, 4)).toMatchObject({ index: 9, completed: true });
  });

  it.each([
    [0, { number: 1, total: 10, percent: 10 }],
    [4, { number: 5, total: 10, percent: 50 }],
    [9, { number: 10, total: 10, percent: 100 }],
    [10, { number: 10, total: 10, percent: 100 }],
  ])("[R11] after %i answers the progress is %o", (answered, progress) => {
    expect(quizProgress(play(Array<number>(answered).fill(0)))).toEqual(progress);
  });

  it("[R11] rounds the percentage of a quiz of another length", () => {
    expect(quizProgress(startStreamQuiz(), streamQuestions.slice(0, 3))).toEqual({ number: 1, total: 3, percent: 33 });
  });

  it.each([-1, 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("[R12] refuses the option index %d and says what is allowed", (index) => {
    const state = play([0, 1]);
    const before = structuredClone(state);
    expect(() => chooseOption(state, index)).toThrow(new OptionIndexError(index, 5, 3));
    expect(() => chooseOption(state, index)).toThrow(/question 3: option index .+ whole numbers from 0 to 4/);
    expect(state).toEqual(before);
  });

  it("[R12] keeps minus zero as zero", () => {
    expect(Object.is(chooseOption(startStreamQuiz(), -0).answers[0], 0)).toBe(true);
  });

  it("[R13] refuses an eleventh answer", () => {
    const done = play([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(() => chooseOption(done, 0)).toThrow(QuizCompletedError);
    expect(() => chooseOption(done, 0)).toThrow(/all 10 questions are answered/);
  });
});

describe("properties", () => {
  it("[R9][R14] playing a sheet and scoring it agree", () => {
    fc.assert(
      fc.property(sheets, (answers) => {
        expect(play(answers)).toMatchObject({ answers, scores: scoreAnswers(answers), completed: true });
      }),
    );
  });

  it("[R10] retaking equals starting, whatever was played", () => {
    fc.assert(
      fc.property(sheets, fc.nat(9), (answers, length) => {
        play(answers.slice(0, length));
        expect(startStreamQuiz()).toEqual({ index: 0, answers: [], scores: zeroScores, completed: false });
      }),
    );
  });

  it("[R12] a state can't be changed from outside", () => {
    fc.assert(
      fc.property(sheets, (answers) => {
        const state = play(answers);
        expect([state, state.answers, state.scores].every(Object.isFrozen)).toBe(true);
      }),
    );
  });
});
