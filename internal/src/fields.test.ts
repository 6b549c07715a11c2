import { expect, it } from "vitest";
import { isFields } from "./fields.ts";

it.each<[unknown, boolean]>([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  ["text", false],
  [undefined, false],
])("whether %j has fields", (value, has) => {
  expect(isFields(value)).toBe(has);
});
