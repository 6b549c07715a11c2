import { expect, it } from "vitest";
import * as questions from "../fixtures/questions.ts";
import { defineAssessment } from "./define.ts";
import { moveRanked, toggleOption } from "./selection.ts";
import { answerQuestion, startAssessment } from "./session.ts";

const circular: Record<string, unknown> = {};
circular.self = circular;

it.each<[string, unknown, string]>([
  ["a bigint", 1n, "1n"],
  ["a symbol", Symbol("first"), "Symbol(first)"],
  ["null", null, "null"],
  ["an object without a prototype", Object.create(null), "{}"],
  ["an object that holds itself", circular, "something of type object"],
])("[R30] %s is shown in the message of a named error", (_case, given, shown) => {
  for (const refused of [
    () => toggleOption(startAssessment([questions.hobbies]), given as string),
    () => answerQuestion(startAssessment([questions.focus]), given as number),
    () => moveRanked(startAssessment([questions.places]), given as number, 0),
    () => defineAssessment([{ ...questions.focus, weight: given }]),
  ])
    expect(refused).toThrow(expect.objectContaining({ code: expect.any(String), message: expect.stringContaining(shown) }));
});
