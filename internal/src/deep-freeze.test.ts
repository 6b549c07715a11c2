import { expect, it } from "vitest";
import { deepFreeze } from "./deep-freeze.ts";

it("freezes the very value that it is given, all the way down", () => {
  const value = { list: [{ inner: { deep: 1 } }], text: "one" };
  expect(deepFreeze(value)).toBe(value);
  expect([value, value.list, value.list[0], value.list[0]?.inner].every(Object.isFrozen)).toBe(true);
});

it("ends where a value holds itself", () => {
  const value: { self?: unknown } = {};
  value.self = value;
  expect(Object.isFrozen(deepFreeze(value))).toBe(true);
});
