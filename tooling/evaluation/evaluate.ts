import { writeFile } from "node:fs/promises";
import { assessmentQuestions } from "@career-clarity/assessment-engine";
import { buildCatalog, createRandom } from "@career-clarity/career-catalog";
import { MATCHING_VERSION } from "@career-clarity/career-matching";
import { fromRoot } from "../paths.ts";
import { run } from "../run.ts";
import { randomSheet } from "../testing/random-sheet.ts";
import type { Evaluation } from "./evaluation.ts";
import { brokenFloors } from "./floors.ts";
import { HALVES, type Half } from "./halves.ts";
import { MATCHERS } from "./matchers.ts";
import {
  careersFirst,
  ceilingOf,
  correlationsOf,
  type Group,
  type GroupResult,
  leaveOut,
  measureGroup,
  measureRandomSheets,
  TYPES,
} from "./measure.ts";
import { NOISE_LEVELS } from "./person.ts";
import { reportOf } from "./report.ts";
import { median } from "./statistics.ts";
import { evaluateStreams } from "./streams.ts";
import { buildWorld } from "./world.ts";

/**
 * `pnpm evaluate`: simulated people, the matcher and its baselines, in one run. Writes docs/matching-evaluation.md and .json, and fails
 * when a figure falls below its floor. `--tuning` prints the tuning half alone and writes nothing: the other half is looked at last.
 */
const isTuning = process.argv.includes("--tuning");
const CATALOGUE_SEED = 2024;
const SHEETS = 3000;
const SHEETS_SEED = 20_240_601;
// At the ends of the noise, and where each question is left out, every few people will do.
const EVERY_AT_ENDS = 4;
const EVERY_LEFT_OUT = 4;
const EVERY_CORRELATED = 14;
/** The questions whose answers rest on facts that the matcher reads too. */
const SHARED_FACTS = [2, 3, 12, 15, 16];

const world = buildWorld(buildCatalog({ seed: CATALOGUE_SEED }));
const halves: readonly Half[] = isTuning ? ["tuning"] : HALVES;

const groups = halves.flatMap((half) =>
  NOISE_LEVELS.flatMap((level) =>
    TYPES.map((type): GroupResult => {
      const group: Group = { half, level, type };
      const names = level === "middle" && half === halves.at(-1) ? MATCHERS : (["ours"] as const);
      return measureGroup(world, group, names, level === "middle" ? 1 : EVERY_AT_ENDS);
    }),
  ),
);

const middle = (type: Group["type"]): Group => ({ half: halves.at(-1) ?? "tuning", level: "middle", type });
const sets = [...assessmentQuestions.map(({ id }) => [id]), SHARED_FACTS];
const random = createRandom(SHEETS_SEED);

const evaluation: Evaluation = {
  version: MATCHING_VERSION,
  careers: world.careers.length,
  catalogueSeed: CATALOGUE_SEED,
  groups,
  correlations: {
    decided: correlationsOf(world, middle("decided"), EVERY_CORRELATED),
    undecided: correlationsOf(world, middle("undecided"), EVERY_CORRELATED),
  },
  ceiling: ceilingOf(world, middle("undecided"), EVERY_CORRELATED),
  randomSheets: measureRandomSheets(
    world,
    Array.from({ length: SHEETS }, () => randomSheet(random)),
  ),
  first: careersFirst(world, TYPES.map(middle)),
  leftOut: {
    decided: leaveOut(world, middle("decided"), sets, EVERY_LEFT_OUT),
    undecided: leaveOut(world, middle("undecided"), sets, EVERY_LEFT_OUT),
  },
  streams: evaluateStreams(world),
  nearMedian: median(world.near.map(({ size }) => size)),
};

const report = reportOf(evaluation);
if (isTuning) {
  console.log(report);
} else {
  await writeFile(fromRoot("docs/matching-evaluation.md"), report);
  const file = fromRoot("docs/matching-evaluation.json");
  await writeFile(file, JSON.stringify(evaluation));
  await run("biome", ["format", "--write", file]);
  console.log(report);
  const broken = brokenFloors(evaluation);
  for (const each of broken) console.error(`below its floor: ${each}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
