import { assessmentQuestions, type Question } from "@career-clarity/assessment-engine";
import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import { defineEvidence } from "./define-evidence.ts";
import { EvidenceDefinitionError } from "./errors.ts";
import { evidenceTable } from "./evidence/index.ts";
import { buildProfile } from "./profile.ts";
import { rankCareers } from "./rank.ts";

const bank: readonly Question[] = [
  { id: 1, text: "What first?", type: "ranking", category: "values", weight: 5, options: ["People", "Machines", "Numbers"] },
  { id: 2, text: "How bold?", type: "scale", category: "personality", weight: 3 },
  { id: 3, text: "Where?", type: "multiple", category: "environment", weight: 4, options: ["Inside", "Outside"] },
];

const table = () => ({
  1: {
    kind: "choice",
    about: "values",
    combination: "mean",
    reach: 1,
    options: {
      People: { means: "people", traits: { social: 1 } },
      Machines: { means: "machines", traits: { technical: 1 }, words: ["machin"], homes: ["Manufacturing"] },
      Numbers: { means: "numbers", traits: { analytical: 1 }, interests: { C: 0.5 } },
    },
  },
  2: { kind: "scale", about: "personality", reach: 0.5, high: { means: "boldness", stress: 0.5 }, lowMeans: "care" },
  3: {
    kind: "choice",
    about: "environment",
    combination: "best",
    reach: 1,
    options: { Inside: { means: "indoor work", environments: ["Office"] }, Outside: { means: "outdoor work", environments: ["Outdoors"] } },
  },
});

const mechanic = { ...plainCareer, id: "mechanic", name: "Machine Fitter", technical: 9, social: 2 };
const carer = { ...plainCareer, id: "carer", technical: 2, social: 9 };

it("[R51] the built-in table is a table, and comes back as a frozen copy", () => {
  const copy = defineEvidence(evidenceTable, assessmentQuestions);
  expect(copy).toEqual(evidenceTable);
  expect(copy).not.toBe(evidenceTable);
  expect(Object.isFrozen(copy[1])).toBe(true);
});

it("[R52] a bank and a table of one's own go through profile and ranking, rankings by place", () => {
  const evidence = defineEvidence(table(), bank);
  const first = (order: readonly string[]) =>
    rankCareers(buildProfile({ 1: order }, { questions: bank, evidence }), [mechanic, carer]).map(({ career }) => career.id);
  expect(first(["Machines", "Numbers", "People"])).toEqual(["mechanic", "carer"]);
  expect(first(["People", "Numbers", "Machines"])).toEqual(["carer", "mechanic"]);
  const profile = buildProfile({ 1: ["Machines", "Numbers", "People"], 2: 9, 3: "Outside" }, { questions: bank, evidence });
  expect(profile.questions.map(({ questionId }) => questionId)).toEqual([1, 2, 3]);
  expect(() => buildProfile({ 1: ["Machines", "People"] }, { questions: bank, evidence })).toThrow(/all 3 options are allowed/);
});

type Change = (broken: ReturnType<typeof JSON.parse>) => void;
it.each<[string, Change, string, RegExp]>([
  ["a question without evidence", (one) => delete one[2], "evidence[2]", /question 2 needs evidence/],
  ["evidence for no question", (one) => (one[9] = one[2]), "evidence[9]", /no question has this id/],
  ["the wrong kind", (one) => (one[2].kind = "choice"), "evidence[2].kind", /of type scale/],
  ["an unknown topic", (one) => (one[2].about = "luck"), "evidence[2].about", /personality/],
  ["an unknown combination", (one) => (one[1].combination = "sum"), "evidence[1].combination", /mean, best, wish/],
  ["a reach of 0", (one) => (one[1].reach = 0), "evidence[1].reach", /numbers from/],
  ["a reach that is NaN", (one) => (one[1].reach = Number.NaN), "evidence[1].reach", /numbers from/],
  ["an option that is missing", (one) => delete one[3].options.Inside, 'evidence[3].options["Inside"]', /an object/],
  ["an option that the question lacks", (one) => (one[3].options.Above = {}), 'evidence[3].options["Above"]', /no such option/],
  ["an empty meaning", (one) => (one[3].options.Inside.means = " "), 'evidence[3].options["Inside"].means', /not empty/],
  ["a field that is unknown", (one) => (one[3].options.Inside.luck = 1), 'evidence[3].options["Inside"].luck', /the fields are/],
  ["a strength above 1", (one) => (one[1].options.People.traits.social = 2), 'evidence[1].options["People"].traits.social', /-1 to 1/],
  ["a strength of 0", (one) => (one[2].high.stress = 0), "evidence[2].high.stress", /left out/],
  ["an unknown trait", (one) => (one[1].options.People.traits.luck = 1), 'evidence[1].options["People"].traits.luck', /technical/],
  [
    "a place twice",
    (one) => (one[3].options.Inside.environments = ["Office", "Office"]),
    'evidence[3].options["Inside"].environments',
    /twice/,
  ],
  ["an empty list", (one) => (one[3].options.Inside.environments = []), 'evidence[3].options["Inside"].environments', /at least one/],
  ["a word in capitals", (one) => (one[1].options.Machines.words = ["Machin"]), 'evidence[1].options["Machines"].words[0]', /lower case/],
  ["a load of 11", (one) => (one[3].options.Inside.physicalTarget = 11), 'evidence[3].options["Inside"].physicalTarget', /1 to 10/],
  ["anything that is not true", (one) => (one[3].options.Inside.anything = 1), 'evidence[3].options["Inside"].anything', /only true/],
  ["a scale without its low end", (one) => delete one[2].lowMeans, "evidence[2].lowMeans", /not empty/],
])("[R51] %s is refused", (_case, change, path, rule) => {
  const broken = JSON.parse(JSON.stringify(table()));
  change(broken);
  let error: unknown;
  try {
    defineEvidence(broken, bank);
  } catch (caught) {
    error = caught;
  }
  expect(error).toBeInstanceOf(EvidenceDefinitionError);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toMatchObject({ code: "EVIDENCE_DEFINITION", path, rule: expect.stringMatching(rule) });
});

it.each([null, "evidence", []])("[R51] %j is no table", (value) => {
  expect(() => defineEvidence(value, bank)).toThrow(/^evidence: an object is allowed/);
});
