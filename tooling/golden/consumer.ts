import assert from "node:assert/strict";
import { type AssessmentState, startAssessment } from "@career-clarity/assessment-engine";
import sessions from "@career-clarity/assessment-engine/golden.json" with { type: "json" };
import { buildCatalog } from "@career-clarity/career-catalog";
import { buildProfile, createRanker, MATCHING_VERSION } from "@career-clarity/career-matching";
import matches from "@career-clarity/career-matching/golden.json" with { type: "json" };
import { rankStreams, scoreAnswers } from "@career-clarity/stream-scoring";
import sheets from "@career-clarity/stream-scoring/golden.json" with { type: "json" };
import { type Step, seen, take } from "./steps.ts";

/** Run by a project that has the tarballs: the golden files as packed, against the code as packed. */
const codeOf = (error: unknown): string => String(Object(error).code);

function outcome<Result>(act: () => Result): Result | { readonly error: string } {
  try {
    return act();
  } catch (error) {
    return { error: codeOf(error) };
  }
}

function checkSheets(): number {
  for (const { name, answers, ...expected } of sheets.vectors) {
    const found = outcome(() => {
      const scores = scoreAnswers(answers);
      return { scores, ranking: rankStreams(scores).map((stream) => stream.name) };
    });
    assert.deepEqual(found, expected, name);
  }
  return sheets.vectors.length;
}

type GoldenSession = { readonly name: string; readonly bank: string; readonly steps: readonly object[]; readonly answers: object };

function checkSession({ name, bank, steps, answers }: GoldenSession): void {
  let state: AssessmentState = startAssessment(Reflect.get(sessions.banks, bank));
  for (const [index, step] of steps.entries()) {
    const found = outcome(() => take(state, step as Step));
    if ("throws" in step) assert.deepEqual(found, { error: step.throws }, `${name}, step ${index + 1}`);
    else {
      assert.ok(!("error" in found), `${name}, step ${index + 1}`);
      state = found;
      assert.deepEqual(seen(state), Reflect.get(step, "gives"), `${name}, step ${index + 1}`);
    }
  }
  assert.deepEqual(state.answers, answers, name);
}

function checkMatches(): number {
  assert.equal(matches.version, MATCHING_VERSION);
  const ranker = createRanker(buildCatalog({ seed: matches.catalogueSeed }));
  for (const { name, answers, top } of matches.vectors) {
    const found = ranker.rank(buildProfile(JSON.parse(JSON.stringify(answers))), { limit: top.length });
    assert.deepEqual(
      found.map(({ career, fit, percentile, band, level }) => ({ id: career.id, fit, percentile, band, level })),
      top,
      name,
    );
  }
  return matches.vectors.length;
}

sessions.sessions.forEach(checkSession);
console.log(`golden vectors as packed: ${checkSheets()} sheets, ${sessions.sessions.length} sessions, ${checkMatches()} people`);
