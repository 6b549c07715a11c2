import { describe, expect, it } from "vitest";
import { bareEntry, fullEntry } from "../fixtures/entries.ts";
import { assembleCareer } from "./assemble.ts";
import { calibratedRules } from "./calibrated-rules.ts";
import { type CareerEntry, entriesOf } from "./entry.ts";
import type { Family } from "./family.ts";
import type { Pathway } from "./pathway.ts";

const pathway: Pathway = {
  subjects: ["PCM"],
  afterClass10: ["Polytechnic diploma in Navigation Aids"],
  afterClass12: ["BSc Physics"],
  afterDegree: [],
  exams: ["SSC CGL"],
  yearsToFirstPay: [3, 5],
  licence: null,
};
const written: CareerEntry = {
  ...fullEntry,
  alternativeTitles: ["Keeper of the Light"],
  day: ["Polish the lens", "Log the ships", "Test the horn"],
  dislikes: ["The stairs", "The fog", "The quiet"],
  tryIt: "Keep a log of the weather for a fortnight.",
  payLakh: [3.5, 9],
  nco: "3154.0100",
  pathway,
};
const assembled = (entry: CareerEntry) => assembleCareer(entry, "Transportation", calibratedRules.generated, 1);

describe("details", () => {
  it("[R43] stand in the record word for word and frozen", () => {
    const { alternativeTitles, day, dislikes, tryIt, nco, soc, pathway: path } = assembled(written);
    expect({ alternativeTitles, day, dislikes, tryIt, nco, soc, path }).toEqual({
      alternativeTitles: written.alternativeTitles,
      day: written.day,
      dislikes: written.dislikes,
      tryIt: written.tryIt,
      nco: written.nco,
      soc: written.soc,
      path: pathway,
    });
    for (const list of [alternativeTitles, day, dislikes, path, path?.subjects, path?.exams, path?.yearsToFirstPay])
      expect(Object.isFrozen(list)).toBe(true);
    expect(Object.isFrozen(pathway)).toBe(false);
  });

  it("[R43] are absent where nothing is written", () => {
    const career = assembled(bareEntry);
    for (const field of ["alternativeTitles", "day", "dislikes", "tryIt", "payInr", "pathway", "nco", "soc"])
      expect(career).not.toHaveProperty(field);
  });

  it("[R44] state pay in India in rupees, as an estimate", () => {
    expect(assembled(written).payInr).toMatchObject({ low: 350_000, high: 900_000, currency: "INR", period: "year", basis: "estimated" });
  });

  it("[R42] take the family's pathway with what the title says for itself", () => {
    const title = { name: "Keeper", description: "", skills: [], traits: [1, 1, 1, 1, 1, 1], interests: "RC" } as const;
    const family = { subcategory: "Coast", careers: [title, { ...title, pathway: { licence: "A pass" } }], pathway } as unknown as Family;
    expect(entriesOf(family).map((entry) => entry.pathway)).toEqual([pathway, { ...pathway, licence: "A pass" }]);
    const { pathway: _, ...without } = family;
    expect(entriesOf(without as Family).map((entry) => entry.pathway)).toEqual([undefined, undefined]);
  });
});
