import { describe, expect, it } from "vitest";
import { isBlank } from "./blank.ts";
import { cleanAddress, cleanLine, cleanText, isAddress } from "./text.ts";

describe("text", () => {
  it.each([
    ["a space", " "],
    ["a no-break space", "\u00A0"],
    ["a zero-width space", "\u200B"],
    ["a word joiner", "\u2060"],
    ["a byte order mark", "\uFEFF"],
    ["an ideographic space", "\u3000"],
    ["a soft hyphen", "\u00AD"],
    ["a Hangul filler", "\u3164"],
    ["an empty Braille cell", "\u2800"],
    ["a line break", "\r\n"],
  ])("[R5][R6] trims %s, and is empty where there is nothing else", (_what, space) => {
    expect(cleanText(`${space}${space}Asha${space}`)).toBe("Asha");
    expect(cleanText(space.repeat(3))).toBe("");
    expect(isBlank(space)).toBe(true);
  });

  it("[R5] keeps a run of spaces within it, however long", () => {
    const wide = `a${" ".repeat(100_000)}b`;
    expect([cleanText(wide), cleanAddress(wide)]).toEqual([wide, wide]);
  });

  it("[R6] is empty where joiners and marks of direction are all there is", () => {
    expect(cleanText("\u200D\u200C\u200E")).toBe("");
    expect(isBlank("\u200D")).toBe(true);
    expect(isBlank("\u200D.")).toBe(false);
  });

  it("[R7] loses control characters and keeps its lines", () => {
    expect(cleanText("one\u0000\u0007\u001b\u007f\r\ntwo\rthree\u2028four\tfive")).toBe("one\ntwo\nthree\nfour\tfive");
  });

  it("[R7] has a sign in the place of half a character", () => {
    expect(cleanText("a\uD83Db")).toBe("a\uFFFDb");
    expect(cleanAddress("a\uDE00@b.in")).toBe("a\uFFFD@b.in");
  });

  it("[R7] is one line where it names somebody", () => {
    expect(cleanLine("Asha\u00A0 Rao\r\nBcc: x@y.in")).toBe("Asha Rao Bcc: x@y.in");
  });

  it.each([
    "प्रिया शर्मा",
    "क्‍ष",
    "அருண் குமார்",
    "അവന്‍",
    "محمد علي",
    "O'Brien",
    'D\'Arcy "Dee" Rao',
    "👩🏽‍🎓",
    "🇮🇳",
    "e\u0301",
    "=1+1",
    "<script>alert(1)</script>",
    "Robert'); drop table feedback; --",
  ])("[R8] keeps %s as typed", (typed) => {
    expect(cleanText(typed)).toBe(typed);
    expect(cleanLine(typed)).toBe(typed);
  });

  it("[R9] of an address is lower case, without what can't be seen", () => {
    expect(cleanAddress("\u200B Asha\u200D.Rao@Example.IN\uFEFF\n")).toBe("asha.rao@example.in");
  });

  it.each([
    ["a@b.in", true],
    ["asha.rao+news@mail.example.co.in", true],
    ["आशा@उदाहरण.भारत", true],
    ["a@b", false],
    ["a@b.", false],
    ["a@.in", false],
    ["@b.in", false],
    ["a b@c.in", false],
    ["a@b@c.in", false],
    ["a@b.in\u00A0x", false],
    ["a@b.in, c@d.in", false],
    ["", false],
  ])("[R12] %j as an address: %s", (text, expected) => {
    expect(isAddress(text)).toBe(expected);
  });
});
