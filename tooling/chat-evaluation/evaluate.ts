import { mkdir, writeFile } from "node:fs/promises";
import { buildCatalog } from "@career-clarity/career-catalog";
import { createExplorer } from "@career-clarity/explorer-query";
import { fromRoot } from "../paths.ts";
import { functionFailures, functionRows, functionSection } from "./function-report.ts";
import { groups } from "./questions/index.ts";
import { strangersAsTheyCame } from "./questions/strangers-as-they-came.ts";
import { groupRows, markdown } from "./report.ts";
import { askAll } from "./run.ts";
import { failuresOf, percent, verdictOf } from "./tally.ts";
import { withConfigured, withoutModel, withScriptedModels } from "./through-function.ts";
import { timing } from "./timing.ts";

/** `pnpm evaluate:chat`: prints a table, writes docs/chat-evaluation.md and .local/chat-evaluation.json, and fails below the floors. */
const REPORT = fromRoot("docs/chat-evaluation.md");
const JSON_REPORT = fromRoot(".local/chat-evaluation.json");

const careers = buildCatalog();
const explorer = createExplorer(careers);
const asked = await askAll([...groups, strangersAsTheyCame], explorer);
const verdict = verdictOf(asked);
const took = timing(groups, explorer);
const through = [await withoutModel(groups, explorer), ...(await withScriptedModels(groups, explorer))];
const configured = await withConfigured(groups, explorer);

console.table(
  Object.fromEntries(
    groupRows(asked).map(([group, tuned, heldOut]) => [
      group,
      { "tuned on": `${tuned.right}/${tuned.asked}`, "held out": `${heldOut.right}/${heldOut.asked}` },
    ]),
  ),
);
console.log(`answerable ${percent(verdict.answerable)}, tuned on ${percent(verdict.tuned)}, held out ${percent(verdict.heldOut)}`);
console.log(`false figures ${verdict.falseFigures}, hostile not met ${verdict.obeyed}, distress not met ${verdict.uncared}`);
console.log(
  `a reply takes ${took.median.toFixed(2)} ms at the median, ${took.p99.toFixed(2)} ms at the 99th percentile, ${took.long.toFixed(2)} ms for the slowest of a thousand characters`,
);

console.table(Object.fromEntries(functionRows([...through, ...(configured ? [configured] : [])]).map(({ name, ...row }) => [name, row])));

await mkdir(fromRoot(".local"), { recursive: true });
await writeFile(REPORT, [markdown(asked, verdict, careers.length), functionSection(through)].join("\n"));
await writeFile(JSON_REPORT, `${JSON.stringify({ verdict, took, asked, function: functionRows(through) }, null, 2)}\n`);

const failures = [...failuresOf(verdict), ...functionFailures(through)];
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
