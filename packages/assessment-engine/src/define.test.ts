import { expect, it } from "vitest";
import { defineAssessment } from "./define.ts";
import { AssessmentDefinitionError } from "./errors.ts";
import { assessmentQuestions } from "./questions.ts";
import { startAssessment } from "./session.ts";

const bank = () => [
  {
    id: 1,
    text: "Which?",
    help: "Choose one.",
    type: "multiple",
    category: "values",
    weight: 5,
    options: ["this", "that"],
    followUp: {
      this: { id: 11, text: "How much?", type: "scale", category: "skills", weight: 3, scaleLabels: { min: "A little", max: "A lot" } },
    },
  },
  { id: 2, text: "What?", type: "multiselect", maxSelections: 2, category: "skills", weight: 4, options: ["a", "b", "c"] },
  { id: 3, text: "In which order?", type: "ranking", category: "preferences", weight: 3, options: ["a", "b"] },
];

it("[R44] the built-in bank is a bank, and comes back as a frozen copy", () => {
  const copy = defineAssessment(assessmentQuestions);
  expect(copy).toEqual(assessmentQuestions);
  expect(copy).not.toBe(assessmentQuestions);
  expect(Object.isFrozen(copy) && Object.isFrozen(copy[0])).toBe(true);
});

it("[R44] a bank of every type is taken, and can be asked", () => {
  const given = bank();
  const questions = defineAssessment(given);
  expect(questions).toEqual(given);
  expect(startAssessment(questions).questions).toEqual(given);
  expect(Object.isFrozen(given)).toBe(false);
});

it("[R44] options of one question may share a follow-up", () => {
  const [first] = bank();
  const shared = { ...first, followUp: { this: first?.followUp?.this, that: first?.followUp?.this } };
  const [question] = defineAssessment([shared]);
  expect(question).toEqual(shared);
});

type Change = (broken: ReturnType<typeof JSON.parse>) => void;
it.each<[string, Change, string, RegExp]>([
  ["a question that is none", (one) => (one[0] = null), "questions[0]", /an object/],
  ["an unknown type", (one) => (one[0].type = "guess"), "questions[0].type", /multiselect, scale, multiple, ranking/],
  ["an unknown category", (one) => (one[0].category = "luck"), "questions[0].category", /personality/],
  ["a weight of 6", (one) => (one[0].weight = 6), "questions[0].weight", /3, 4, 5/],
  ["an id that is no whole number", (one) => (one[0].id = 1.5), "questions[0].id", /whole numbers/],
  ["an id twice", (one) => (one[1].id = 1), "questions[1].id", /same id/],
  ["an id that a follow-up has", (one) => (one[1].id = 11), "questions[1].id", /follow-ups included/],
  ["an empty text", (one) => (one[0].text = " "), "questions[0].text", /not empty/],
  ["a help that is a number", (one) => (one[0].help = 3), "questions[0].help", /not empty/],
  ["a single option", (one) => (one[0].options = ["this"]), "questions[0].options", /at least 2/],
  ["an option twice", (one) => (one[1].options = ["a", "a", "b"]), "questions[1].options", /same text/],
  ["an option twice but for a space", (one) => (one[1].options = ["a", "a ", "b"]), "questions[1].options", /same text/],
  ["an option without text", (one) => (one[1].options = ["a", ""]), "questions[1].options[1]", /not empty/],
  ["a limit of 0", (one) => (one[1].maxSelections = 0), "questions[1].maxSelections", /1 to 3/],
  ["a limit above the options", (one) => (one[1].maxSelections = 4), "questions[1].maxSelections", /1 to 3/],
  [
    "no limit where there are fewer than 3 options",
    (one) => (one[1] = { ...one[1], options: ["a", "b"], maxSelections: undefined }),
    "questions[1].maxSelections",
    /3 unless told/,
  ],
  ["a limit on a single choice", (one) => (one[0].maxSelections = 1), "questions[0].maxSelections", /has the fields/],
  [
    "a follow-up of no option",
    (one) => (one[0].followUp.other = one[1]),
    'questions[0].followUp["other"]',
    /one of the question's options/,
  ],
  ["a follow-up on a ranking", (one) => (one[2].followUp = {}), "questions[2].followUp", /has the fields/],
  [
    "a label that is missing",
    (one) => delete one[0].followUp.this.scaleLabels.max,
    'questions[0].followUp["this"].scaleLabels.max',
    /not empty/,
  ],
])("[R45] %s is refused", (_case, change, path, rule) => {
  const broken = JSON.parse(JSON.stringify(bank()));
  change(broken);
  let error: unknown;
  try {
    defineAssessment(broken);
  } catch (caught) {
    error = caught;
  }
  expect(error).toBeInstanceOf(AssessmentDefinitionError);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toMatchObject({ code: "ASSESSMENT_DEFINITION", path, rule: expect.stringMatching(rule) });
});

it.each<[string, Change, string]>([
  ["a weight", (one) => (one[0].weight = "5"), 'questions[0].weight: allowed are 3, 4, 5; "5" was given'],
  ["an id", (one) => (one[1].id = 1), "questions[1].id: no two questions have the same id, follow-ups included; 1 was given"],
  ["a long text", (one) => (one[0].options = "this or that ".repeat(20)), "… was given"],
])("[R45] what is refused is told: %s", (_case, change, message) => {
  const broken = JSON.parse(JSON.stringify(bank()));
  change(broken);
  expect(() => defineAssessment(broken)).toThrow(message);
});

it.each([null, {}, [], "questions"])("[R45] %j is no bank", (value) => {
  expect(() => defineAssessment(value)).toThrow(/^questions: a list of at least one question is allowed/);
});

const choice = { text: "Which?", type: "multiple", category: "values", weight: 5, options: ["this", "that"] };
const chainOf = (depth: number, end: unknown): unknown => {
  let followUp = end;
  for (let id = depth; id >= 1; id--) followUp = { ...choice, id, followUp: { this: followUp } };
  return [followUp];
};
const leaf = { id: 9000, text: "How much?", type: "scale", category: "skills", weight: 3 };

it("[R44] follow-ups may stand 10 deep", () => {
  expect(defineAssessment(chainOf(10, leaf))).toEqual(chainOf(10, leaf));
});

it.each([
  ["11 deep", chainOf(11, leaf)],
  ["5000 deep", chainOf(5000, leaf)],
])("[R45] follow-ups %s are refused", (_what, given) => {
  expect(() => defineAssessment(given)).toThrow(AssessmentDefinitionError);
});

it("[R45] a question that holds itself, or what JSON cannot say, is refused", () => {
  const round: Record<string, unknown> = { ...choice };
  round.followUp = { this: round };
  for (const wrong of [[{ ...round, id: 1 }], chainOf(2, { ...leaf, weight: 3n })])
    expect(() => defineAssessment(wrong)).toThrow(AssessmentDefinitionError);
});
