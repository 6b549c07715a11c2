import { expect, it } from "vitest";
import { repeats } from "./leak.ts";

const SECRET = "Use only the facts that are given with the question. State no figure that is not in them.";

it("sees eight words in a row, whatever stands between them", () => {
  expect(repeats("Sure! 'use ONLY the facts, that are given -- with the question'", SECRET)).toBe(true);
});
it("leaves a common turn of phrase alone", () => {
  expect(repeats("The facts that are given here come from the catalogue.", SECRET)).toBe(false);
  expect(repeats("", SECRET)).toBe(false);
});
