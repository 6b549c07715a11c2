import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bareEntry } from "../fixtures/entries.ts";
import { assembleCareer } from "./assemble.ts";
import { calibratedRules } from "./calibrated-rules.ts";
import { careerId } from "./career-id.ts";
import type { CareerEntry } from "./entry.ts";
import { mergeCareers } from "./merge.ts";
import { nameKey } from "./name-key.ts";

const named = (name: string): CareerEntry => ({ ...bareEntry, name });

/** Few words in many spellings, so that lists overlap often. */
const name = fc
  .tuple(fc.constantFrom("Chef", "chef", "Tax Lawyer", "tax  lawyer", " Potter", "NURSE", "Nurse", "Welder"), fc.nat({ max: 12 }))
  .map(([word, number]) => `${word} ${number}`);

const entries = fc.array(name.map(named), { maxLength: 30 });
const careers = fc
  .uniqueArray(name, { selector: careerId, maxLength: 30 })
  .map((list) => list.map((each) => assembleCareer(named(each), "Arts", calibratedRules.generated, 1)));

describe("properties", () => {
  it("[R29] merging again changes nothing", () => {
    fc.assert(
      fc.property(careers, entries, (generated, curated) => {
        const once = mergeCareers(generated, curated);
        expect(mergeCareers(once, curated)).toEqual(once);
      }),
    );
  });

  it("[R28][R29] every career and every curated name is there, in the order of the lists", () => {
    fc.assert(
      fc.property(careers, entries, (generated, curated) => {
        const merged = mergeCareers(generated, curated);
        expect(merged.slice(0, generated.length)).toEqual(generated);
        const keys = [...generated, ...curated].map((each) => nameKey(each.name));
        expect(merged.map((each) => nameKey(each.name))).toEqual([...new Set(keys)]);
      }),
    );
  });

  it("[R35] no two careers share an id", () => {
    fc.assert(
      fc.property(careers, entries, (generated, curated) => {
        const ids = mergeCareers(generated, curated).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it("[R6] a curated career's numbers do not depend on its neighbours", () => {
    fc.assert(
      fc.property(entries, (curated) => {
        for (const career of mergeCareers([], curated)) {
          expect(mergeCareers([], [named(career.name)])).toEqual([career]);
        }
      }),
      { numRuns: 30 },
    );
  });
});
