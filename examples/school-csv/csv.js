import Papa from "papaparse";

const isBlank = (cells) => cells.every((cell) => cell.trim() === "");
const newlines = (text) => text.split(/\r\n|\n|\r/).length - 1;

/** The rows of a CSV text, each with the line of the file that it begins on: a quoted name may run over several. Blank rows are left out. */
export function rowsOf(text) {
  const rows = [];
  let [line, start, next] = [1, 0, 0];
  Papa.parse(text, {
    step: ({ data, meta }) => {
      line += newlines(text.slice(start, next));
      [start, next] = [next, meta.cursor];
      if (!isBlank(data)) rows.push({ line, cells: data });
    },
  });
  return rows;
}

/** Cells that begin like a formula would run in a spreadsheet: an apostrophe makes them text. */
const asText = (cell) => (typeof cell === "string" && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** Rows of cells as a CSV text, with a byte order mark so that a spreadsheet reads names in any script. */
export const toCsv = (rows) =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => row.map(asText)),
    { newline: "\n" },
  )}\n`;
