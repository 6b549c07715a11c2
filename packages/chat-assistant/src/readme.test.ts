import { buildCatalog } from "@career-clarity/career-catalog";
import { createExplorer } from "@career-clarity/explorer-query";
import { expect, it } from "vitest";
import { runReadmeExample } from "../../../tooling/readme-example.ts";
import * as chatAssistant from "./index.ts";

it("[R39] the README's example runs as printed", async () => {
  const results = await runReadmeExample(new URL("../README.md", import.meta.url), { ...chatAssistant, buildCatalog, createExplorer });
  expect(results).toHaveLength(6);
  for (const { expected, actual } of results) expect(actual).toBe(expected);
});
