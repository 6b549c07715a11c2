import { toCsv } from "@career-clarity/career-catalog";
import fc from "fast-check";
import Papa from "papaparse";
import { editedCareers } from "./careers.ts";
import { editedText } from "./edits.ts";
import { awkward, text } from "./texts.ts";

/** A table of real careers, changed cell by cell: columns twice, gone, in another order; cells that are awkward, rows cut short. */
type Change = {
  readonly kind: "cell" | "twice" | "drop" | "move" | "short" | "blank";
  readonly row: number;
  readonly column: number;
  readonly cell: string;
};

function changed(rows: readonly (readonly string[])[], { kind, row, column, cell }: Change): readonly (readonly string[])[] {
  const [y, x] = [row % Math.max(1, rows.length), column % Math.max(1, rows[0]?.length ?? 1)];
  switch (kind) {
    case "cell":
      return rows.map((cells, at) => (at === y ? cells.map((one, place) => (place === x ? cell : one)) : cells));
    case "twice":
      return rows.map((cells) => [...cells, cells[x] ?? ""]);
    case "drop":
      return rows.map((cells) => cells.filter((_, at) => at !== x));
    case "move":
      return rows.map((cells) => [...cells.slice(x), ...cells.slice(0, x)]);
    case "short":
      return rows.map((cells, at) => (at === y ? cells.slice(0, x) : cells));
    case "blank":
      return [...rows.slice(0, y), [""], ...rows.slice(y)];
  }
}

const changes = fc.array(
  fc.record({
    kind: fc.constantFrom("cell", "cell", "cell", "twice", "drop", "move", "short", "blank"),
    row: fc.nat({ max: 4 }),
    column: fc.nat({ max: 40 }),
    cell: fc.oneof(awkward, text),
  }),
  { maxLength: 3 },
);

const byCell: fc.Arbitrary<string> = fc
  .tuple(
    editedCareers,
    changes,
    fc.constantFrom(",", ";", "\t", "|"),
    fc.constantFrom("\r\n", "\n", "\r"),
    fc.constantFrom("", "\uFEFF", "\uFEFF\uFEFF"),
  )
  .map(([careers, list, delimiter, newline, mark]) => {
    const { data } = Papa.parse<string[]>(toCsv(careers), { delimiter: "," });
    const rows = (list as readonly Change[]).reduce(changed, data);
    return mark + Papa.unparse(rows as string[][], { delimiter, newline });
  });

/** CSV as another team's spreadsheet may leave it. */
export const careersCsv: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: byCell },
  { weight: 3, arbitrary: editedText(editedCareers.map(toCsv)) },
  { weight: 1, arbitrary: text },
);
