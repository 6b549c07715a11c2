import { mkdir, writeFile } from "node:fs/promises";
import { type Answer, assessmentQuestions } from "@career-clarity/assessment-engine";
import { buildCatalog, createRandom } from "@career-clarity/career-catalog";
import { buildProfile, rankCareers } from "@career-clarity/career-matching";
import { STREAMS, scoreAnswers, scoreMany } from "@career-clarity/stream-scoring";
import { fromRoot } from "../paths.ts";
import { naiveRank } from "./naive-matcher.ts";
import { plainScore } from "./plain-scorer.ts";

/**
 * `pnpm bench`: each subject beside its baseline, in turn in one run, so that the ratio holds on any machine.
 * Prints a table and writes .local/bench.json. `pnpm bench explorer` is that of the explorer: see explorer.ts.
 */
type Row = { subject: string; baseline: string; subjectMs: number; baselineMs: number; ratio: number; rounds: number };

if (process.argv[2] === "explorer") {
  await import("./explorer.ts");
  process.exit();
}

const WARM_UPS = 3;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function compare(subject: string, work: () => unknown, baseline: string, other: () => unknown, rounds: number): Row {
  for (let round = 0; round < WARM_UPS; round++) {
    work();
    other();
  }
  const mine: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    mine.push(time(work));
    theirs.push(time(other));
  }
  const ratio = median(mine.map((ms, index) => ms / (theirs[index] ?? Number.NaN)));
  return { subject, baseline, subjectMs: median(mine), baselineMs: median(theirs), ratio, rounds };
}

const random = createRandom(1);
const SHEETS = 1_000_000;
const QUESTIONS = 10;
const sheets = Uint8Array.from({ length: SHEETS * QUESTIONS }, () => random.int(0, 4));
const oneSheet = [...sheets.subarray(0, QUESTIONS)];
const REPEATS = 1000;
const repeat = (work: () => unknown) => () => {
  for (let index = 0; index < REPEATS; index++) work();
};

function plainMany(): number[][] {
  const scores: number[][] = [];
  for (let sheet = 0; sheet < SHEETS; sheet++) {
    const own = plainScore([...sheets.subarray(sheet * QUESTIONS, (sheet + 1) * QUESTIONS)]);
    scores.push(STREAMS.map((stream) => own[stream]));
  }
  return scores;
}

const careers = buildCatalog();
const text = JSON.stringify(careers);
const answers: Record<number, Answer> = {};
for (const question of assessmentQuestions) {
  if (question.type === "scale") answers[question.id] = random.int(1, 10);
  else answers[question.id] = question.type === "multiselect" ? question.options.slice(1, 3) : (question.options[2] ?? "");
}
const profile = buildProfile(answers);

const rows = [
  compare(
    `build the catalogue (${careers.length} careers)`,
    () => buildCatalog(),
    "JSON.parse of its output",
    () => JSON.parse(text),
    25,
  ),
  compare(
    `score one sheet (x${REPEATS})`,
    repeat(() => scoreAnswers(oneSheet)),
    "object-and-reduce scorer",
    repeat(() => plainScore(oneSheet)),
    50,
  ),
  compare("score a million sheets", () => scoreMany(sheets), "object-and-reduce scorer", plainMany, 3),
  compare(
    `rank ${careers.length} careers, reasons for 50`,
    () => rankCareers(profile, careers, { limit: 50 }),
    "naive matcher",
    () => naiveRank(profile, careers),
    15,
  ),
];

console.table(
  rows.map(({ subject, baseline, subjectMs, baselineMs, ratio, rounds }) => ({
    subject,
    "median ms": Number(subjectMs.toFixed(3)),
    baseline,
    "its median ms": Number(baselineMs.toFixed(3)),
    "subject / baseline": Number(ratio.toFixed(4)),
    rounds,
  })),
);
await mkdir(fromRoot(".local"), { recursive: true });
await writeFile(fromRoot(".local/bench.json"), JSON.stringify({ node: process.version, rows }, null, 2));
