import {
  AnswerCountError,
  defineStreamQuiz,
  OptionIndexError,
  rankStreams,
  STREAMS,
  StreamQuizDefinitionError,
  StreamScoreError,
  scoreAnswers,
  scoreMany,
  streamQuestions,
} from "@career-clarity/stream-scoring";
import fc from "fast-check";
import { writeText } from "../../../apps/web/app/lib/storage.ts";
import { begunStreamQuiz, keptStreamScores } from "../../../apps/web/app/lib/stream-result.ts";
import { anything, editedValue, jsonText, number } from "../generators/values.ts";
import { isFrozen, must, mustEqual, orRefused } from "../invariants.ts";
import { target } from "../target.ts";

const sheet = fc.array(fc.nat({ max: 4 }), { minLength: 10, maxLength: 10 });

function mustBeScores(scores: Readonly<Record<string, number>>): void {
  mustEqual(Object.keys(scores), [...STREAMS], "a score for each stream");
  must(
    Object.values(scores).every((score) => Number.isSafeInteger(score) && score >= 0 && score <= 30),
    "scores from 0 to 30",
  );
}

export const streamTargets = [
  target({
    name: "defineStreamQuiz",
    source: "definition",
    holds: "a frozen quiz of ten questions that reads back as itself, or a named error with a path",
    input: editedValue(fc.constant(streamQuestions), anything),
    check: (input) => {
      const quiz = orRefused([StreamQuizDefinitionError], () => defineStreamQuiz(input));
      if (quiz === null) return false;
      must(isFrozen(quiz) && quiz.length === 10, "ten frozen questions");
      mustEqual(defineStreamQuiz(quiz), quiz, "its own definition");
      mustBeScores(
        scoreAnswers(
          quiz.map(({ options }) => options.length - 1),
          quiz,
        ),
      );
    },
  }),
  target({
    name: "scoreAnswers, scoreMany",
    source: "form",
    holds: "scores from 0 to 30 that both ways of counting agree on, or a named error",
    weight: 2,
    input: fc.oneof(sheet, fc.array(fc.oneof(fc.nat({ max: 5 }), number), { maxLength: 12 })),
    check: (answers) => {
      const scores = orRefused([AnswerCountError, OptionIndexError], () => scoreAnswers(answers));
      if (scores === null) return false;
      mustBeScores(scores);
      must(rankStreams(scores).length === STREAMS.length, "all streams ranked");
      if (answers.length === streamQuestions.length)
        mustEqual([...scoreMany(Uint8Array.from(answers))], Object.values(scores), "the same in bulk");
    },
  }),
  target({
    name: "scoreMany",
    source: "file",
    holds: "as many rows of scores as sheets, or a named error",
    input: fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.array(sheet, { maxLength: 4 }).map((sheets) => Uint8Array.from(sheets.flat())),
    ),
    check: (bytes) => {
      const rows = orRefused([AnswerCountError, OptionIndexError], () => scoreMany(bytes));
      if (rows === null) return false;
      mustEqual(rows.length * 10, bytes.length * STREAMS.length, "a row for each sheet");
    },
  }),
  target({
    name: "rankStreams",
    source: "definition",
    holds: "all six streams, highest first, or a named error",
    input: fc.record(
      Object.fromEntries(STREAMS.map((stream) => [stream, number])) as Record<(typeof STREAMS)[number], fc.Arbitrary<number>>,
    ),
    check: (scores) => {
      const ranked = orRefused([StreamScoreError], () => rankStreams(scores));
      if (ranked === null) return false;
      mustEqual(new Set(ranked.map(({ name }) => name)).size, STREAMS.length, "each stream once");
      must(
        ranked.every(({ score }, at) => score <= (ranked[at - 1]?.score ?? Number.POSITIVE_INFINITY)),
        "highest first",
      );
    },
  }),
  target({
    name: "keptStreamScores",
    source: "storage",
    holds: "scores from 0 to 30, or null",
    input: jsonText(sheet),
    check: (text) => {
      writeText("local", "cc_stream_answers", text);
      const scores = keptStreamScores();
      if (scores === null) return false;
      mustBeScores(scores);
    },
  }),
  target({
    name: "begunStreamQuiz",
    source: "storage",
    holds: "a test that is running",
    input: jsonText(sheet),
    check: (text) => {
      writeText("session", "cc_stream_begun", text);
      const { answers, completed, scores } = begunStreamQuiz();
      must(!completed && answers.length < streamQuestions.length, "not finished");
      mustBeScores(scores);
      return answers.length > 0;
    },
  }),
];
