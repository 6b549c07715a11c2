import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distance, fold, spellingOf } from "./spelling.ts";

/** The definition read literally. */
function plainDistance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)];
  const steps = [plainDistance(shortA, b) + 1, plainDistance(a, shortB) + 1, plainDistance(shortA, shortB) + same];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1))
    steps.push(plainDistance(a.slice(0, -2), b.slice(0, -2)) + 1);
  return Math.min(...steps);
}

describe("misspelt words", () => {
  it.each([
    ["physiotherapist", "fisiotherapist"],
    ["accountant", "akountant"],
    ["psychologist", "sycologist"],
    ["vakil", "wakil"],
  ])("[R29] %s and %s sound alike", (a, b) => {
    expect(fold(a)).toBe(fold(b));
  });

  it.each([
    ["enginer", "engineer"],
    ["docter", "doctor"],
    ["electrition", "electrician"],
    ["entreprenuer", "entrepreneur"],
    ["nurs", null],
    ["zebra", null],
  ])("[R29] %s means %s", (word, meant) => {
    expect(spellingOf(["nurse", "doctor", "engineer", "electrician", "entrepreneur"])(word)).toBe(meant);
  });

  it("[R29] of several as near, the first of the list is meant", () => {
    expect(spellingOf(["lawyer", "layer"])("lawer")).toBe("lawyer");
    expect(spellingOf(["layer", "lawyer"])("lawer")).toBe("layer");
  });
});

describe("properties", () => {
  it("[R29] the steps are those of the plain definition, up to the limit", () => {
    const short = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
    fc.assert(
      fc.property(short, short, fc.nat(3), (a, b, limit) => {
        expect(distance(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1));
      }),
    );
  });
});
