import { describe, expect, it } from "vitest";
import { headersFor, parseHeadersFile } from "../src/headers-file.ts";

const rules = parseHeadersFile("/*\n  X-One: a: b\n  Cache-Control: no\n\n/assets/*\n  Cache-Control: yes\n/exact\n  X-Two: c\n");

describe("the host's file of headers", () => {
  it("is read block by block, a value with its colons", () => {
    expect(Object.fromEntries(headersFor(rules, "/about"))).toEqual({ "x-one": "a: b", "cache-control": "no" });
  });
  it("lets a later block win", () => {
    expect(headersFor(rules, "/assets/x.js").get("cache-control")).toBe("yes");
  });
  it("covers an exact path alone where it has no star", () => {
    expect(headersFor(rules, "/exact").get("x-two")).toBe("c");
    expect(headersFor(rules, "/exact/more").get("x-two")).toBeUndefined();
  });
});
