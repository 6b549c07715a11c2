import { writeFile } from "node:fs/promises";
import { fromRoot } from "../paths.ts";
import { run } from "../run.ts";
import { goldenVectors } from "../testing/golden.ts";

/** Writes packages/career-matching/golden.json anew: after a change that is meant to change results, with a new MATCHING_VERSION. */
const file = fromRoot("packages/career-matching/golden.json");
await writeFile(file, JSON.stringify(goldenVectors()));
await run("biome", ["format", "--write", file]);
