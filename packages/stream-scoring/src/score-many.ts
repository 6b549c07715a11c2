import { AnswerBytesError, AnswerCountError, OptionIndexError } from "./errors.ts";
import type { StreamQuestion } from "./question.ts";
import { streamQuestions } from "./questions.ts";
import { STREAMS } from "./streams.ts";

type PointTable = { readonly points: Uint8Array; readonly starts: Uint32Array; readonly counts: Uint32Array };

/** All options' points in one flat table: six numbers an option, options in question order. */
function pointTable(questions: readonly StreamQuestion[]): PointTable {
  const options = questions.flatMap((question) => question.options);
  const counts = Uint32Array.from(questions, (question) => question.options.length);
  let next = 0;
  const starts = counts.map((count) => {
    const start = next;
    next += count * STREAMS.length;
    return start;
  });
  return { points: Uint8Array.from(options.flatMap(({ streams }) => STREAMS.map((stream) => streams[stream] ?? 0))), starts, counts };
}

/**
 * Scores many sheets at once: for bulk studies and for schools. `answers` holds n sheets of one option index a question, row after row;
 * the answer holds n rows of six scores in `STREAMS` order. Equal to `scoreAnswers` of every row.
 * @throws {AnswerBytesError} anything but a Uint8Array
 * @throws {AnswerCountError} a length that is no multiple of the number of questions
 * @throws {OptionIndexError} an index beyond its question's options
 */
export function scoreMany(answers: Uint8Array, questions: readonly StreamQuestion[] = streamQuestions): Uint16Array {
  if (!(answers instanceof Uint8Array)) throw new AnswerBytesError(answers);
  const perSheet = questions.length;
  if (perSheet === 0 ? answers.length > 0 : answers.length % perSheet !== 0) {
    throw new AnswerCountError(answers.length, `a multiple of ${perSheet} is allowed, ${perSheet} a sheet`);
  }
  const { points, starts, counts } = pointTable(questions);
  const width = STREAMS.length;
  const sheets = perSheet === 0 ? 0 : answers.length / perSheet;
  const scores = new Uint16Array(sheets * width);
  for (let sheet = 0; sheet < sheets; sheet++) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let e = 0;
    let f = 0;
    for (let question = 0; question < perSheet; question++) {
      const option = answers[sheet * perSheet + question] ?? 0;
      const count = counts[question] ?? 0;
      if (option >= count) throw new OptionIndexError(option, count, question + 1);
      const at = (starts[question] ?? 0) + option * width;
      a += points[at] ?? 0;
      b += points[at + 1] ?? 0;
      c += points[at + 2] ?? 0;
      d += points[at + 3] ?? 0;
      e += points[at + 4] ?? 0;
      f += points[at + 5] ?? 0;
    }
    // Six named sums instead of an inner loop: they stay in registers.
    const row = sheet * width;
    scores[row] = a;
    scores[row + 1] = b;
    scores[row + 2] = c;
    scores[row + 3] = d;
    scores[row + 4] = e;
    scores[row + 5] = f;
  }
  return scores;
}
