import { fileURLToPath } from "node:url";
import { buildAndPack } from "../packed.ts";
import { withExample } from "./install.ts";
import { checkOwnQuiz } from "./own-quiz.ts";
import { checkSchoolCsv } from "./school-csv.ts";
import { checkSchoolPage } from "./school-page.ts";
import { checkScriptTag } from "./script-tag.ts";

const examples: Readonly<Record<string, (dir: string) => Promise<void>>> = {
  "school-csv": checkSchoolCsv,
  "script-tag": checkScriptTag,
  "own-quiz": checkOwnQuiz,
  "school-page": checkSchoolPage,
};

/** Runs every example from the packed tarballs, also after one has failed, and counts. */
export async function runExamples(): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (const [name, check] of Object.entries(examples)) {
    const began = performance.now();
    try {
      await withExample(name, check);
      console.log(`ok: ${name}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      failed++;
      console.error(`FAILED: ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { passed: Object.keys(examples).length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildAndPack();
  const { passed, failed } = await runExamples();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
