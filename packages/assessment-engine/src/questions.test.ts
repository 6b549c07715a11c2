import { describe, expect, it } from "vitest";
import { careerAreaGroups, careerAreas } from "./areas.ts";
import { assessmentLimits } from "./limits.ts";
import { QUESTION_CATEGORIES, QUESTION_TYPES, QUESTION_WEIGHTS, type Question, scaleLabels, selectionLimit } from "./question.ts";
import { assessmentQuestions } from "./questions.ts";
import { ASSESSMENT_STATUSES } from "./state.ts";

/** Sections 3 and 9 of the specification, row by row: id, type, most picks. */
const SPECIFIED = [
  [1, "multiselect", 4],
  [2, "scale", null],
  [3, "multiselect", 5],
  [4, "scale", null],
  [5, "multiselect", 5],
  [6, "multiselect", 6],
  [7, "multiselect", 4],
  [8, "multiple", null],
  [9, "multiselect", 3],
  [10, "multiselect", 4],
  [11, "multiple", null],
  [12, "multiselect", 3],
  [13, "multiselect", 4],
  [14, "scale", null],
  [15, "multiselect", 3],
  [16, "multiselect", 3],
  [17, "multiselect", 6],
  [18, "scale", null],
  [19, "scale", null],
  [20, "scale", null],
] as const;

const SPECIFIED_FOLLOW_UPS = [
  [101, /technical challenges/, 3],
  [102, /^Helping people/, 4],
  [103, /^Creative work/, 4],
] as const;

const CAREER_CATEGORIES =
  "Technology Healthcare Engineering Business Education Arts Legal Manufacturing Transportation Construction " +
  "Government Agriculture Energy Retail Hospitality Science Media Nonprofit Sports Environmental";

const followUpsOf = (question: Question | undefined): readonly (readonly [string, Question])[] =>
  question?.type === "multiselect" ? Object.entries(question.followUp ?? {}) : [];

const everyQuestion = [...assessmentQuestions, ...assessmentQuestions.flatMap(followUpsOf).map(([, question]) => question)];
const withOptions = everyQuestion.flatMap((question) => (question.type === "scale" ? [] : [question]));
const words = (text: string): number => text.split(" ").length;

describe("the built-in questions", () => {
  it("[R1] are 20, with ids 1 to 20 in order, and 3 follow-ups", () => {
    expect(assessmentQuestions.map(({ id }) => id)).toEqual(SPECIFIED.map(([id]) => id));
    expect(everyQuestion.map(({ id }) => id).slice(20)).toEqual([101, 102, 103]);
  });

  it.each(SPECIFIED)("[R2][R3] %i is of type %s and allows its number of picks", (id, type, picks) => {
    const question = assessmentQuestions.find((candidate) => candidate.id === id);
    expect(question?.type).toBe(type);
    expect(question?.type === "multiselect" ? selectionLimit(question) : null).toBe(picks);
  });

  it.each(SPECIFIED_FOLLOW_UPS)("[R1][R3] %i hangs on the specified option of question 1", (id, option, picks) => {
    const [text, question] = followUpsOf(assessmentQuestions[0]).find(([, candidate]) => candidate.id === id) ?? [];
    expect(text).toMatch(option);
    expect(question?.type === "multiselect" && selectionLimit(question)).toBe(picks);
  });

  it("[R1] puts every follow-up on an option that exists", () => {
    for (const question of withOptions) for (const [option] of followUpsOf(question)) expect(question.options).toContain(option);
  });

  it("[R2] keeps to the specified vocabularies", () => {
    expect(QUESTION_TYPES).toEqual(["multiselect", "scale", "multiple", "ranking"]);
    expect(QUESTION_CATEGORIES).toEqual(["personality", "skills", "values", "environment", "preferences"]);
    expect(QUESTION_WEIGHTS).toEqual([3, 4, 5]);
    expect(new Set(everyQuestion.map(({ category }) => category)).size).toBe(QUESTION_CATEGORIES.length);
    expect(new Set(everyQuestion.map(({ weight }) => weight)).size).toBe(QUESTION_WEIGHTS.length);
  });

  it("[R4] names the ends of a scale, 'Not Important' and 'Very Important' unless told", () => {
    const labels = new Map(everyQuestion.flatMap((question) => (question.type === "scale" ? [[question.id, scaleLabels(question)]] : [])));
    expect(labels.get(2)).toEqual({ min: "Not Important", max: "Very Important" });
    expect(labels.get(4)).toEqual({ min: "Not Comfortable", max: "Very Comfortable" });
  });

  it.each(withOptions.map((question) => [question.id, question] as const))(
    "[R5] %i has short options, each of them once",
    (id, { options }) => {
      expect(new Set(options).size).toBe(options.length);
      expect(options.filter((option) => words(option) < 3 || words(option) > 9 || option !== option.trim())).toEqual([]);
      if (id === 17) return;
      expect(options.length).toBeGreaterThanOrEqual(6);
      expect(options.length).toBeLessThanOrEqual(id === 6 ? 20 : 12);
    },
  );

  it("[R6] offer over 100 career areas, each in one group", () => {
    expect(careerAreas.length).toBeGreaterThan(100);
    expect(careerAreas).toEqual(careerAreaGroups.flatMap(({ options }) => options));
    expect(assessmentQuestions.find(({ id }) => id === 17)).toMatchObject({ options: careerAreas });
  });

  it("[R6] group the areas by the 20 career categories in the specified order", () => {
    expect(careerAreaGroups.map(({ name }) => name).join(" ")).toBe(CAREER_CATEGORIES);
    for (const { options } of careerAreaGroups) expect(options.length).toBeGreaterThanOrEqual(4);
  });

  it("[R7] cannot be changed by an importer", () => {
    const words = [QUESTION_TYPES, QUESTION_CATEGORIES, QUESTION_WEIGHTS, ASSESSMENT_STATUSES];
    const shared = [assessmentQuestions, assessmentLimits, careerAreas, careerAreaGroups, ...words];
    const inner = [...careerAreaGroups.map(({ options }) => options), ...everyQuestion, ...withOptions.map(({ options }) => options)];
    for (const data of [...shared, ...inner]) expect(Object.isFrozen(data)).toBe(true);
  });

  it("[R8] rest on the specified limits", () => {
    expect(assessmentLimits).toEqual({
      celebrationEvery: 5,
      majorCelebrationEvery: 10,
      defaultMaxSelections: 3,
      scaleMin: 1,
      scaleMax: 10,
    });
  });
});
