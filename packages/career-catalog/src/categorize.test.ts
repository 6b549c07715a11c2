import { describe, expect, it } from "vitest";
import { categorize } from "./categorize.ts";

describe("categorize", () => {
  it.each([
    ["Tax Lawyer", "Legal"],
    ["tax lawyer", "Legal"],
    ["Sports Journalist", "Media"],
    ["Paediatric Nurse", "Healthcare"],
    ["Physics Teacher", "Education"],
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
});
