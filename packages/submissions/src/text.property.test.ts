import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBlank } from "./blank.ts";
import { cleanAddress, cleanLine, cleanText } from "./text.ts";

const typed = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."a @.\n\r\t\u0000\u00A0\u200B\u200D\uFEFF\uD83D\u3164İΣ") }),
);

describe("properties", () => {
  it("[R10] cleaning a cleaned text changes nothing", () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const clean of [cleanText, cleanLine, cleanAddress]) expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });

  it("[R6][R7] what is left is empty or can be seen, is well formed and has no control character", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const cleaned = cleanText(text);
        expect(cleaned === "").toBe(isBlank(text));
        expect(() => encodeURIComponent(cleaned)).not.toThrow();
        expect(cleaned).not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
    );
  });
});
