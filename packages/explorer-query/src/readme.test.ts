import { expect, it } from "vitest";
import { runReadmeExample } from "../../../tooling/readme-example.ts";
import * as explorerQuery from "./index.ts";

it("[R37] the README's example runs as printed", async () => {
  const results = await runReadmeExample(new URL("../README.md", import.meta.url), explorerQuery);
  expect(results).toHaveLength(5);
  for (const { expected, actual } of results) expect(actual).toBe(expected);
});
