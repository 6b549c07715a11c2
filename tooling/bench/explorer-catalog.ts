import { buildCatalog, type Career, createRandom, type Random } from "@career-clarity/career-catalog";

/**
 * A catalogue of any size that reads like the real one. Up to the real one's length it is the real one; beyond, each further career is a
 * real one in another field of work, with some words, skills and figures of its own. Names are distinct, and the number of distinct words
 * grows with the size as it does in any language. The same size gives the same careers.
 */
const FIELDS =
  "rural urban coastal hospital railway airport school export textile mining dairy forest solar marine defence telecom retail banking insurance heritage festival highway metro cricket organic street clinic temple museum campus".split(
    " ",
  );
const PLACES =
  "Agra Ajmer Bhopal Chennai Cuttack Dehradun Goa Guwahati Hubballi Imphal Indore Jaipur Jammu Kochi Kolkata Kota Leh Lucknow Madurai Mumbai Mysuru Nagpur Nashik Patna Pune Raipur Ranchi Salem Shillong Surat Thrissur Udaipur Vadodara Varanasi Vellore".split(
    " ",
  );
const ONSETS = "b bh ch d dh g h j k kh l m n p ph r s sh t th v y st tr pr".split(" ");
const VOWELS = "a e i o u aa ai ee oo ou".split(" ");
const ENDINGS = "n r l t m ka ra na ti ya kar wal pur ine ist ing ation ology ware".split(" ");

const pick = <T>(random: Random, list: readonly T[], fallback: T): T => list[random.int(0, list.length - 1)] ?? fallback;

/** Few words come often and most seldom: the cube of an even draw crowds the front of the list. */
const zipf = (random: Random, length: number): number => Math.floor((random.int(0, 1_000_000) / 1_000_001) ** 3 * length);

/** The word of a number: a trade name, a village, a product, as every larger catalogue has them. */
function coined(number: number): string {
  const at = (list: readonly string[], divisor: number) => list[Math.floor(number / divisor) % list.length] ?? "";
  return `${at(ONSETS, 1)}${at(VOWELS, 25)}${at(ONSETS, 250)}${at(VOWELS, 6250)}${at(ENDINGS, 62_500)}`;
}

type Stock = { readonly careers: readonly Career[]; readonly words: readonly string[]; readonly skills: readonly string[] };

const LONG_WORD = /^[a-z]{5,}$/;

function stockOf(careers: readonly Career[]): Stock {
  const words = careers.flatMap(({ description }) => description.split(" ").filter((word) => LONG_WORD.test(word)));
  return { careers, words, skills: careers.flatMap(({ skills }) => skills) };
}

function reworded(text: string, { words }: Stock, random: Random): string {
  const change = (word: string): string => {
    if (!LONG_WORD.test(word)) return word;
    const draw = random.int(0, 99);
    if (draw < 30) return pick(random, words, word);
    return draw < 34 ? coined(zipf(random, 400_000)) : word;
  };
  return text.split(" ").map(change).join(" ");
}

function figures(random: Random): Pick<Career, "salary" | "growth"> {
  if (random.chance(0.02)) return { salary: "N/A", growth: "0%" };
  const low = random.int(30, 200) * 500;
  const high = low + random.int(3, 75) * 1000;
  return { salary: `$${low.toLocaleString("en")} - $${high.toLocaleString("en")}`, growth: `+${random.int(0, 24)}%` };
}

function variation(index: number, stock: Stock, random: Random): Career {
  const { careers, skills } = stock;
  const original = careers[index % careers.length];
  if (!original) throw new Error("a catalogue without careers cannot be varied");
  const round = Math.floor(index / careers.length) - 1;
  const field = FIELDS[round % FIELDS.length];
  const place = PLACES[Math.floor(round / FIELDS.length) % PLACES.length];
  return {
    ...original,
    id: `${original.id}-${round + 2}`,
    name: `${original.name}, ${field} work, ${place}`,
    description: reworded(original.description, stock, random),
    skills: original.skills.map((skill) => (random.chance(0.4) ? pick(random, skills, skill) : skill)),
    ...figures(random),
  };
}

export function catalogOf(size: number): readonly Career[] {
  const careers = buildCatalog();
  const stock = stockOf(careers);
  const random = createRandom(size);
  const more = Array.from({ length: Math.max(0, size - careers.length) }, (_, index) => variation(careers.length + index, stock, random));
  return [...careers.slice(0, size), ...more];
}
