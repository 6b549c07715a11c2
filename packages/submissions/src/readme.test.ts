import { expect, it } from "vitest";
import { runReadmeExample } from "../../../tooling/readme-example.ts";
import * as submissions from "./index.ts";

it("[R43] the README's example runs as printed", async () => {
  const results = await runReadmeExample(new URL("../README.md", import.meta.url), submissions);
  expect(results).toHaveLength(5);
  for (const { expected, actual } of results) expect(actual).toBe(expected);
});
