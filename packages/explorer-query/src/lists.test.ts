import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBookmarks, toggleBookmarked, toggleCompared, writeBookmarks } from "./lists.ts";

describe("lists of careers", () => {
  it("[R21] compares three at most, the oldest dropped", () => {
    expect(toggleCompared(["a", "b"], "c")).toEqual(["a", "b", "c"]);
    expect(toggleCompared(["a", "b", "c"], "d")).toEqual(["b", "c", "d"]);
    expect(toggleCompared(["a", "b", "c"], "b")).toEqual(["a", "c"]);
  });

  it("[R22] bookmarks and takes back", () => {
    expect(toggleBookmarked(["a"], "b")).toEqual(["a", "b"]);
    expect(toggleBookmarked(["a", "b"], "a")).toEqual(["b"]);
    expect(readBookmarks(writeBookmarks(["a", "b"]))).toEqual(["a", "b"]);
  });

  it.each([null, "", "not JSON", "null", "{}", "7", '{"a":1}', "[[]]", "[1,null,{}]"])("[R22] reads %j as nothing", (text) => {
    expect(readBookmarks(text)).toEqual([]);
  });

  it("[R22] keeps what is valid", () => {
    expect(readBookmarks('["a", 1, "", "b", "a", ["c"]]')).toEqual(["a", "b"]);
  });
});

describe("properties", () => {
  it("[R22] whatever storage held, reading gives unique texts", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const ids = readBookmarks(text);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it("[R21][R22] toggling twice changes nothing but the order of a dropped one", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 2 }), fc.string(), (ids, id) => {
        expect(toggleBookmarked(toggleBookmarked(ids, id), id).toSorted()).toEqual(ids.toSorted());
        expect(toggleCompared(ids, id).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
