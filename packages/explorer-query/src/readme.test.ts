import { expect, it } from "vitest";
import { runReadmeExample } from "../../../tooling/readme-example.ts";
import { career } from "../fixtures/careers.ts";
import * as explorerQuery from "./index.ts";

it("[R23] the README's example runs as printed", async () => {
  const careers = [career(), career({ id: "weaver", name: "Weaver", description: "Sets warp and weft.", category: "Arts" })];
  const results = await runReadmeExample(new URL("../README.md", import.meta.url), { ...explorerQuery, careers });
  expect(results).toHaveLength(2);
  for (const { expected, actual } of results) expect(actual).toBe(expected);
});
