import type { Career } from "@career-clarity/career-catalog";
import { commonNames } from "../names/common-names.ts";
import { englishNamesInHindi } from "../names/english-names-in-hindi.ts";
import { furtherNames } from "../names/further-names.ts";
import { namesInHindi } from "../names/names-in-hindi.ts";
import { isDevanagari, soundOf } from "../reading/sounds.ts";
import { singular, wordsOf } from "../reading/words.ts";
import { activitiesOf } from "./activities.ts";

/** A title of the catalogue or a common name, and the careers that it may mean, the likeliest first. */
export type Title = {
  readonly words: readonly string[];
  readonly ids: readonly string[];
  /** The catalogue's own name, what people say, another title that the record gives, or what is said of the work itself. */
  readonly source: "name" | "common" | "other" | "said";
};

/** The titles of a catalogue by their words, singular. */
export type TitleIndex = {
  readonly byPhrase: ReadonlyMap<string, Title>;
  /** Titles of one word by the word, for what is written in two. */
  readonly solid: ReadonlyMap<string, Title>;
  /** Titles in English by how they are heard, for Hindi that writes them in its own letters. */
  readonly bySound: ReadonlyMap<string, Title>;
  /** Titles of several words by the last: "maths teacher" under "teacher". */
  readonly byHead: ReadonlyMap<string, readonly Title[]>;
  /** How many words the longest title has that begins with a word. */
  readonly longest: ReadonlyMap<string, number>;
  /** The words of all titles, without those that only activities have: "audiology" may be a misspelt audiologist. */
  readonly words: ReadonlySet<string>;
};

const SHORTEST_SOLID = 8;
/** Fewer consonants are heard in too many words. */
const SHORTEST_HEARD = 4;
/** One word alone must have more of them. */
const SHORTEST_HEARD_ALONE = 5;

/** The words of a title as they are looked up. */
export const titleWords = (text: string): readonly string[] => wordsOf(text).map(singular);

/** How a title's words are heard, one after the other; null where too little of them is. */
export function heardAs(words: readonly string[]): string | null {
  const sounds = words.map(soundOf);
  return sounds.includes("") || sounds.join("").length < (words.length > 1 ? SHORTEST_HEARD : SHORTEST_HEARD_ALONE)
    ? null
    : sounds.join(" ");
}

type Row = readonly [text: string, id: string, source: Title["source"]];

/** "Prosthetist and Orthotist" is two careers of the catalogue, and no third. */
function isOfTwo(title: string, names: ReadonlySet<string>): boolean {
  const parts = title.split(" and ");
  return parts.length > 1 && parts.every((part) => names.has(part));
}

function rowsOf(careers: readonly Career[]): readonly Row[] {
  const ids = new Set(careers.map(({ id }) => id));
  const names: ReadonlySet<string> = new Set(careers.map(({ name }) => name));
  return [
    ...careers.map(({ name, id }): Row => [name, id, "name"]),
    ...[commonNames, furtherNames, namesInHindi, englishNamesInHindi]
      .flatMap(Object.entries<readonly string[]>)
      .flatMap(([id, names]) => (ids.has(id) ? names.map((name): Row => [name, id, "common"]) : [])),
    ...careers.flatMap(({ alternativeTitles = [], id }) =>
      alternativeTitles.flatMap((title): readonly Row[] => (isOfTwo(title, names) ? [] : [[title, id, "other"]])),
    ),
  ];
}

/** Work by what those do who have a title: of a phrase that is a title already, nothing more. */
function withActivities(titles: ReadonlyMap<string, Title>, careers: readonly Career[]): ReadonlyMap<string, Title> {
  const named = careers.flatMap(({ name, id }) => activitiesOf(name).map((activity): Row => [activity, id, "other"]));
  const called = careers.flatMap(({ alternativeTitles = [], id }) =>
    alternativeTitles.flatMap(activitiesOf).map((activity): Row => [activity, id, "other"]),
  );
  const byNames = phrasesOf(named);
  return new Map([...phrasesOf(called), ...byNames, ...titles]);
}

/** What the rows say of each phrase. A phrase that several careers share keeps them all, the first row's first. */
function phrasesOf(rows: readonly Row[]): ReadonlyMap<string, Title> {
  const byPhrase = new Map<string, Title>();
  for (const [text, id, source] of rows) {
    const words = titleWords(text);
    const phrase = words.join(" ");
    const known = byPhrase.get(phrase);
    if (known === undefined) byPhrase.set(phrase, { words, ids: [id], source });
    else if (!known.ids.includes(id)) byPhrase.set(phrase, { ...known, ids: [...known.ids, id] });
  }
  return byPhrase;
}

function headsOf(titles: readonly Title[]): ReadonlyMap<string, readonly Title[]> {
  const byHead = new Map<string, Title[]>();
  for (const title of titles) {
    const head = title.words.at(-1) ?? "";
    const same = byHead.get(head);
    if (same) same.push(title);
    else byHead.set(head, [title]);
  }
  return byHead;
}

function longestOf(titles: readonly Title[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const { words } of titles) {
    const [first = ""] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return longest;
}

export function titleIndexOf(careers: readonly Career[]): TitleIndex {
  const called = phrasesOf(rowsOf(careers));
  const byPhrase = withActivities(called, careers);
  const titles = [...byPhrase.values()];
  const solid = new Map<string, Title>();
  for (const title of titles) {
    const joined = title.words.join("");
    if (joined.length >= SHORTEST_SOLID && !solid.has(joined)) solid.set(joined, title);
  }
  const bySound = new Map<string, Title>();
  for (const title of titles) {
    const heard = title.words.some(isDevanagari) ? null : heardAs(title.words);
    if (heard !== null && !bySound.has(heard)) bySound.set(heard, title);
  }
  return {
    byPhrase,
    solid,
    bySound,
    byHead: headsOf(titles.filter(({ words }) => words.length > 1)),
    longest: longestOf(titles),
    words: new Set([...called.values()].flatMap(({ words }) => words)),
  };
}
