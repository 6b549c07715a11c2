import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { sessionVectors } from "../../../tooling/golden/sessions.ts";

/** Not among them: NO_QUESTION and ASSESSMENT_DEFINITION, which no session meets. */
const CODES = [
  "ASSESSMENT_COMPLETED",
  "DUPLICATE_SELECTION",
  "EMPTY_SELECTION",
  "INCOMPLETE_RANKING",
  "RANK_OUT_OF_RANGE",
  "SCALE_OUT_OF_RANGE",
  "TOO_MANY_SELECTIONS",
  "UNKNOWN_OPTION",
  "WRONG_ANSWER_TYPE",
  "WRONG_QUESTION_TYPE",
];

const published = JSON.parse(await readFile(new URL("../golden.json", import.meta.url), "utf8"));
const found = sessionVectors();

it("[R46] the golden vectors hold the banks and as many sessions (else run `pnpm golden`)", () => {
  expect(found.banks).toEqual(published.banks);
  expect(published.sessions).toHaveLength(found.sessions.length);
});

it.each(found.sessions.map(({ name }, index) => [name, index] as const))(
  "[R46] %s: every step gives or throws as published",
  (_, index) => {
    expect(found.sessions[index]).toEqual(published.sessions[index]);
  },
);

it("[R46] the golden vectors meet every transition, and every error that a session can", () => {
  const steps = found.sessions.flatMap((session) => session.steps);
  expect(new Set(steps.map(({ call }) => call)).size).toBe(6);
  const codes = new Set(steps.flatMap((step) => ("throws" in step ? [step.throws] : [])));
  expect([...codes].toSorted()).toEqual(CODES);
});
