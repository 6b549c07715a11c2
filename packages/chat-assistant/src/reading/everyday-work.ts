import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered } from "../catalogue/remembered.ts";
import type { Title } from "../catalogue/titles.ts";
import { clueWords } from "../names/clue-words/index.ts";
import { everydayWork } from "../names/everyday-work/index.ts";
import { STATE_RECRUITERS } from "../names/state-recruiters.ts";
import { ASK_CUES } from "./asks.ts";
import { CITY_NAMES } from "./cities.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import type { Mention } from "./mentions.ts";
import { PASSING_WORDS } from "./passing-words.ts";
import { soundOf } from "./sounds.ts";
import { anyCue, padded, phrases, stem, wordsOf } from "./words.ts";

/** Endings of verbs in Hindi: "palna", "palte" and "पालना" are one. */
const ENDING_OF_VERB = /(?<=..)(?:n[aei]|t[aei]|kar|ना|ने|नी|ता|ते|ती|कर)$/u;
const ENDING_OF_NOUN = /(?<=..)(?:[aeiou]+n?|[\u093e-\u094c]?\u0902?)$/u;
/** By fewer consonants too many words are heard. */
const SHORTEST_HEARD = 3;
const LATIN = /^[a-z]+$/;

/** What a word is known by, however it is spelt, in either script. */
export function keyOf(word: string): string {
  const short = word.replace(ENDING_OF_VERB, "").replace(ENDING_OF_NOUN, "");
  const plain = short.length < SHORTEST_HEARD ? word : short;
  const heard = soundOf(LATIN.test(plain) ? stem(plain) : plain);
  return heard.length < SHORTEST_HEARD ? plain : heard;
}

/** Words that only join others. */
const SMALL = /^(?:[a-z]{1,2}|the|and|for|aur|par|pe|tak|liye|wala|wale|wali|का|की|के|को|से|में|पर|और|तक|लिए|वाला|वाले|वाली)$/u;

const isTelling = (word: string): boolean => !SMALL.test(word) && !EVERYDAY_WORDS.has(word) && !PASSING_WORDS.has(word);

/** What is said of some work, by its keys. `isLoose`: by telling words alone, in any order and with others between them. */
type Said = { readonly keys: readonly string[]; readonly isLoose: boolean; readonly id: string };

const FEWEST = 2;

/** The words by which some work is told; where one word alone tells, what is done with it too: "sitar banana". */
function saidBy(text: string, id: string): Said {
  const words = wordsOf(text).filter((word) => !SMALL.test(word));
  const telling = [...new Set(words.filter(isTelling).map(keyOf))];
  return telling.length < FEWEST ? { id, keys: [...new Set(words.map(keyOf))], isLoose: false } : { id, keys: telling, isLoose: true };
}

/** Of keys that nearly all work has, more are needed: the rarer they are the more they tell. */
const ENOUGH = 11;
/** Where words stand in the same order and close together, less. */
const ENOUGH_CLOSE = 9;

/** What is said of all work, under the rarest of its keys, as far as it tells one work from the others. */
const saidOf = remembered(({ explorer, careers }: Knowledge): ReadonlyMap<string, readonly Said[]> => {
  const ofAll = Object.entries(everydayWork)
    .filter(([id]) => explorer.byId(id) !== undefined)
    .map(([id, said]) => said.map((text) => saidBy(text, id)));
  const counts = new Map<string, number>();
  for (const ofOne of ofAll) for (const key of new Set(ofOne.flatMap(({ keys }) => keys))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const rarity = (key: string): number => Math.log(careers.length / (counts.get(key) ?? 1));
  const tells = ({ keys, isLoose }: Said): boolean =>
    keys.length >= FEWEST && keys.reduce((sum, key) => sum + rarity(key), 0) >= (isLoose ? ENOUGH : ENOUGH_CLOSE);
  const byRarest = new Map<string, Said[]>();
  for (const said of ofAll.flat().filter(tells)) {
    const [rarest = ""] = said.keys.toSorted((one, other) => rarity(other) - rarity(one));
    byRarest.set(rarest, [...(byRarest.get(rarest) ?? []), said]);
  }
  return byRarest;
});

/** Words between them, at most. */
const BETWEEN = 4;
const BETWEEN_CLOSE = 2;

/** The places of all keys, near one another; null where they are not. */
function placesOf({ keys, isLoose }: Said, inQuestion: readonly string[]): readonly number[] | null {
  const places = keys.map((key) => inQuestion.indexOf(key));
  if (places.includes(-1)) return null;
  const inOrder = places.toSorted((a, b) => a - b);
  const isNear = Math.max(...places) - Math.min(...places) < keys.length + (isLoose ? BETWEEN : BETWEEN_CLOSE);
  return isNear && (isLoose || places.every((place, at) => place === inOrder[at])) ? inOrder : null;
}

/** Who says what is liked, or asks for several, is answered with a list. */
const ASKS_FOR_A_LIST = phrases(
  "pasand|shauk|shok|like|likes|love|loves|enjoy\\S*|interest\\S*|hobby|good at|options?|careers|jobs|fields?|suggest|पसंद|शौक|रुचि",
  "(?:kaun|kon|कौन) ?(?:kaun|कौन)? ?s[aei] (?:career|job|kaam|field|line)|(?:which|what) (?:careers?|jobs?|fields?)|(?<!(?:isi|isme|इसी) )(?:me|mein|in|में) (?:apna )?(?:career|करियर)|career in|kya kya|kya (?:ban|kar) sakt\\S*|क्या क्या|क्या (?:बन|कर) सकत\\S*",
);

/** The career of which a question says what is done, where it names none: "resham ke kide palne wale ki kamai". The likeliest has the most of its words. */
export const describedIn = (words: readonly string[], knowledge: Knowledge): Mention | null =>
  ASKS_FOR_A_LIST.test(padded(words)) ? null : workToldIn(words, knowledge);

/** The same where it is only liked, or asked for beside others. */
export function workToldIn(words: readonly string[], knowledge: Knowledge): Mention | null {
  const inQuestion = words.map(keyOf);
  const byRarest = saidOf(knowledge);
  const found = [...new Set(inQuestion)]
    .flatMap((key) => byRarest.get(key) ?? [])
    .flatMap((said) => {
      const places = placesOf(said, inQuestion);
      return places === null ? [] : [{ id: said.id, places }];
    })
    .toSorted((a, b) => b.places.length - a.places.length);
  const [best] = found;
  if (best === undefined) return null;
  const title: Title = {
    words: best.places.map((place) => words[place] ?? ""),
    ids: [...new Set(found.filter(({ places }) => places.length === best.places.length).map(({ id }) => id))],
    source: "said",
  };
  return { title, places: best.places };
}

/** How a word that stands twice in what is said of a work counts, and how much a long text takes from it (BM25). */
const SATURATION = 1.2;
const OF_LENGTH = 0.5;

type Counted = { readonly career: Career; readonly weight: number };

/** How much each key tells of each work: of what is said of it and of its names. */
const weightsOf = remembered(({ careers }: Knowledge): ReadonlyMap<string, readonly Counted[]> => {
  const texts = careers.map((career) => {
    const { id, name, alternativeTitles = [] } = career;
    const keys = [name, ...alternativeTitles, ...(everydayWork[id] ?? []), clueWords[id] ?? ""]
      .flatMap(wordsOf)
      .filter(isTelling)
      .map(keyOf);
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return { career, counts, length: keys.length };
  });
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const byKey = new Map<string, { career: Career; weight: number }[]>();
  for (const { career, counts, length } of texts) {
    for (const [key, count] of counts) {
      const weight = (count * (SATURATION + 1)) / (count + SATURATION * (1 - OF_LENGTH + (OF_LENGTH * length) / mean));
      byKey.set(key, [...(byKey.get(key) ?? []), { career, weight }]);
    }
  }
  for (const counted of byKey.values()) {
    const rarity = Math.log(1 + (careers.length - counted.length + 0.5) / (counted.length + 0.5));
    for (const each of counted) each.weight *= rarity;
  }
  return byKey;
});

/** A work that words may tell of: how much each of their keys tells of it, and all together. */
export type Candidate = { readonly career: Career; readonly keys: ReadonlyMap<string, number>; readonly points: number };

/** Where work is looked for is no part of it. */
const PLACE_NAMES: ReadonlySet<string> = new Set([
  ...CITY_NAMES,
  ...STATE_RECRUITERS.flatMap(({ state, names }) => [state.toLowerCase(), ...names]),
]);
const ANY_ASKS = anyCue(ASK_CUES.pay, ASK_CUES.years, ASK_CUES.subjects);
/** What is asked of any work tells of none. */
const isOfAsking = (word: string): boolean => PLACE_NAMES.has(word) || ANY_ASKS.test(padded([word]));

/** The work that the words tell of most, the likeliest first; none where a list is asked for. */
export function candidatesIn(words: readonly string[], knowledge: Knowledge): readonly Candidate[] {
  if (ASKS_FOR_A_LIST.test(padded(words))) return [];
  const byKey = weightsOf(knowledge);
  const found = new Map<Career, { keys: Map<string, number>; points: number }>();
  for (const key of new Set(words.filter((word) => isTelling(word) && !isOfAsking(word)).map(keyOf))) {
    for (const { career, weight } of byKey.get(key) ?? []) {
      const counted = found.get(career) ?? { keys: new Map(), points: 0 };
      counted.keys.set(key, weight);
      counted.points += weight;
      found.set(career, counted);
    }
  }
  return [...found].map(([career, counted]) => ({ career, ...counted })).toSorted((a, b) => b.points - a.points);
}

/** By so many words, and by so much more than any other, a work is recognised; the others may be meant that have nearly as much. */
const MANY = 3;
const MUCH = 15;
const MORE_THAN_OTHERS = 1.25;
const NEARLY = 0.62;
const MOST = 3;

/** The work that a question tells so much of that it is plainly meant, though none of what is said stands together as it is known. */
export function recognisedIn(words: readonly string[], knowledge: Knowledge): Mention | null {
  const candidates = candidatesIn(words, knowledge);
  const [likeliest, next] = candidates;
  if (likeliest === undefined || likeliest.keys.size < MANY || likeliest.points < MUCH) return null;
  if (likeliest.points < MORE_THAN_OTHERS * (next?.points ?? 0)) return null;
  const places = words.flatMap((word, at) => (isTelling(word) && likeliest.keys.has(keyOf(word)) ? [at] : []));
  const near = candidates.slice(0, MOST).filter(({ points }) => points >= NEARLY * likeliest.points);
  return { title: { words: places.map((at) => words[at] ?? ""), ids: near.map(({ career }) => career.id), source: "said" }, places };
}
