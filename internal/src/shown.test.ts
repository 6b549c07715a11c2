import { expect, it } from "vitest";
import { shown } from "./shown.ts";

const circular: Record<string, unknown> = {};
circular.self = circular;
const throwing = {
  toJSON() {
    throw new Error("not to be written");
  },
};

it.each<[string, unknown, string]>([
  ["a text", "one", '"one"'],
  ["a number", Number.NaN, "NaN"],
  ["a bigint", 1n, "1n"],
  ["a symbol", Symbol("first"), "Symbol(first)"],
  ["nothing", undefined, "undefined"],
  ["null", null, "null"],
  ["a list", [1, null], "[1,null]"],
  ["an object without a prototype", Object.create(null), "{}"],
  ["an object that holds itself", circular, "something of type object"],
  ["an object that cannot be written", throwing, "something of type object"],
  ["a long text", "a".repeat(500), `"${"a".repeat(199)}…`],
  ["a long list", Array.from({ length: 500 }, () => 0), "a list of 500"],
])("%s is shown", (_case, given, text) => {
  expect(shown(given)).toBe(text);
});
