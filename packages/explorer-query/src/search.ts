import { type Bits, createPool } from "./bits.ts";
import { letterRows } from "./letter-rows.ts";
import { KEPT } from "./memory.ts";
import { createPhraseSearch } from "./phrase-rows.ts";
import { addRows, type Numbers } from "./relation.ts";
import { type Slices, SMALL } from "./slices.ts";
import { buildTextIndex, type FieldsOf, type TextIndex } from "./text-index.ts";
import { createWordFinder } from "./word-finder.ts";

/** As many searches as are kept, and the next. */
const SETS = KEPT + 1;

/** The rows in one of whose fields a text stands. The text is lower-cased, not empty, and has no space around it. It is for use until `KEPT` further ones. */
export type Search = (text: string) => Bits;

function createWordSearch(index: TextIndex): Search {
  const wordsWith = createWordFinder(index.words);
  const newSet = createPool(index.rows.starts.length, SETS);
  const phraseRows = createPhraseSearch(wordsWith, index, newSet);
  return (text) => (text.includes(" ") ? phraseRows(text.split(" ")) : addRows(newSet(), wordsWith(text), index.places, index.slotBits));
}

export function* buildSearch<Career>(catalogue: readonly Career[], rowOf: Numbers, fieldsOf: FieldsOf<Career>): Slices<Search> {
  const index = yield* buildTextIndex(catalogue, rowOf, fieldsOf);
  let letters: ReadonlyMap<string, Bits> | undefined;
  let wordSearch: Search | undefined;
  const search: Search = (text) => {
    if (text.length === 1) letters ??= letterRows(index);
    const ofLetter = letters?.get(text);
    if (ofLetter) return ofLetter;
    wordSearch ??= createWordSearch(index);
    return wordSearch(text);
  };
  // A small catalogue's first search of each kind makes what it needs, which the first visit of a page need not wait for.
  for (const text of catalogue.length > SMALL ? ["a", "an"] : []) {
    search(text);
    yield;
  }
  return search;
}
