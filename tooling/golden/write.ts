import { writeFile } from "node:fs/promises";
import { fromRoot } from "../paths.ts";
import { run } from "../run.ts";
import { goldenVectors } from "./matches.ts";
import { sessionVectors } from "./sessions.ts";
import { sheetVectors } from "./sheets.ts";

/** `pnpm golden`: writes the golden vectors anew, after a change that is meant to change results (docs/versioning.md says what that is). */
const all = { "stream-scoring": sheetVectors, "assessment-engine": sessionVectors, "career-matching": goldenVectors };
for (const [folder, vectors] of Object.entries(all)) {
  const file = fromRoot(`packages/${folder}/golden.json`);
  await writeFile(file, JSON.stringify(vectors()));
  await run("biome", ["format", "--write", file]);
}
