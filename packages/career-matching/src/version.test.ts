import { expect, it } from "vitest";
import { MATCHING_VERSION } from "./version.ts";

it("[R38] the version is a text that is not empty", () => {
  expect(MATCHING_VERSION).toMatch(/\S/);
});
