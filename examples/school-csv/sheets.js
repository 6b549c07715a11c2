import { streamQuestions } from "@career-clarity/stream-scoring";

const PUPIL = "pupil";
const COLUMNS = streamQuestions.map(({ id }) => `q${id}`);

/** An option as schools write it, 1 to 5 or A to E, as an index from 0; undefined for anything else. */
function optionIndex(text, optionCount) {
  const value = text.trim().toUpperCase();
  const place = /^[A-Z]$/.test(value) ? value.charCodeAt(0) - "A".charCodeAt(0) : /^[1-9]$/.test(value) ? Number(value) - 1 : optionCount;
  return place < optionCount ? place : undefined;
}

/** What is wrong with an answer, in words for the person who typed it; nothing where all is well. */
function problemWith(text, column, optionCount) {
  if (text.trim() === "") return [`${column} is empty`];
  return optionIndex(text, optionCount) === undefined ? [`${column} is "${text}"; 1 to ${optionCount} or A to E is allowed`] : [];
}

/** The columns that a file of answers lacks. */
export const missingColumns = (columns) => [PUPIL, ...COLUMNS].filter((column) => !columns.includes(column));

/** One row as a pupil with ten option indexes, or everything that is wrong with it. */
export function readSheet(cells, columns) {
  const cell = (column) => cells[columns.indexOf(column)] ?? "";
  const counts = streamQuestions.map(({ options }) => options.length);
  const problems = COLUMNS.flatMap((column, index) => problemWith(cell(column), column, counts[index]));
  if (cell(PUPIL).trim() === "") problems.unshift("no pupil is named");
  if (cells.slice(columns.length).some((extra) => extra.trim() !== "")) problems.unshift("more cells than columns");
  if (problems.length > 0) return { problems };
  return { pupil: cell(PUPIL).trim(), answers: COLUMNS.map((column, index) => optionIndex(cell(column), counts[index])) };
}
