import { buildCatalog } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { recordText, recordTexts } from "./in-language.ts";
import { SIDES, WAYS } from "./index.ts";

const records = buildCatalog();
const recorded: ReadonlySet<string> = new Set(
  records.flatMap(({ pathway }) =>
    pathway === undefined
      ? []
      : [...pathway.afterClass10, ...pathway.afterClass12, ...pathway.afterDegree, ...(pathway.licence === null ? [] : [pathway.licence])],
  ),
);
const sides: ReadonlySet<string> = new Set(
  records.flatMap(({ dislikes, tryIt }) => [...(dislikes ?? []), ...(tryIt === undefined ? [] : [tryIt])]),
);
const told = WAYS.flatMap((ways) => Object.entries(ways));
const toldSides = SIDES.flatMap((texts) => Object.entries(texts));
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

describe("[R407] what people dislike in a career and what to try, in Hindi", () => {
  it("are told of every record of the catalogue and of no other, once each", () => {
    const texts = new Set(toldSides.map(([text]) => text));
    expect([...sides].filter((text) => !texts.has(text))).toEqual([]);
    expect([...texts].filter((text) => !sides.has(text))).toEqual([]);
    expect(texts.size).toBe(toldSides.length);
  });

  it("have the figures of the English, and end as it does", () => {
    const wrong = toldSides.flatMap(([text, { hinglish, hindi }]) =>
      [hinglish, hindi].filter((each) => numbersOf(each) !== numbersOf(text) || /[.।?!]$/.test(each) !== /(?<! [ap]\.m)[.?!]$/.test(text)),
    );
    expect(wrong).toEqual([]);
  });

  it("are written in their own letters", () => {
    for (const [, { hinglish, hindi }] of toldSides) {
      expect(hinglish).toMatch(/^[\x20-\x7eéèñ°]*$/);
      expect(hindi).toMatch(/[ऀ-ॿ]/);
      for (const each of [hinglish, hindi]) expect(each).not.toMatch(/[—–!<>"&]|\s\s|^\s|\s$/);
    }
  });

  it("stand in a reply", () => {
    const [text, { hindi }] = toldSides[0] ?? ["", { hindi: "" }];
    expect(recordText(text, "hindi")).toBe(hindi);
    expect(recordText(text, "english")).toBe(text);
  });
});
