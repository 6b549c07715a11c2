import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBookmarks, toggleBookmarked, writeBookmarks } from "./bookmarks.ts";
import { COMPARE_LIMIT, toggleCompared } from "./compared.ts";

describe("comparing", () => {
  it("[R32] adds, takes out, and drops the oldest of four", () => {
    expect(toggleCompared(["a", "b"], "c")).toEqual(["a", "b", "c"]);
    expect(toggleCompared(["a", "b", "c"], "b")).toEqual(["a", "c"]);
    expect(toggleCompared(["a", "b", "c"], "d")).toEqual(["b", "c", "d"]);
    expect(toggleCompared(["a", "b", "c", "d", "e"], "e")).toEqual(["b", "c", "d"]);
  });
});

describe("bookmarks", () => {
  it("[R33] add and take out", () => {
    expect(toggleBookmarked(["a"], "b")).toEqual(["a", "b"]);
    expect(toggleBookmarked(["a", "b"], "a")).toEqual(["b"]);
  });

  it.each<[string | null, readonly string[], string]>([
    [null, [], "nothing stored"],
    ["", [], "an empty text"],
    ["nurse", [], "no JSON"],
    ['["nurse"', [], "JSON cut off"],
    ["null", [], "null"],
    ['{"0":"nurse","length":1}', [], "an object like a list"],
    ['"nurse"', [], "a text alone"],
    ['["nurse",7,null,"",["x"],{},"midwife","nurse"]', ["nurse", "midwife"], "valid ids among others"],
  ])("[R34] %j is read as %j: %s", (text, ids) => {
    expect(readBookmarks(text)).toEqual(ids);
  });

  it("[R34] are written each once", () => {
    expect(writeBookmarks(["nurse", "midwife", "nurse"])).toBe('["nurse","midwife"]');
  });
});

describe("properties", () => {
  const lists = fc.uniqueArray(fc.string(), { maxLength: 6 });

  it("[R32] at most three are compared, and the one just added is among them", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 20 }), (clicks) => {
        let ids: readonly string[] = [];
        for (const id of clicks) {
          const next = toggleCompared(ids, id);
          expect(next.includes(id)).toBe(!ids.includes(id));
          expect(next.length).toBeLessThanOrEqual(COMPARE_LIMIT);
          ids = next;
        }
      }),
    );
  });

  it("[R33] toggling a new id twice changes nothing, nor is the list given changed", () => {
    fc.assert(
      fc.property(lists, fc.string(), (ids, id) => {
        fc.pre(!ids.includes(id));
        const frozen = Object.freeze([...ids]);
        expect(toggleBookmarked(toggleBookmarked(frozen, id), id)).toEqual(ids);
      }),
    );
  });

  it("[R34] ids survive storage", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: "binary", minLength: 1 })), (ids) => {
        expect(readBookmarks(writeBookmarks(ids))).toEqual(ids);
      }),
    );
  });

  it("[R34] anything that storage can hold is read as distinct ids", () => {
    const stored = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.array(fc.anything()).map(String),
      fc.array(fc.jsonValue()).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const ids = readBookmarks(text);
        expect(ids.every((id) => typeof id === "string" && id !== "")).toBe(true);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
