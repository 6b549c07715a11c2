import { expect, it } from "vitest";
import type { Contribution } from "./explain.ts";
import { groupLevels } from "./levels.ts";

const explained = (...points: readonly number[]): readonly Contribution[] =>
  points.map((each, questionId) => ({ questionId, quote: "", points: each, neutral: 5, sentence: "" }));

it("[R28] nothing to rank has no levels", () => {
  expect(groupLevels([])).toEqual([]);
});

it("[R28] equal explanations share a level, answers or none", () => {
  expect(groupLevels([[], [], []])).toEqual([1, 1, 1]);
  expect(groupLevels([explained(5, 7), explained(5, 7)])).toEqual([1, 1]);
});

it("[R28] a career that every answer puts behind opens a level", () => {
  expect(groupLevels([explained(9, 9, 8), explained(3, 2, 3), explained(3, 2, 3)])).toEqual([1, 2, 2]);
});

it("[R28] also when every answer puts it behind by the same", () => {
  expect(groupLevels([explained(9, 9, 9), explained(3, 3, 3)])).toEqual([1, 2]);
});

it("[R28] a career that some answers put ahead and others behind shares the level", () => {
  expect(groupLevels([explained(9, 2, 8), explained(2, 9, 7.9)])).toEqual([1, 1]);
});

it("[R28] one answer alone can't tell how uncertain a difference is", () => {
  expect(groupLevels([explained(9), explained(1)])).toEqual([1, 1]);
});
