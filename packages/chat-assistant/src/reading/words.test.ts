import { describe, expect, it } from "vitest";
import { singular, stem, wordsOf } from "./words.ts";

describe("words", () => {
  it.each([
    ["B.Tech & R.E.E.T.", ["btech", "and", "reet"]],
    ["What's a C++ job?", ["whats", "a", "c++", "job"]],
    ["ＤＯＣＴＯＲ", ["doctor"]],
    ["पढ़ाई कहाँ", ["पढाई", "कहां"]],
    ["e-commerce/12th", ["e", "commerce", "12th"]],
    ["", []],
  ])("[R29] reads %j in one spelling", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ["nurses", "nurse"],
    ["companies", "company"],
    ["business", "business"],
    ["bus", "bus"],
  ])("[R29] %s is %s", (plural, one) => {
    expect(singular(plural)).toBe(one);
  });

  it.each([
    ["photography", "photographer"],
    ["cooking", "cook"],
    ["dancing", "dancer"],
    ["programming", "programmer"],
    ["biology", "biologist"],
    ["travelling", "travel"],
  ])("[R25] %s finds %s", (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it("[R25] physics does not find physicians", () => {
    expect(stem("physics")).not.toBe(stem("physician"));
  });
});
