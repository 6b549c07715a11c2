import { type Bits, emptyBits, setBit } from "./bits.ts";
import { readWords, wordCountOf } from "./read-words.ts";
import { fitting, inverted, type Numbers, type Relation, startsOf } from "./relation.ts";
import type { Slices } from "./slices.ts";
import { WordTable } from "./word-table.ts";
import { joinWords, type Words } from "./words.ts";

/** The fields of a row in which a search is looked for, each by itself. */
export type FieldsOf<Row> = (row: Row) => readonly string[];

/** The words of the rows of a catalogue, both ways round. */
export type TextIndex = {
  readonly words: Words;
  /** The words of each row, by their numbers. */
  readonly rows: Relation;
  /** The places among all rows' words at which a field begins: no phrase goes on over one. */
  readonly fieldStarts: Bits;
  /** Of each word the rows in which it stands, shifted by `slotBits`, and below them its slot in the row. */
  readonly places: Relation;
  readonly slotBits: number;
};

const SLICE = 128;
const FEWEST_SLOT_BITS = 4;
const MOST_SLOT_BITS = 16;

/** The careers are read in the catalogue's order, in which they lie in memory; `rowOf` says which row each of them is. */
export function* buildTextIndex<Career>(catalogue: readonly Career[], rowOf: Numbers, fieldsOf: FieldsOf<Career>): Slices<TextIndex> {
  const counts = new Int32Array(catalogue.length);
  let count = 0;
  for (let at = 0; at < catalogue.length; at++) {
    const before = count;
    const fields = fieldsOf(catalogue[at] as Career);
    for (let field = 0; field < fields.length; field++) count += wordCountOf(fields[field] ?? "");
    counts[rowOf[at] ?? 0] = count - before;
    if (at % SLICE === 0) yield;
  }
  const bounds = startsOf(counts, count);
  const read = new Int32Array(count);
  const fieldStarts = emptyBits(count);
  const table = new WordTable();
  for (let at = 0; at < catalogue.length; at++) {
    let place = bounds[rowOf[at] ?? 0] ?? 0;
    const fields = fieldsOf(catalogue[at] as Career);
    for (let field = 0; field < fields.length; field++) {
      setBit(fieldStarts, place);
      place = readWords((fields[field] ?? "").toLowerCase(), table, read, place);
    }
    if (at % SLICE === 0) yield;
  }
  yield;
  const items = fitting(read, table.words.length);
  const rows = { starts: bounds.subarray(0, catalogue.length), ends: bounds.subarray(1), items };
  // What is left beside a row number, of 16 bits where they are enough for some slots.
  const free = Math.clz32(catalogue.length);
  const slotBits = free >= 16 + FEWEST_SLOT_BITS ? free - 16 : Math.min(MOST_SLOT_BITS, free);
  return { words: joinWords(table.words), rows, fieldStarts, places: inverted(rows, table.words.length, slotBits), slotBits };
}
