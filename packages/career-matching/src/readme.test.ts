import { buildCatalog } from "@career-clarity/career-catalog";
import { expect, it } from "vitest";
import { runReadmeExample } from "../../../tooling/readme-example.ts";
import * as careerMatching from "./index.ts";

it("[R39] the README's example runs as printed", async () => {
  const results = await runReadmeExample(new URL("../README.md", import.meta.url), { ...careerMatching, buildCatalog });
  expect(results).toHaveLength(8);
  for (const { expected, actual } of results) expect(actual).toBe(expected);
});
