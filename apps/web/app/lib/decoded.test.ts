import { expect, it } from "vitest";
import { decoded } from "./decoded.ts";

it.each([
  ["team", "team"],
  ["a%20place", "a place"],
  ["%E0%A4%B9", "ह"],
  ["100%", "100%"],
  ["%E0", "%E0"],
  ["", ""],
])("%j in an address is read, whatever it is", (written, meant) => {
  expect(decoded(written)).toBe(meant);
});
