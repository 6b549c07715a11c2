import type { Knowledge } from "../catalogue/knowledge.ts";
import { heardAs, type Title, type TitleIndex } from "../catalogue/titles.ts";
import { ABBREVIATIONS, NOT_TITLES } from "../names/not-titles.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import { isDevanagari } from "./sounds.ts";
import { singular } from "./words.ts";

/** A career that a question names, and the places of the words that name it. */
export type Mention = { readonly title: Title; readonly places: readonly number[] };

const MAX_CORRECTED = 12;
const SHORT_NAME = 3;
const REACH = 3;
const MAX_HEADS = 8;
const NUMBER = /^\d+$/;
/** A title of one word may be written in so many. */
const MOST_PARTS = 2;
const JOINERS: ReadonlySet<string> = new Set(["or", "and", "vs", "versus", "ya", "aur", "या", "और"]);

/** "Teacher of maths": behind its head only these lead to the other words of a title. */
const OF: ReadonlySet<string> = new Set(["of", "in", "for", "to"]);

const ASKS_OF_CAREER =
  /^(?:(?:kaise |kese |kya )?(?:ban|bane|banu|banun|banna|banne|bante)\b|(?:ki |ka |ke )?(?:salary|pay|income|kaam|job|exam|course|meaning|qualification|eligibility|stream)\b|officer\b|(?:kya|kaun|kon) (?:hai|hota|hoti|karta|karte)\b|(?:ke liye|kitna kama\S*|after (?:class|1[02]\S*|degree|graduation))\b)/;
const ASKED_AS_CAREER =
  /(?:^| )(?:becom\S* an?|become|(?:salary|pay|subject|exam|course|stream|qualification|job) (?:of|for)(?: an?)?|(?:what|who) is an|(?:what|who) is a)$/;

/** Capitals in which a short name was typed, unless the whole question was. */
function isShouted(original: string, word: string): boolean {
  return original !== original.toUpperCase() && original.includes(word.toUpperCase());
}

/** Whether something is asked of the word as of a career: "bdo kaise bane", "tehsildar ya bdo". */
const isAskedOf = (words: readonly string[], place: number): boolean =>
  JOINERS.has(words[place - 1] ?? "") ||
  JOINERS.has(words[place + 1] ?? "") ||
  ASKS_OF_CAREER.test(words.slice(place + 1, place + 3).join(" ")) ||
  ASKED_AS_CAREER.test(words.slice(0, place).join(" "));

/** A word of one to three letters names a career only where people say it so, ask of it so, or write it in capitals: "ca", "CFO", not "pro". */
function mayName(title: Title, words: readonly string[], place: number, original: string): boolean {
  const [word = "", second] = title.words;
  if (second !== undefined) return true;
  if (NOT_TITLES.has(word)) return ABBREVIATIONS.has(word) && isShouted(original, word) && isAskedOf(words, place);
  if (word.length > SHORT_NAME || title.source !== "other" || isShouted(original, word)) return true;
  return !EVERYDAY_WORDS.has(word) && isAskedOf(words, place);
}

/** Many of those who are named, as Hindi says it before "ki" and "ko". */
const OF_MANY = /ों$/;

/** An English title that Hindi writes in its own letters is spelt as it is meant. */
const isHeard = (word: string, { bySound }: TitleIndex): boolean => isDevanagari(word) && bySound.has(heardAs([word]) ?? "");

/** The words in the singular, misspelt ones as what they most likely stand for. */
export function correctedWords(words: readonly string[], { isKnown, spelling, titles }: Knowledge): readonly string[] {
  let left = MAX_CORRECTED;
  return words.map((word) => {
    const one = word.replace(OF_MANY, "");
    const plain = one !== word && titles.byPhrase.has(one) ? one : singular(word);
    if (left === 0 || NUMBER.test(word) || isKnown(word) || isKnown(plain) || titles.solid.has(plain) || isHeard(plain, titles))
      return plain;
    const meant = spelling(plain);
    if (meant !== null) left--;
    return meant ?? plain;
  });
}

const placesFrom = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, index) => from + index);

const MOST_HEARD = 4;

/** The longest title that Hindi writes from a place on in its own letters: "रेडियोलॉजी टेक्नीशियन". What has a meaning of its own is no title. */
function heardAt(words: readonly string[], from: number, { titles, isKnown }: Knowledge): Mention | null {
  for (let count = Math.min(words.length - from, MOST_HEARD); count > 0; count--) {
    const said = words.slice(from, from + count);
    const mayBeTitle = said.every((word) => isDevanagari(word) && !EVERYDAY_WORDS.has(word)) && (count > 1 || !isKnown(said[0] ?? ""));
    const title = mayBeTitle ? titles.bySound.get(heardAs(said) ?? "") : undefined;
    if (title) return { title, places: placesFrom(from, from + count) };
  }
  return null;
}

/** The longest title that begins at a place: as it stands, or written apart or together. */
function titleAt(words: readonly string[], from: number, knowledge: Knowledge, original: string): Mention | null {
  const { titles } = knowledge;
  const [first = "", second = ""] = words.slice(from, from + 2);
  // "Direct or distance" writes no director apart.
  const together = JOINERS.has(second) ? "" : first + second;
  const solid = (count: number) => titles.solid.get(count === 1 ? first : together);
  // What begins no title may still begin one that was written apart.
  const longest = titles.longest.get(first) ?? 0;
  for (let count = Math.min(words.length - from, Math.max(MOST_PARTS, longest)); count > 0; count--) {
    const whole = count > longest ? undefined : titles.byPhrase.get(words.slice(from, from + count).join(" "));
    const title = whole ?? (count <= MOST_PARTS ? solid(count) : undefined);
    if (title && mayName(title, words, from, original)) return { title, places: placesFrom(from, from + count) };
  }
  return isDevanagari(first) ? heardAt(words, from, knowledge) : null;
}

function exactMentions(words: readonly string[], knowledge: Knowledge, original: string): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const mention = titleAt(words, at, knowledge, original);
    if (mention !== null) found.push(mention);
    at += mention?.places.length ?? 1;
  }
  return found;
}

/** How far behind its head the words of a title go on: one word, or more after "of" and the like. */
const endOfTitle = (words: readonly string[], head: number): number => head + (OF.has(words[head + 1] ?? "") ? REACH : 1);

/** The places near a head that no longer title has taken, by their words; "career" or "best" near it make no title. */
function nearby(words: readonly string[], head: number, taken: ReadonlySet<number>): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let at = Math.max(0, head - REACH); at <= endOfTitle(words, head); at++) {
    const word = words[at];
    if (word !== undefined && at !== head && !taken.has(at) && !EVERYDAY_WORDS.has(word)) places.set(word, at);
  }
  return places;
}

/** "Fauji ya doctor": what names other work on the other side of an "or" shares no head with it, as "software or civil engineer" does. */
function isOfItsOwn(words: readonly string[], place: number, head: number, title: Title, { byPhrase }: TitleIndex): boolean {
  const alone = byPhrase.get(words[place] ?? "");
  const isParted = words.slice(Math.min(place, head), Math.max(place, head)).some((word) => JOINERS.has(word));
  return isParted && alone !== undefined && alone.ids[0] !== title.ids[0];
}

/** The longest title that ends in the head's word and has all its other words near it. */
function scatteredAt(words: readonly string[], head: number, titles: TitleIndex, taken: ReadonlySet<number>): Mention | null {
  const near = nearby(words, head, taken);
  let longest: Title | null = null;
  for (const title of titles.byHead.get(words[head] ?? "") ?? []) {
    if (title.words.length <= (longest?.words.length ?? 1)) continue;
    const isNear = (word: string): boolean => {
      const place = near.get(word);
      return place !== undefined && !isOfItsOwn(words, place, head, title, titles);
    };
    if (title.words.every((word, index) => index === title.words.length - 1 || isNear(word))) longest = title;
  }
  if (longest === null) return null;
  return { title: longest, places: [...longest.words.slice(0, -1).flatMap((word) => near.get(word) ?? []), head] };
}

/** Titles whose words stand near one another in another order: "teacher of maths", "maths ka teacher", "software or civil engineer". */
function scatteredMentions(words: readonly string[], { titles }: Knowledge, exact: readonly Mention[]): readonly Mention[] {
  const taken = new Set(exact.flatMap(({ places }) => (places.length > 1 ? places : [])));
  const heads = words.flatMap((word, head) => {
    const shared = words.slice(Math.max(0, head - REACH), head).some((other) => JOINERS.has(other));
    return titles.byHead.has(word) && (shared || !taken.has(head)) ? [head] : [];
  });
  return heads.slice(0, MAX_HEADS).flatMap((head) => scatteredAt(words, head, titles, taken) ?? []);
}

const start = ({ places }: Mention): number => Math.min(...places);

/** The careers that the words name, in the order in which they are named. */
export function mentionsIn(words: readonly string[], knowledge: Knowledge, original: string): readonly Mention[] {
  const exact = exactMentions(words, knowledge, original);
  const scattered = scatteredMentions(words, knowledge, exact);
  const used = new Set(scattered.flatMap(({ places }) => places));
  const kept = exact.filter(({ places }) => places.length > 1 || !places.some((place) => used.has(place)));
  return [...kept, ...scattered].toSorted((a, b) => start(a) - start(b));
}
