import { writeFile } from "node:fs/promises";
import { buildCatalog } from "@career-clarity/career-catalog";
import { relatedCareers } from "../packages/career-catalog/src/related-careers.ts";
import { fromRoot } from "./paths.ts";
import { run } from "./run.ts";

/** `pnpm catalog:relate`: writes down which careers are related to each, so that building the catalogue need not compare them all. */
const careers = buildCatalog();
const related = relatedCareers(careers);
const rows = careers.map((career) => {
  const ids = related(career).map(({ id }) => id);
  return `  "${career.id}": "${ids.join(" ")}",\n`;
});
const text = `/** Ids of the careers most like each, closest first. Written by \`pnpm catalog:relate\` from the authors' \`near\` and \`nearestCareers\`; a test holds the two together. */
export const related: Readonly<Record<string, string>> = {\n${rows.sort().join("")}};\n`;
const file = fromRoot("packages/career-catalog/src/data/related.ts");
await writeFile(file, text);
await run("biome", ["format", "--write", file]);
console.log(`${careers.length} careers related`);
