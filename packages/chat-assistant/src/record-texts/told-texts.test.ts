import { buildCatalog } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { recordText, recordTexts } from "./in-language.ts";
import { WAYS } from "./index.ts";

const recorded: ReadonlySet<string> = new Set(
  buildCatalog().flatMap(({ pathway }) =>
    pathway === undefined
      ? []
      : [...pathway.afterClass10, ...pathway.afterClass12, ...pathway.afterDegree, ...(pathway.licence === null ? [] : [pathway.licence])],
  ),
);
const told = WAYS.flatMap((ways) => Object.entries(ways));
const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).toSorted().join();
/** Degrees, institutes and examinations, which stand on forms as they are. */
const namesOf = (text: string): readonly string[] => text.match(/\b(?:[A-Z]{2,}|B(?:Tech|Sc|Com)|M(?:Tech|Sc|Com)|PhD)(?![\w-])/g) ?? [];

describe("[R407] ways in and licences, in Hindi", () => {
  it("are told of every record of the catalogue and of no other, once each", () => {
    const texts = told.map(([text]) => text);
    expect([...recorded].filter((text) => !texts.includes(text))).toEqual([]);
    expect(texts.filter((text) => !recorded.has(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("have the figures of the English, and the names that stand on forms", () => {
    const wrong = told.flatMap(([text, { hinglish, hindi }]) =>
      [hinglish, hindi].filter((each) => numbersOf(each) !== numbersOf(text) || namesOf(text).some((name) => !each.includes(name))),
    );
    expect(wrong).toEqual([]);
  });

  it("are written in their own letters, as parts of a list", () => {
    for (const [text, { hinglish, hindi }] of told) {
      expect(hinglish).toMatch(/^[\x20-\x7eéè]*[^.\s]$/);
      expect(hindi).toMatch(/[^।.\s]$/);
      for (const each of [hinglish, hindi]) {
        expect(each).not.toMatch(/[—–!<>"]|\s\s|^\s/);
        if (!text.includes("&")) expect(each).not.toContain("&");
        if (!text.includes(";")) expect(each).not.toContain(";");
      }
    }
  });

  it("stay in English where no other wording of this very text is known", () => {
    expect(recordText("Any degree, then UPSC Civil Services", "hindi")).not.toContain("degree");
    expect(recordText("Any degree, then UPSC Civil Services", "english")).toBe("Any degree, then UPSC Civil Services");
    expect(recordText("A year on the moon", "hindi")).toBe("A year on the moon");
    expect(recordText("constructor", "hinglish")).toBe("constructor");
    expect(recordTexts(["A <b>", "A year on the moon"], "hindi")).toBe("A &lt;b&gt;; A year on the moon");
  });
});
