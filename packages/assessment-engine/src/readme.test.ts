import { expect, it } from "vitest";
import { runReadmeExample } from "../../../tooling/readme-example.ts";
import * as engine from "./index.ts";

it("[R43] the README's example runs as printed", async () => {
  const results = await runReadmeExample(new URL("../README.md", import.meta.url), engine);
  expect(results).not.toHaveLength(0);
  for (const { expected, actual } of results) expect(actual).toBe(expected);
});
