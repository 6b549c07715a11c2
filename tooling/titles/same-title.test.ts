import { describe, expect, it } from "vitest";
import { isSameTitle } from "./same-title.ts";

describe("a name and a title", () => {
  it.each([
    ["Welder", "Welders"],
    ["Tyre Builder", "Tire Builder"],
    ["Career Counsellor", "Career Counselor"],
    ["Dietitian", "DIETITIANS"],
    ["Pattern Maker", "Patternmaker"],
    ["Site Surveyor", "Surveyor, Site"],
    ["IT Manager", "Information Technology Manager (IT Manager)"],
    ["Cath Lab Technician", "Catheterization Laboratory Technician (Cath Lab Tech)"],
    ["ASHA Worker", "Lady Health Visitor/ASHA Worker/Anganwadi Worker"],
    ["Retail Buyer", "Retail Buyers, Except Farm Products"],
    ["Sales Demonstrator", "Senior Sales Demonstrator"],
    ["Head Waiter", "Waiter"],
  ])("are the same: %s, %s", (name, title) => {
    expect(isSameTitle(name, title)).toBe(true);
  });

  it.each([
    ["Executive Assistant", "Managing Directors and Chief Executives, Others"],
    ["Speech and Swallowing Therapist", "speech and language therapist"],
    ["Plumber", "Plumbers, Pipefitters, and Steamfitters"],
    ["Tool and Die Maker", "Die Maker"],
    ["Civil Engineer", "Civil Engineering Technician"],
    ["Electrical Engineer", "Electronics Engineer"],
    ["Nurse", "Nursery Worker"],
    ["Chief Assistant", "Assistant Head"],
    ["Senior Lead Developer", "Developer"],
    ["Physics Teacher", "Teacher"],
    ["Assistant", "Chief"],
    ["Writer", ""],
  ])("are not the same: %s, %s", (name, title) => {
    expect(isSameTitle(name, title)).toBe(false);
  });
});
