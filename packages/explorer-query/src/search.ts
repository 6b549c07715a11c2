import { type Bits, createPool } from "./bits.ts";
import { letterRows } from "./letter-rows.ts";
import { KEPT } from "./memory.ts";
import { createPhraseSearch } from "./phrase-rows.ts";
import { addRows } from "./relation.ts";
import { type Slices, SMALL } from "./slices.ts";
import { buildTextIndex, type FieldsOf, type TextIndex } from "./text-index.ts";
import { createWordFinder } from "./word-finder.ts";

/** As many searches as are kept, and the next. */
const SETS = KEPT + 1;

/** The rows in one of whose fields a text stands. The text is lower-cased, not empty, and has no space around it. It is for use until `KEPT` further ones. */
export type Search = (text: string) => Bits;

function createSearch(index: TextIndex): Search {
  const wordsWith = createWordFinder(index.words);
  const newSet = createPool(index.rowStarts.length - 1, SETS);
  const phraseRows = createPhraseSearch(wordsWith, index, newSet);
  const wordRows = (text: string): Bits => addRows(newSet(), wordsWith(text), index.places, index.slotBits);
  const letters = letterRows(index);
  return (text) => {
    const parts = text.split(" ");
    return parts.length > 1 ? phraseRows(parts) : (letters.get(text) ?? wordRows(text));
  };
}

export function* buildSearch<Row>(rows: readonly Row[], fieldsOf: FieldsOf<Row>): Slices<Search> {
  const index = yield* buildTextIndex(rows, fieldsOf);
  let search = rows.length > SMALL ? createSearch(index) : undefined;
  return (text) => {
    search ??= createSearch(index);
    return search(text);
  };
}
