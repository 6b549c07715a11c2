import fc from "fast-check";
import { expect, it } from "vitest";
import { careerId } from "./career-id.ts";
import { EmptyCareerIdError } from "./errors.ts";

const idOrNull = (name: string): string | null => {
  try {
    return careerId(name);
  } catch (error) {
    if (error instanceof EmptyCareerIdError) return null;
    throw error;
  }
};

it("[R7][R8] gives a well-formed id that is its own id, or refuses", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const id = idOrNull(name);
      if (id === null) return;
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(careerId(id)).toBe(id);
    }),
  );
});
