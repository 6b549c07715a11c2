import { deepFreeze, type Fields, isFields } from "@career-clarity/internal";
import { AssessmentDefinitionError } from "./errors.ts";
import { assessmentLimits } from "./limits.ts";
import { QUESTION_CATEGORIES, QUESTION_TYPES, QUESTION_WEIGHTS, type Question, type QuestionType, type ScaleLabels } from "./question.ts";

function fail(path: string, rule: string, given: unknown): never {
  throw new AssessmentDefinitionError(path, rule, given);
}

const fieldsAt = (value: unknown, path: string): Fields => (isFields(value) ? value : fail(path, "an object is allowed", value));

function textAt(value: unknown, path: string): string {
  return typeof value === "string" && value.trim() !== "" ? value : fail(path, "a text that is not empty is allowed", value);
}

function oneOf<Word>(words: readonly Word[], value: unknown, path: string): Word {
  const found = words.find((word) => word === value);
  return found === undefined ? fail(path, `allowed are ${words.join(", ")}`, value) : found;
}

/** What each type of question may say, beside what all say. */
const ownFields: Readonly<Record<QuestionType, readonly string[]>> = {
  multiselect: ["options", "maxSelections", "followUp"],
  scale: ["scaleLabels"],
  multiple: ["options", "followUp"],
  ranking: ["options"],
};
const commonFields = ["id", "text", "help", "type", "category", "weight"] as const;

const LEAST_OPTIONS = 2;

function optionsAt(value: unknown, path: string): readonly string[] {
  if (!Array.isArray(value) || value.length < LEAST_OPTIONS) fail(path, `a list of at least ${LEAST_OPTIONS} texts is allowed`, value);
  const options = Array.from(value, (option, index) => textAt(option, `${path}[${index}]`));
  const isEachOnce = new Set(options.map((option) => option.trim())).size === options.length;
  return isEachOnce ? options : fail(path, "no two options have the same text", value);
}

function limitAt(value: unknown, path: string, count: number): number {
  const isLimit = typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= count;
  return isLimit ? value : fail(path, `whole numbers from 1 to ${count}, the number of options, are allowed`, value);
}

function labelsAt(value: unknown, path: string): ScaleLabels {
  const { min, max } = fieldsAt(value, path);
  return { min: textAt(min, `${path}.min`), max: textAt(max, `${path}.max`) };
}

/** What is known of the bank while it is read: the ids, none of which stands twice, and under how many follow-ups the reading is. */
type Seen = { readonly ids: Set<number>; readonly depth: number };

/** More than anybody asks; without a limit a bank that holds itself would be read for ever. */
const MOST_DEPTH = 10;

function idAt(value: unknown, path: string, seen: Seen): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 1) fail(path, "whole numbers from 1 up are allowed", value);
  if (seen.ids.has(value)) fail(path, "no two questions have the same id, follow-ups included", value);
  seen.ids.add(value);
  return value;
}

function jsonAt(value: unknown, path: string): string {
  try {
    return JSON.stringify(value);
  } catch {
    return fail(path, "plain JSON is allowed, nothing that holds itself", value);
  }
}

/** Options of one question may lead to the same follow-up: it is read once. */
function followUpAt(value: unknown, path: string, options: readonly string[], seen: Seen): Readonly<Record<string, Question>> {
  const read = new Map<string, Question>();
  const below = { ...seen, depth: seen.depth + 1 };
  if (below.depth > MOST_DEPTH) fail(path, `follow-ups stand at most ${MOST_DEPTH} deep`, value);
  const entries = Object.entries(fieldsAt(value, path)).map(([option, question]) => {
    const at = `${path}[${JSON.stringify(option)}]`;
    if (!options.includes(option)) fail(at, "a follow-up belongs to one of the question's options", option);
    const text = jsonAt(question, at);
    const followUp = read.get(text) ?? questionAt(question, at, below);
    read.set(text, followUp);
    return [option, followUp] as const;
  });
  return Object.fromEntries(entries);
}

function choiceAt(question: Fields, path: string, type: QuestionType, seen: Seen) {
  const options = optionsAt(question.options, `${path}.options`);
  const { maxSelections, followUp } = question;
  if (type === "multiselect" && maxSelections === undefined && options.length < assessmentLimits.defaultMaxSelections) {
    const rule = `it is ${assessmentLimits.defaultMaxSelections} unless told, more than the ${options.length} options`;
    fail(`${path}.maxSelections`, rule, maxSelections);
  }
  return {
    options,
    ...(maxSelections !== undefined && { maxSelections: limitAt(maxSelections, `${path}.maxSelections`, options.length) }),
    ...(followUp !== undefined && { followUp: followUpAt(followUp, `${path}.followUp`, options, seen) }),
  };
}

function questionAt(value: unknown, path: string, seen: Seen): Question {
  const question = fieldsAt(value, path);
  const type = oneOf(QUESTION_TYPES, question.type, `${path}.type`);
  const allowed = [...commonFields, ...ownFields[type]];
  const unknown = Object.keys(question).find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    fail(`${path}.${unknown}`, `a question of type ${type} has the fields ${allowed.join(", ")}`, question[unknown]);
  }
  const common = {
    id: idAt(question.id, `${path}.id`, seen),
    text: textAt(question.text, `${path}.text`),
    ...(question.help !== undefined && { help: textAt(question.help, `${path}.help`) }),
    category: oneOf(QUESTION_CATEGORIES, question.category, `${path}.category`),
    weight: oneOf(QUESTION_WEIGHTS, question.weight, `${path}.weight`),
  };
  if (type === "scale") {
    const { scaleLabels } = question;
    return { ...common, type, ...(scaleLabels !== undefined && { scaleLabels: labelsAt(scaleLabels, `${path}.scaleLabels`) }) };
  }
  return { ...common, type, ...choiceAt(question, path, type, seen) };
}

/**
 * Checks a question bank that another team wrote: at least one question, known types, categories and weights, ids unique with the
 * follow-ups included, options that differ, limits that can be reached, follow-ups at most 10 deep. Returns a frozen copy of what was checked and nothing else.
 * @throws {AssessmentDefinitionError} naming the path and the rule
 */
export function defineAssessment(value: unknown): readonly Question[] {
  if (!Array.isArray(value) || value.length === 0) fail("questions", "a list of at least one question is allowed", value);
  const seen: Seen = { ids: new Set(), depth: 0 };
  return deepFreeze(Array.from(value, (question, index) => questionAt(question, `questions[${index}]`, seen)));
}
