import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defineStreamQuiz } from "./define.ts";
import { StreamQuizDefinitionError } from "./errors.ts";
import { streamQuestions } from "./questions.ts";

type Draft = { id: unknown; text: unknown; options: { text: unknown; streams: Record<string, unknown> }[] }[];
const draft = (): Draft => JSON.parse(JSON.stringify(streamQuestions));

function spoilt(spoil: (quiz: Draft) => unknown): unknown {
  const quiz = draft();
  return spoil(quiz) ?? quiz;
}

const option = (quiz: Draft, question = 0, at = 0) => quiz[question]?.options[at] ?? { text: "", streams: {} };

function give(one: { streams: Record<string, unknown> }, stream: string, points: number): void {
  one.streams[stream] = points;
}

describe("a quiz of another team", () => {
  it("[R21] is returned as a frozen copy", () => {
    const own = draft();
    const quiz = defineStreamQuiz(own);
    expect(quiz).toEqual(streamQuestions);
    expect(quiz[0]).not.toBe(own[0]);
    expect([quiz, quiz[0], quiz[0]?.options, quiz[0]?.options[0]?.streams].every(Object.isFrozen)).toBe(true);
  });

  it("[R21] loses what the package does not know", () => {
    const quiz = defineStreamQuiz(draft().map((question) => ({ ...question, author: "someone" })));
    expect(quiz).toEqual(streamQuestions);
  });

  it.each<[string, string, (quiz: Draft) => unknown]>([
    ["questions", "a list of exactly 10 is allowed", () => "a quiz"],
    ["questions", "a list of exactly 10 is allowed", (quiz) => quiz.slice(1)],
    ["questions[3]", "an object is allowed", (quiz) => quiz.with(3, null as never)],
    ["questions[0].id", "the ids are 1 to 10 in order, so 1 is allowed here", (quiz) => quiz.toReversed()],
    [
      "questions[2].text",
      "a text that is not empty is allowed",
      (quiz) => quiz.map((one, index) => (index === 2 ? { ...one, text: "  " } : one)),
    ],
    ["questions[0].options", "a list of exactly 5 is allowed", (quiz) => void quiz[0]?.options.pop()],
    [
      "questions[0].options",
      "no two options have the same text",
      (quiz) => Object.assign(option(quiz), { text: option(quiz, 0, 1).text }) && undefined,
    ],
    [
      "questions[1].options[4].streams.Law",
      "the streams are Science, Commerce, Arts, Humanities, Medical, Engineering",
      (quiz) => give(option(quiz, 1, 4), "Law", 2),
    ],
    ["questions[0].options[0].streams.Engineering", "1, 2 or 3 points are allowed", (quiz) => give(option(quiz), "Engineering", 4)],
    ["questions[0].options[0].streams", "exactly one stream has 3 points, here 2 have", (quiz) => give(option(quiz), "Engineering", 3)],
    ["questions[0].options[0].streams", "exactly one stream has 3 points, here 0 have", (quiz) => give(option(quiz), "Arts", 2)],
    ["questions[3]", "an object is allowed", (quiz) => void delete quiz[3]],
    ["questions[3].options[2]", "an object is allowed", (quiz) => void delete quiz[3]?.options[2]],
    [
      "questions[0].options",
      "no two options have the same text",
      (quiz) => void Object.assign(option(quiz), { text: `${option(quiz, 0, 1).text} ` }),
    ],
  ])("[R22] is refused at %s: %s", (path, rule, spoil) => {
    expect(() => defineStreamQuiz(spoilt(spoil))).toThrow(expect.objectContaining({ code: "STREAM_QUIZ_DEFINITION", path, rule }));
  });

  it("[R22] is told what was given, of much only the beginning", () => {
    const told = (spoil: (quiz: Draft) => unknown) => () => defineStreamQuiz(spoilt(spoil));
    expect(told((quiz) => give(option(quiz), "Engineering", 4))).toThrow(
      "questions[0].options[0].streams.Engineering: 1, 2 or 3 points are allowed; 4 was given",
    );
    expect(told((quiz) => quiz.slice(1))).toThrow("questions: a list of exactly 10 is allowed; a list of 9 was given");
    expect(told(() => "quiz ".repeat(50))).toThrow(/^questions: a list of exactly 10 is allowed; "quiz .{190,200}… was given$/);
  });

  it("[R23] is refused where a stream leads nowhere", () => {
    const quiz = draft();
    for (const { streams } of quiz.flatMap((question) => question.options)) {
      if (streams.Medical !== 3) continue;
      delete streams.Medical;
      for (const name of Object.keys(streams)) streams[name] = 1;
      streams.Science = 3;
    }
    expect(() => defineStreamQuiz(quiz)).toThrow("every stream is the primary of some option, and Medical is of none");
  });
});

describe("properties", () => {
  it("[R22] any value is a quiz or a named error", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => defineStreamQuiz(value)).toThrow(StreamQuizDefinitionError);
      }),
    );
  });
});
