import { type Bits, bitsOf } from "./bits.ts";
import { readWords } from "./read-words.ts";
import { inverted, type Numbers, numbersBelow, type Relation } from "./relation.ts";
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
  const table = new WordTable();
  const read: number[] = [];
  const fields: number[] = [];
  const starts = new Int32Array(catalogue.length);
  const ends = new Int32Array(catalogue.length);
  for (let at = 0; at < catalogue.length; at++) {
    const row = rowOf[at] ?? 0;
    starts[row] = read.length;
    for (const field of fieldsOf(catalogue[at] as Career)) {
      fields.push(read.length);
      readWords(field.toLowerCase(), table, read);
    }
    ends[row] = read.length;
    if (at % SLICE === 0) yield;
  }
  const { words } = table;
  const items = numbersBelow(words.length, read.length);
  items.set(read);
  yield;
  const rows: Relation = { starts, ends, items };
  // What is left beside a row number, of 16 bits where they are enough for some slots.
  const free = Math.clz32(catalogue.length);
  const slotBits = free >= 16 + FEWEST_SLOT_BITS ? free - 16 : Math.min(MOST_SLOT_BITS, free);
  return {
    words: joinWords(words),
    rows,
    fieldStarts: bitsOf(fields, items.length),
    places: inverted(rows, words.length, slotBits),
    slotBits,
  };
}
