import { deepFreeze, type Fields, isFields } from "@career-clarity/internal";
import { StreamQuizDefinitionError } from "./errors.ts";
import type { StreamOption, StreamPoints, StreamQuestion } from "./question.ts";
import { STREAMS, type Stream } from "./streams.ts";

const QUESTIONS = 10;
const OPTIONS = 5;

function fail(path: string, rule: string, given: unknown): never {
  throw new StreamQuizDefinitionError(path, rule, given);
}

const isStream = (name: string): name is Stream => STREAMS.some((stream) => stream === name);
const isPoints = (value: unknown): value is StreamPoints => value === 1 || value === 2 || value === 3;

function fieldsAt(value: unknown, path: string): Fields {
  return isFields(value) ? value : fail(path, "an object is allowed", value);
}

function listAt(value: unknown, path: string, length: number): readonly unknown[] {
  // Array.from makes a hole undefined, which no rule lets pass.
  return Array.isArray(value) && value.length === length ? Array.from(value) : fail(path, `a list of exactly ${length} is allowed`, value);
}

function textAt(value: unknown, path: string): string {
  return typeof value === "string" && value.trim() !== "" ? value : fail(path, "a text that is not empty is allowed", value);
}

function streamsAt(value: unknown, path: string): StreamOption["streams"] {
  const streams: Partial<Record<Stream, StreamPoints>> = {};
  for (const [name, points] of Object.entries(fieldsAt(value, path))) {
    if (!isStream(name)) fail(`${path}.${name}`, `the streams are ${STREAMS.join(", ")}`, name);
    streams[name] = isPoints(points) ? points : fail(`${path}.${name}`, "1, 2 or 3 points are allowed", points);
  }
  const primaries = Object.values(streams).filter((points) => points === 3).length;
  if (primaries !== 1) fail(path, `exactly one stream has 3 points, here ${primaries} have`, streams);
  return streams;
}

function optionFrom(value: unknown, path: string): StreamOption {
  const option = fieldsAt(value, path);
  return { text: textAt(option.text, `${path}.text`), streams: streamsAt(option.streams, `${path}.streams`) };
}

function questionFrom(value: unknown, index: number): StreamQuestion {
  const path = `questions[${index}]`;
  const question = fieldsAt(value, path);
  const id = index + 1;
  if (question.id !== id) fail(`${path}.id`, `the ids are 1 to ${QUESTIONS} in order, so ${id} is allowed here`, question.id);
  const text = textAt(question.text, `${path}.text`);
  const options = listAt(question.options, `${path}.options`, OPTIONS).map((option, at) => optionFrom(option, `${path}.options[${at}]`));
  const texts = options.map((option) => option.text.trim());
  if (new Set(texts).size < OPTIONS) fail(`${path}.options`, "no two options have the same text", texts);
  return { id, text, options };
}

/**
 * Checks a quiz that another team wrote: ten questions with the ids 1 to 10, five options each, every option with exactly one stream of
 * 3 points, and every stream the primary of some option. Returns a frozen copy of what was checked and nothing else.
 * @throws {StreamQuizDefinitionError} naming the path and the rule
 */
export function defineStreamQuiz(value: unknown): readonly StreamQuestion[] {
  const questions = listAt(value, "questions", QUESTIONS).map(questionFrom);
  for (const stream of STREAMS) {
    const leads = questions.some((question) => question.options.some((option) => option.streams[stream] === 3));
    if (!leads) fail("questions", `every stream is the primary of some option, and ${stream} is of none`, value);
  }
  return deepFreeze(questions);
}
