import { assessmentQuestions } from "@career-clarity/assessment-engine";
import { expect, it } from "vitest";
import { withFollowUps } from "../profile.ts";
import type { OptionEvidence, QuestionEvidence } from "./evidence.ts";
import { evidenceTable } from "./index.ts";

const partsOf = (evidence: QuestionEvidence): readonly OptionEvidence[] =>
  evidence.kind === "scale" ? [evidence.high] : Object.values(evidence.options);
const bank = withFollowUps(assessmentQuestions);
const parts = Object.values(evidenceTable).flatMap(partsOf);

it("[R1] every question has evidence of its kind, and there is no evidence without a question", () => {
  expect(Object.keys(evidenceTable)).toEqual(
    bank
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .map(String),
  );
  for (const { id, type } of bank) expect(evidenceTable[id]?.kind).toBe(type === "scale" ? "scale" : "choice");
});

it("[R1] every option has evidence, and the evidence names no other option", () => {
  for (const question of bank) {
    const evidence = evidenceTable[question.id];
    if (question.type === "scale" || evidence?.kind !== "choice") continue;
    expect(Object.keys(evidence.options).toSorted()).toEqual(question.options.toSorted());
  }
});

it("[R2] strengths run from -1 to 1 and none is 0", () => {
  const strengths = parts.flatMap(({ traits, interests, categories, stress, travel, remote, pay, growth }) =>
    [traits, interests, categories, { stress, travel, remote, pay, growth }].flatMap((each) => Object.values(each ?? {})),
  );
  for (const strength of strengths.filter((each) => each !== undefined)) {
    expect(Math.abs(strength)).toBeLessThanOrEqual(1);
    expect(strength).not.toBe(0);
  }
});

it("[R2] all evidence says what it means for work, as the end of a sentence", () => {
  for (const { means } of parts) expect(means).toMatch(/^[^\s.].*[^\s.]$/);
  for (const evidence of Object.values(evidenceTable)) {
    if (evidence.kind === "scale") expect(evidence.lowMeans).toMatch(/^[^\s.].*[^\s.]$/);
  }
});

it("[R2] every question reaches something, and words to look for are in lower case", () => {
  for (const evidence of Object.values(evidenceTable)) expect(evidence.reach).toBeGreaterThan(0);
  for (const { words = [] } of parts) expect(words).toEqual(words.map((word) => word.toLowerCase()));
});

it("[R3] the evidence is frozen all the way down", () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  expect(isFrozen(evidenceTable)).toBe(true);
});
