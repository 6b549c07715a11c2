import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createWordFinder } from "./word-finder.ts";
import { joinWords } from "./words.ts";

const characters = fc.constantFrom(..."abcz", "é", "1", "-", "{", "`", "\ud83d", "\u00e1");
const parts = fc.array(characters, { maxLength: 5 }).map((list) => list.join(""));
const patterns = fc.tuple(fc.boolean(), parts, fc.boolean()).map(([start, part, end]) => `${start ? " " : ""}${part}${end ? " " : ""}`);

describe("properties", () => {
  it("[R35] the words that hold a part are those that a look at each finds, edges included", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(parts),
        patterns.filter((pattern) => pattern !== ""),
        (texts, pattern) => {
          const words = joinWords(texts);
          const expected = texts.flatMap((text, number) => (` ${text} `.includes(pattern) ? number : []));
          expect([...new Set(Array.from(createWordFinder(words)(pattern)))].toSorted((a, b) => a - b)).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });
});
