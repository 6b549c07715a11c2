import { type Bits, bitsOf } from "./bits.ts";
import { FIELD, readWords } from "./read-words.ts";
import { inverted, type Relation } from "./relation.ts";
import type { Slices } from "./slices.ts";
import { createWordTable } from "./word-table.ts";

/** The fields of a row in which a search is looked for, each by itself. */
export type FieldsOf<Row> = (row: Row) => readonly string[];

/** The words of the rows of a catalogue, both ways round. */
export type TextIndex = {
  /** The distinct words, each with the space before and after it. */
  readonly words: readonly string[];
  /** The words of all rows, one row after the other, by their numbers. */
  readonly stream: Int32Array;
  /** The places of the stream at which a field begins: no phrase goes on over one. */
  readonly fieldStarts: Bits;
  /** Where the words of each row start in the stream; the end of the last row comes last. */
  readonly rowStarts: Int32Array;
  /** Of each word the rows in which it stands, shifted by `slotBits`, and below them its slot in the row. */
  readonly places: Relation;
  readonly slotBits: number;
};

const SLICE = 128;
const MAX_SLOT_BITS = 16;

const textOf = (fields: readonly string[]): string => fields.reduce((text, field) => `${text}${FIELD} ${field.toLowerCase()} `, " ");

export function* buildTextIndex<Row>(rows: readonly Row[], fieldsOf: FieldsOf<Row>): Slices<TextIndex> {
  const { words, numberOf } = createWordTable();
  const read = { words: [] as number[], fields: [] as number[] };
  const rowStarts = new Int32Array(rows.length + 1);
  for (const [row, one] of rows.entries()) {
    readWords(textOf(fieldsOf(one)), numberOf, read);
    rowStarts[row + 1] = read.words.length;
    if (row % SLICE === 0) yield;
  }
  const stream = new Int32Array(read.words);
  // What is left of 32 bits beside a row number.
  const slotBits = Math.min(MAX_SLOT_BITS, Math.clz32(rows.length));
  return {
    words,
    stream,
    fieldStarts: bitsOf(read.fields, stream.length),
    rowStarts,
    slotBits,
    places: inverted({ starts: rowStarts, items: stream }, words.length, slotBits),
  };
}
