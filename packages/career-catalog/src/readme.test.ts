import { expect, it } from "vitest";
import { runReadmeExample } from "../../../tooling/readme-example.ts";
import * as catalog from "./index.ts";

it("[R41] the README's example runs as printed", async () => {
  const results = await runReadmeExample(new URL("../README.md", import.meta.url), catalog);
  expect(results).not.toHaveLength(0);
  for (const { expected, actual } of results) expect(actual).toBe(expected);
});
