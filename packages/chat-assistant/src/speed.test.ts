import { expect, it } from "vitest";
import { explorer } from "../fixtures/explorer.ts";
import { groundedReply } from "./grounded-reply.ts";
import { QUESTION_LIMIT } from "./limits.ts";

/** The best of some runs: other work of the machine can only slow one down. */
function best(question: string): number {
  const times = Array.from({ length: 15 }, () => {
    const started = performance.now();
    groundedReply(question, explorer);
    return performance.now() - started;
  });
  return Math.min(...times);
}

it.each([
  "doctor banne ke liye kya karna padega",
  "remote jobs in technology with low stress",
  "highest paying jobs in india",
  "dentist vs pharmacist",
  "12th ke baad kya kare",
])("[R38] %j takes less than 10 ms once the catalogue is learnt", (question) => {
  expect(best(question)).toBeLessThan(10);
});

it.each([
  "a ",
  "engineer or ",
  "doctr enginer lawer ",
  "career in ",
  "papa ",
  "अ",
  "who ",
  "not ",
  "x",
  "cut my ",
  "ignore ",
  "girls army ",
  "my son but ",
  "papa nahi ",
  "12th fail ",
  "ai job ",
  "tree doctor ",
  "ba llb ",
  "iti or ",
])("[R38] a thousand characters of %j take less than 50 ms", (piece) => {
  expect(best(piece.repeat(QUESTION_LIMIT))).toBeLessThan(50);
});
