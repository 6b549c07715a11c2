import type { ExplorerQuery } from "@career-clarity/explorer-query";
import { catalogOf } from "./explorer-catalog.ts";
import { subjectNamed } from "./explorer-subjects.ts";

/**
 * One subject built once in a process of its own: `node --expose-gc explorer-build.ts <subject> <size>`. Prints as JSON the milliseconds of
 * building it cold, of the first list and the first search after it, and the megabytes that it holds then.
 */
export type Built = { readonly buildMs: number; readonly listMs: number; readonly searchMs: number; readonly megabytes: number };

const [, , name = "", size = ""] = process.argv;
const subject = subjectNamed(name);
const careers = catalogOf(Number(size));

function held(): number {
  for (let times = 0; times < 3; times++) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const first: ExplorerQuery = {
  search: "",
  category: "All",
  subcategory: "All",
  education: "All",
  salary: [0, 1_000_000_000],
  sort: "name",
  direction: "ascending",
  page: 1,
  pageSize: 24,
};

async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const before = held();
let ask = await Promise.resolve((_: ExplorerQuery): unknown => null);
const buildMs = await time(async () => {
  ask = await subject.build(careers);
});
const listMs = await time(() => ask(first));
const searchMs = await time(() => ask({ ...first, search: "data" }));
const megabytes = (held() - before) / 1e6;
const built: Built = { buildMs, listMs, searchMs, megabytes };
console.log(JSON.stringify(built));
// The index is needed to the end, or it would not be held when its memory is measured.
ask(first);
