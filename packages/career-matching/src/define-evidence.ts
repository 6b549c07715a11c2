import type { Question } from "@career-clarity/assessment-engine";
import {
  CAREER_CATEGORIES,
  EDUCATION_LEVELS,
  INTEREST_LETTERS,
  PERSONALITY_WORDS,
  TRAITS,
  WORK_ENVIRONMENTS,
} from "@career-clarity/career-catalog";
import { deepFreeze, type Fields, isFields } from "@career-clarity/internal";
import { EvidenceDefinitionError } from "./errors.ts";
import { COMBINATIONS, type EvidenceTable, type OptionEvidence, type QuestionEvidence, TOPICS } from "./evidence/evidence.ts";
import { withFollowUps } from "./profile.ts";

function fail(path: string, rule: string, given: unknown): never {
  throw new EvidenceDefinitionError(path, rule, given);
}

function fieldsAt(value: unknown, path: string, allowed?: readonly string[]): Fields {
  if (!isFields(value)) fail(path, "an object is allowed", value);
  const unknown = allowed && Object.keys(value).find((name) => !allowed.includes(name));
  if (unknown !== undefined) fail(`${path}.${unknown}`, `the fields are ${allowed?.join(", ")}`, value[unknown]);
  return value;
}

function textAt(value: unknown, path: string): string {
  return typeof value === "string" && value.trim() !== "" ? value : fail(path, "a text that is not empty is allowed", value);
}

function numberAt(value: unknown, path: string, least: number, most: number): number {
  return typeof value === "number" && value >= least && value <= most
    ? value
    : fail(path, `numbers from ${least} to ${most} are allowed`, value);
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown, path: string): Word {
  return words.find((word) => word === value) ?? fail(path, `allowed are ${words.join(", ")}`, value);
}

const STRONGEST = 1;
const strengthAt = (value: unknown, path: string): number =>
  value === 0 ? fail(path, "what says nothing is left out, not 0", value) : numberAt(value, path, -STRONGEST, STRONGEST);

function strengthsAt<Word extends string>(words: readonly Word[], value: unknown, path: string): Readonly<Partial<Record<Word, number>>> {
  const strengths: Partial<Record<Word, number>> = {};
  for (const [name, strength] of Object.entries(fieldsAt(value, path))) {
    strengths[oneOf(words, name, `${path}.${name}`)] = strengthAt(strength, `${path}.${name}`);
  }
  return strengths;
}

function listAt<Item extends string>(value: unknown, path: string, itemAt: (item: unknown, path: string) => Item): readonly Item[] {
  if (!Array.isArray(value) || value.length === 0) fail(path, "a list of at least one is allowed", value);
  const items = Array.from(value, (item, index) => itemAt(item, `${path}[${index}]`));
  return new Set(items).size === items.length ? items : fail(path, "nothing stands twice", value);
}

const wordAt = (value: unknown, path: string): string => {
  const word = textAt(value, path);
  return word === word.toLowerCase() ? word : fail(path, "word beginnings are in lower case", value);
};

type Reader = (value: unknown, path: string) => unknown;
const listOf =
  <Word extends string>(words: readonly Word[]): Reader =>
  (value, path) =>
    listAt(value, path, (item, at) => oneOf(words, item, at));

const LEAST_PHYSICAL = 1;
const MOST_PHYSICAL = 10;

/** How each field of an option's evidence is read. */
const readers: Readonly<Record<keyof OptionEvidence, Reader>> = {
  means: textAt,
  traits: (value, path) => strengthsAt(TRAITS, value, path),
  interests: (value, path) => strengthsAt(INTEREST_LETTERS, value, path),
  categories: (value, path) => strengthsAt(CAREER_CATEGORIES, value, path),
  environments: listOf(WORK_ENVIRONMENTS),
  personality: listOf(PERSONALITY_WORDS),
  educations: listOf(EDUCATION_LEVELS),
  words: (value, path) => listAt(value, path, wordAt),
  homes: listOf(CAREER_CATEGORIES),
  physicalTarget: (value, path) => numberAt(value, path, LEAST_PHYSICAL, MOST_PHYSICAL),
  stress: strengthAt,
  travel: strengthAt,
  remote: strengthAt,
  pay: strengthAt,
  growth: strengthAt,
  anything: (value, path) => value === true || fail(path, "only true is allowed", value),
};

function optionAt(value: unknown, path: string): OptionEvidence {
  const fields = fieldsAt(value, path, Object.keys(readers));
  const read = Object.entries(readers).flatMap(([name, reader]) =>
    fields[name] === undefined && name !== "means" ? [] : [[name, reader(fields[name], `${path}.${name}`)] as const],
  );
  return Object.fromEntries(read) as OptionEvidence;
}

const MOST_REACH = 5;
const LEAST_REACH = 0.01;

function questionAt(value: unknown, path: string, question: Question): QuestionEvidence {
  const kind = question.type === "scale" ? "scale" : "choice";
  const own = kind === "scale" ? ["high", "lowMeans"] : ["combination", "options"];
  const fields = fieldsAt(value, path, ["kind", "about", "reach", ...own]);
  if (fields.kind !== kind)
    fail(`${path}.kind`, `question ${question.id} is of type ${question.type}, so "${kind}" is allowed`, fields.kind);
  const about = oneOf(TOPICS, fields.about, `${path}.about`);
  const reach = numberAt(fields.reach, `${path}.reach`, LEAST_REACH, MOST_REACH);
  if (question.type === "scale") {
    return {
      kind: "scale",
      about,
      reach,
      high: optionAt(fields.high, `${path}.high`),
      lowMeans: textAt(fields.lowMeans, `${path}.lowMeans`),
    };
  }
  const combination = oneOf(COMBINATIONS, fields.combination, `${path}.combination`);
  const given = fieldsAt(fields.options, `${path}.options`);
  const unknown = Object.keys(given).find((option) => !question.options.includes(option));
  if (unknown !== undefined)
    fail(`${path}.options[${JSON.stringify(unknown)}]`, `question ${question.id} has no such option`, given[unknown]);
  const options = Object.fromEntries(
    question.options.map((option) => [option, optionAt(given[option], `${path}.options[${JSON.stringify(option)}]`)]),
  );
  return { kind: "choice", about, combination, reach, options };
}

/**
 * Checks an evidence table that another team wrote for its own bank: evidence of the right kind for every question, follow-ups included,
 * and for every option; known words; strengths from -1 to 1. Returns a frozen copy of what was checked and nothing else.
 * @throws {EvidenceDefinitionError} naming the path and the rule
 */
export function defineEvidence(value: unknown, questions: readonly Question[]): EvidenceTable {
  const bank = withFollowUps(questions);
  const fields = fieldsAt(value, "evidence");
  const stray = Object.keys(fields).find((id) => !bank.some((question) => String(question.id) === id));
  if (stray !== undefined) fail(`evidence[${stray}]`, "no question has this id", fields[stray]);
  const table = Object.fromEntries(
    bank.map((question) => {
      const path = `evidence[${question.id}]`;
      if (fields[question.id] === undefined) fail(path, `question ${question.id} needs evidence`, undefined);
      return [question.id, questionAt(fields[question.id], path, question)];
    }),
  );
  return deepFreeze(table);
}
