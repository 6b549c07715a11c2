import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered } from "../catalogue/remembered.ts";
import type { Title } from "../catalogue/titles.ts";
import { TELLING } from "../catalogue/word-index.ts";
import { commonNames } from "../names/common-names.ts";
import { englishNamesInHindi } from "../names/english-names-in-hindi.ts";
import { furtherNames } from "../names/further-names.ts";
import { interestWords } from "../names/interest-words.ts";
import { kindsOf } from "../names/kinds.ts";
import { namesInHindi } from "../names/names-in-hindi.ts";
import { NOT_KINDS } from "../names/not-kinds.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import type { Mention } from "./mentions.ts";
import { isDevanagari, soundOf } from "./sounds.ts";
import { streamsIn } from "./streams.ts";
import { WISHES } from "./wishes.ts";
import { padded, singular, stem, wordsOf } from "./words.ts";

/** A word for a whole family of careers, and the careers that it may mean. */
export type Family = { readonly word: string; readonly kinds: readonly Career[] };

/** The family that a title of one word names: "doctor", "vakil"; null for all others. */
function familyOf({ words, ids, source }: Title, { explorer }: Knowledge): Family | null {
  if (source !== "common" || words.length !== 1) return null;
  const found = Object.entries(kindsOf).find(([, [first]]) => first === ids[0]);
  return found === undefined ? null : { word: found[0], kinds: found[1].flatMap((id) => explorer.byId(id) ?? []) };
}

const CONNECTORS: ReadonlySet<string> = new Set(["ka", "ke", "ki", "wala", "wale", "wali", "का", "के", "की", "वाला", "वाले"]);
const MOST_KINDS = 6;
/** "Bina biology ke doctor" asks for no doctor of biology. */
const RULED_OUT_BY: ReadonlySet<string> = new Set(["without", "bina", "no", "not", "बिना"]);

/** The place of the word that says which kind of a family is meant: "skin doctor", "skin ka doctor", "doctor of skin". */
function tellingPlace(words: readonly string[], head: number): number | null {
  if (words[head + 1] === "of" && words[head + 2] !== undefined) return head + 2;
  const place = CONNECTORS.has(words[head - 1] ?? "") ? head - 2 : head - 1;
  return place < 0 ? null : place;
}

const titlesOf = ({ id, name, alternativeTitles = [] }: Career): readonly (readonly string[])[] =>
  [
    name,
    ...alternativeTitles,
    ...(commonNames[id] ?? []),
    ...(furtherNames[id] ?? []),
    ...(namesInHindi[id] ?? []),
    ...(englishNamesInHindi[id] ?? []),
  ].map((title) => wordsOf(title).map(singular));

/** How well a career is the kind of a family of which a word is said: 0 where it is none. */
function fit(career: Career, said: string, stems: ReadonlySet<string>, { word, kinds }: Family): number {
  const titles = titlesOf(career).filter((title) => title.some((part) => stems.has(stem(part))));
  const [first] = kinds;
  const isNamedSo = titles.some((title) => title.at(-1) === word || title.at(-1) === said);
  const isOfFamily = kinds.some(({ subcategory }) => subcategory === career.subcategory) && career.education === first?.education;
  if (titles.length === 0 || (!isNamedSo && !isOfFamily)) return 0;
  const isUsual = kinds.some(({ id }) => id === career.id);
  return (isNamedSo ? 3 : 0) + (isUsual ? 1 : 0) + (isOfFamily ? 2 : 0) + (titles.some(({ length }) => length === 2) ? 2 : 0);
}

function kindsWith(stems: ReadonlySet<string>, said: string, family: Family, { words, fame }: Knowledge): readonly Career[] {
  const about = new Set([...stems].flatMap((part) => [...(words.postings.get(part)?.keys() ?? [])]));
  return [...about]
    .map((career) => ({ career, points: fit(career, said, stems, family) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points + fame(b.career) - a.points - fame(a.career))
    .slice(0, MOST_KINDS)
    .map(({ career }) => career);
}

/** The words of titles by how they are heard. */
const titleWordsBySound = remembered(({ careers }: Knowledge): ReadonlyMap<string, readonly string[]> => {
  const words = new Set(careers.flatMap(({ name, alternativeTitles = [] }) => [name, ...alternativeTitles].flatMap(wordsOf)));
  const bySound = new Map<string, string[]>();
  for (const word of words) bySound.set(soundOf(word), [...(bySound.get(soundOf(word)) ?? []), word]);
  return bySound;
});
const HEARD = 2;
/** English words of titles that Hindi may have written so: "सोलर". */
function heardIn(word: string, knowledge: Knowledge): readonly string[] {
  const sound = isDevanagari(word) ? soundOf(word) : "";
  return sound.length < HEARD ? [] : (titleWordsBySound(knowledge).get(sound) ?? []);
}

/** The careers of a family of which a word tells, the likeliest first; where none has the word, those of words for the same, or that sound so. */
function kindsTold(telling: string, said: string, family: Family, knowledge: Knowledge): readonly Career[] {
  const found = kindsWith(new Set([stem(telling)]), said, family, knowledge);
  if (found.length > 0) return found;
  const meant = kindsWith(new Set((interestWords(telling) ?? []).map(stem)), said, family, knowledge);
  return meant.length > 0 ? meant : kindsWith(new Set(heardIn(telling, knowledge).map(stem)), said, family, knowledge);
}

/** Whether a word tells of a kind of work, and not only of who asks or of what is wished. */
function isTelling(word: string, { words }: Knowledge): boolean {
  const text = padded([word]);
  if (streamsIn(text).streams.length > 0 || WISHES.some(({ cue }) => cue.test(text))) return false;
  return interestWords(word) !== null || [...(words.postings.get(stem(word))?.values() ?? [])].some((weight) => weight >= TELLING);
}

/** A name that the catalogue does not have, in words that it has ("tree doctor"), and the family that it belongs to. */
export type Unfound = { readonly name: string; readonly family: Family };

/** What the name of a family means with the word that tells of it. */
type Told = {
  /** The mention as it is, or as the kinds of which the word tells; null where the catalogue has none. */
  readonly mention: Mention | null;
  readonly unfound: Unfound | null;
};

/** "Skin doctor" is a kind of doctor, "famous doctor" any, and a "tree doctor" none that the catalogue has. */
export function withKind(mention: Mention, words: readonly string[], taken: ReadonlySet<number>, knowledge: Knowledge): Told {
  const [head = 0] = mention.places;
  const family = familyOf(mention.title, knowledge);
  const place = tellingPlace(words, head);
  const telling = place === null ? "" : (words[place] ?? "");
  const asItIs: Told = { mention, unfound: null };
  if (RULED_OUT_BY.has(words[(place ?? 0) - 1] ?? "")) return asItIs;
  if (family === null || place === null || taken.has(place) || EVERYDAY_WORDS.has(telling) || NOT_KINDS.has(telling)) return asItIs;
  const said = words[head] ?? "";
  const told = kindsTold(telling, said, family, knowledge);
  const name = `${telling} ${knowledge.words.known.has(said) ? said : family.word}`;
  if (told.length === 0) return isTelling(telling, knowledge) ? { mention: null, unfound: { name, family } } : asItIs;
  const title: Title = { words: [telling, family.word], ids: told.map(({ id }) => id), source: "other" };
  return { mention: { title, places: [place, head].toSorted((a, b) => a - b) }, unfound: null };
}
