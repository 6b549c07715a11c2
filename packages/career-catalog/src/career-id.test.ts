import { describe, expect, it } from "vitest";
import { careerId } from "./career-id.ts";
import { EmptyCareerIdError } from "./errors.ts";

describe("careerId", () => {
  it.each([
    ["Backend Developer", "backend-developer"],
    ["Food & Beverage Manager", "food-and-beverage-manager"],
    ["R&D Chemist", "r-and-d-chemist"],
    ["Café Owner", "cafe-owner"],
    ["Straße Smørrebrød Œuvre Łódź", "strasse-smorrebrod-oeuvre-lodz"],
    ["Women's Health Nurse", "womens-health-nurse"],
    ["Women’s Health Nurse", "womens-health-nurse"],
    ["  Air-Traffic   Controller ", "air-traffic-controller"],
    ["C++ Developer", "c-plus-plus-developer"],
    ["3D Animator", "3d-animator"],
    ["ﬁtter", "fitter"],
  ])("[R7] turns %j into %j", (name, id) => {
    expect(careerId(name)).toBe(id);
  });

  it.each(["", "   ", "—", "डॉक्टर"])("[R8] refuses %j", (name) => {
    expect(() => careerId(name)).toThrow(EmptyCareerIdError);
    expect(() => careerId(name)).toThrow(expect.objectContaining({ code: "EMPTY_CAREER_ID" }));
  });
});
