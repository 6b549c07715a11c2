import { buildCatalog } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { easierCareers } from "./easier.ts";

const catalog = buildCatalog();
const easier = easierCareers(catalog);
const careerOf = new Map(catalog.map((career) => [career.id, career]));
const idsFor = (id: string) => [careerOf.get(id)].flatMap((career) => (career ? easier(career, 3).map((other) => other.id) : []));

describe("careers that take fewer years to get into", () => {
  it("are kin: a draughtsperson for an architect, an assistant for a nurse", () => {
    expect(idsFor("architect")).toContain("architectural-draughtsperson");
    expect(idsFor("registered-nurse")).toContain("nursing-assistant");
    expect(idsFor("software-engineer")).not.toContain("television-repair-technician");
  });

  it("are of the same category, three at most, and sooner by a year even by their longest way", () => {
    for (const career of catalog) {
      const others = easier(career, 3);
      expect(others.length).toBeLessThanOrEqual(3);
      for (const { id, category, pathway } of others) {
        expect(id).not.toBe(career.id);
        expect(category).toBe(career.category);
        expect(pathway?.yearsToFirstPay[1]).toBeLessThan(career.pathway?.yearsToFirstPay[0] ?? 0);
      }
    }
  });

  it("are none where nothing quicker is near", () => {
    expect(idsFor("farm-labourer")).toEqual([]);
  });
});
