import { expect, it } from "vitest";
import { runReadmeExample } from "../../../tooling/readme-example.ts";
import * as streamScoring from "./index.ts";

it("[R24] the README's example runs as printed", async () => {
  const results = await runReadmeExample(new URL("../README.md", import.meta.url), streamScoring);
  expect(results).toHaveLength(3);
  for (const { expected, actual } of results) expect(actual).toBe(expected);
});
