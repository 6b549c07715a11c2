/** English letters as Hindi writes them, in turn, until only consonants are left. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^[kg](?=n)/, ""],
  [/^w(?=r)/, ""],
  [/^p(?=s)/, ""],
  [/(?<=ma)ch(?=in)|ch(?=ef)/g, "ss"],
  [/(?<=te|me|psy|ar(?=chi)|an)ch|ch(?=em|[or]|ar[at])|ck/g, "k"],
  [/ch|t(?=ur)/g, "č"],
  [/ign/g, "in"],
  [/igh/g, "i"],
  [/d(?=g)/g, ""],
  [/(?<=[aeo])d(?=u)/g, "j"],
  [/ph/g, "f"],
  [/qu/g, "kv"],
  [/sc(?=[eiy])|c(?=[eiy])|t(?=ion)/g, "ss"],
  [/(?<=[aeiouy])s(?=[aeiouy])|g(?=[eiy])|z/g, "j"],
  [/[cq]/g, "k"],
  [/x/g, "ks"],
  [/w(?![aeiou])|h/g, ""],
  [/w/g, "v"],
  [/(.)\1+/g, "$1"],
  [/[^bčdfgjklmnprstv]/g, ""],
];

const DEVANAGARI: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    b: "बभ",
    č: "चछ",
    d: "डढदध",
    f: "फ",
    g: "गघ",
    j: "जझ",
    k: "कख",
    l: "लळ",
    m: "म",
    n: "ङञणनं",
    p: "प",
    r: "र",
    s: "शषस",
    t: "टठतथ",
    v: "व",
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);

const DOUBLED = /(.)\u094d\1/gu;
/** The dot of a nasal before lips that close. */
const NASAL_OF_LIPS = /\u0902(?=[पफबभम])/g;
const LATIN = /^[a-z]+$/;
const IN_DEVANAGARI = /^[\u0900-\u097f]+$/;

export const isDevanagari = (word: string): boolean => IN_DEVANAGARI.test(word);

/** The consonants that a word is heard by, whether English or Hindi writes it: "radiologist" and "रेडियोलॉजिस्ट" are both "rdljst". */
export function soundOf(word: string): string {
  if (LATIN.test(word)) return ENGLISH.reduce((heard, [from, to]) => heard.replace(from, to), word);
  return [...word.replace(NASAL_OF_LIPS, "म").replace(DOUBLED, "$1")].map((letter) => DEVANAGARI[letter] ?? "").join("");
}
