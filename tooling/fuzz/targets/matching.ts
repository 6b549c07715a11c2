import { type Answers, assessmentQuestions } from "@career-clarity/assessment-engine";
import { buildCatalog } from "@career-clarity/career-catalog";
import {
  AnswerEvidenceError,
  BANDS,
  buildProfile,
  defineEvidence,
  EmphasisError,
  EvidenceDefinitionError,
  evidenceTable,
  explainMatch,
  rankCareers,
} from "@career-clarity/career-matching";
import fc from "fast-check";
import { sheet } from "../../testing/matching-arbitraries.ts";
import { editedCareers } from "../generators/careers.ts";
import { finishedSheet } from "../generators/sheets.ts";
import { anything, editedValue, number, value } from "../generators/values.ts";
import { isFrozen, must, mustEqual, orRefused } from "../invariants.ts";
import { target } from "../target.ts";

const few = buildCatalog().filter((_, at) => at % 60 === 0);
const emphasis = fc.dictionary(fc.constantFrom("1", "2", "14", "99", "__proto__"), number, { maxKeys: 3 });
const SHORT_BANK = assessmentQuestions.slice(0, 2);
const shortTable = Object.fromEntries(Object.entries(evidenceTable).filter(([id]) => ["1", "2", "101", "102", "103"].includes(id)));

const isShare = (given: number, most: number): boolean => given >= 0 && given <= most;

export const matchingTargets = [
  target({
    name: "buildProfile, rankCareers",
    source: "storage",
    holds: "a profile within its ranges and every career ranked by it from 0 to 100, or a named error",
    weight: 0.6,
    input: fc.tuple(fc.oneof(sheet, editedValue(sheet), editedValue(finishedSheet)), fc.option(emphasis, { nil: {} })),
    check: ([answers, given]) => {
      const profile = orRefused([AnswerEvidenceError, EmphasisError], () =>
        buildProfile(Object.fromEntries(Object.entries(Object(answers))) as Answers, { emphasis: given }),
      );
      if (profile === null) return false;
      must(
        Object.values(profile.traits).every((trait) => trait >= 1 && trait <= 10),
        "traits from 1 to 10",
      );
      must(
        Object.values(profile.interests).every((interest) => isShare(interest, 1)),
        "interests from 0 to 1",
      );
      const ranked = rankCareers(profile, few);
      mustEqual(ranked.length, few.length, "every career");
      must(
        ranked.every(({ fit, percentile, band }) => isShare(fit, 100) && isShare(percentile, 100) && BANDS.includes(band)),
        "fits",
      );
    },
  }),
  target({
    name: "rankCareers of imported careers",
    source: "file",
    holds: "every imported career with a fit from 0 to 100 that is what its explanation adds up to",
    weight: 0.6,
    input: fc.tuple(finishedSheet, editedCareers),
    check: ([answers, careers]) => {
      const profile = buildProfile(answers);
      const ranked = rankCareers(profile, careers);
      mustEqual(ranked.length, careers.length, "every career");
      for (const { career, fit } of ranked) {
        must(isShare(fit, 100), `a fit from 0 to 100, not ${fit}`);
        mustEqual(explainMatch(profile, career).fit, fit, "the explanation's fit");
      }
    },
  }),
  target({
    name: "defineEvidence",
    source: "definition",
    holds: "a frozen table that reads back as itself, or a named error with a path",
    weight: 0.6,
    input: editedValue(fc.constant(shortTable), fc.oneof(anything, value)),
    check: (input) => {
      const table = orRefused([EvidenceDefinitionError], () => defineEvidence(input, SHORT_BANK));
      if (table === null) return false;
      must(isFrozen(table), "a frozen table");
      mustEqual(defineEvidence(table, SHORT_BANK), table, "its own definition");
    },
  }),
];
