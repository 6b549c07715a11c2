import { type Bits, bitsOf } from "./bits.ts";
import { readWords } from "./read-words.ts";
import { inverted, type Numbers, numbersBelow, type Relation } from "./relation.ts";
import type { Slices } from "./slices.ts";
import { createWordTable } from "./word-table.ts";
import { joinWords, type Words } from "./words.ts";

/** The fields of a row in which a search is looked for, each by itself. */
export type FieldsOf<Row> = (row: Row) => readonly string[];

/** The words of the rows of a catalogue, both ways round. */
export type TextIndex = {
  readonly words: Words;
  /** The words of all rows, one row after the other, by their numbers. */
  readonly stream: Numbers;
  /** The places of the stream at which a field begins: no phrase goes on over one. */
  readonly fieldStarts: Bits;
  /** Where the words of each row start in the stream; the end of the last row comes last. */
  readonly rowStarts: Numbers;
  /** Of each word the rows in which it stands, shifted by `slotBits`, and below them its slot in the row. */
  readonly places: Relation;
  readonly slotBits: number;
};

const SLICE = 128;
const FEWEST_SLOT_BITS = 4;
const MOST_SLOT_BITS = 16;

export function* buildTextIndex<Row>(rows: readonly Row[], fieldsOf: FieldsOf<Row>): Slices<TextIndex> {
  const { words, numberOf } = createWordTable();
  const read: number[] = [];
  const fields: number[] = [];
  const rowStarts = new Int32Array(rows.length + 1);
  for (const [row, one] of rows.entries()) {
    for (const field of fieldsOf(one)) {
      fields.push(read.length);
      readWords(field.toLowerCase(), numberOf, read);
    }
    rowStarts[row + 1] = read.length;
    if (row % SLICE === 0) yield;
  }
  const stream = numbersBelow(words.length, read.length);
  stream.set(read);
  // What is left beside a row number, of 16 bits where they are enough for some slots.
  const free = Math.clz32(rows.length);
  const slotBits = free >= 16 + FEWEST_SLOT_BITS ? free - 16 : Math.min(MOST_SLOT_BITS, free);
  return {
    words: joinWords(words),
    stream,
    fieldStarts: bitsOf(fields, stream.length),
    rowStarts,
    slotBits,
    places: inverted({ starts: rowStarts, items: stream }, words.length, slotBits),
  };
}
