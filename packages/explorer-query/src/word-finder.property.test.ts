import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createWordFinder } from "./word-finder.ts";
import { joinWords } from "./words.ts";

const characters = fc.constantFrom(..."abcz", "é", "1", "-", "{", "`", "\ud83d", "\u00e1");
const parts = fc.array(characters, { maxLength: 5 }).map((list) => list.join(""));
const patterns = fc.tuple(fc.boolean(), parts, fc.boolean()).map(([start, part, end]) => `${start ? " " : ""}${part}${end ? " " : ""}`);

const given = patterns.filter((pattern) => pattern !== "");

describe("properties", () => {
  it("[R35] the words that hold a part are those that a look at each finds, edges included, whatever was asked before", () => {
    fc.assert(
      fc.property(fc.uniqueArray(parts), fc.array(given, { minLength: 1, maxLength: 4 }), (texts, asked) => {
        const wordsWith = createWordFinder(joinWords(texts));
        // Each of them letter by letter, as somebody types it.
        const typed = asked.flatMap((pattern) => Array.from({ length: pattern.length }, (_, length) => pattern.slice(0, length + 1)));
        for (const pattern of typed) {
          const expected = texts.flatMap((text, number) => (` ${text} `.includes(pattern) ? number : []));
          expect([...new Set(Array.from(wordsWith(pattern)))].toSorted((a, b) => a - b)).toEqual(expected);
        }
      }),
      { numRuns: 500 },
    );
  });
});
