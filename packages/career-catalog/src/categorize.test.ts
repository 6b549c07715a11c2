import { describe, expect, it } from "vitest";
import { typicalNames } from "../fixtures/typical-names.ts";
import { categorize } from "./categorize.ts";
import { CATEGORIZE_RULES } from "./categorize-rules.ts";
import { CAREER_CATEGORIES } from "./vocabulary.ts";

describe("categorize", () => {
  it.each([
    ["Tax Lawyer", "Legal"],
    ["tax lawyer", "Legal"],
    ["Sports Journalist", "Media"],
    ["Paediatric Nurse", "Healthcare"],
    ["Physics Teacher", "Education"],
    ["Business Correspondent", "Business"],
    ["Foreign Correspondent", "Media"],
    ["IRS Officer", "Government"],
    ["Assistant Commandant", "Government"],
  ])("[R31] puts %s into %s: the first rule that matches wins", (name, category) => {
    expect(categorize(name)).toBe(category);
  });

  it("[R31] looks at the starts of words only", () => {
    expect(categorize("Nursing Assistant")).toBe("Healthcare");
    expect(categorize("Xnursing Assistant")).toBe("Business");
  });

  it("[R31] ignores accents, punctuation and white space", () => {
    expect(categorize("  PÆDIATRIC-NURSE ")).toBe("Healthcare");
  });

  it.each(["", "Qwerty Zxcv", "डॉक्टर"])("[R31] puts the unknown %j into Business", (name) => {
    expect(categorize(name)).toBe("Business");
  });

  it.each(CAREER_CATEGORIES)("[R31] finds the typical names of %s", (category) => {
    expect(typicalNames[category].filter((name) => categorize(name) !== category)).toEqual([]);
  });

  it("[R31] has no keyword that an earlier row hides", () => {
    const needles = CATEGORIZE_RULES.flatMap(([, keywords], row) => keywords.split(", ").map((keyword) => ({ row, keyword })));
    const text = (keyword: string) => (keyword.endsWith("$") ? ` ${keyword.slice(0, -1)} ` : ` ${keyword}`);
    const hidden = needles.filter(({ row, keyword }) =>
      needles.some((other) => other.row < row && text(keyword).includes(text(other.keyword))),
    );
    expect(hidden).toEqual([]);
  });
});
