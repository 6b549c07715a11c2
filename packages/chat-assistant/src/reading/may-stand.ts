import { type Clause, LONGEST_BEGINNING, needsOf } from "./beginnings.ts";

/** How many places there are for beginnings of words. Where two share a place the pattern itself decides. */
const PLACES = 1 << 15;
/** So many clauses, those of the fewest beginnings, tell nearly all that more would tell. */
const MOST_CLAUSES = 3;
const SPACE = 32;

/** The places of beginnings, of which a text must have one. */
type Places = Uint16Array;

const next = (place: number, code: number): number => (Math.imul(place, 31) + code) & (PLACES - 1);

function placeOf(beginning: string): number {
  let place = 0;
  for (let at = 0; at < beginning.length; at++) place = next(place, beginning.charCodeAt(at));
  return place;
}

/** The text that was asked about last, which is put to hundreds of patterns, one after another; how many were read before it; and what its words begin with. */
let asked = "";
let round = 0;
const begun = new Float64Array(PLACES);
/** Of rows of clauses, by number: the last round in whose text the first clause held; and, by place, the rows whose first clause that fulfils. */
const held: number[] = [];
const fulfilled: (number[] | undefined)[] = Array.from({ length: PLACES });

function read(text: string): void {
  asked = text;
  round++;
  for (let space = text.indexOf(" "); space >= 0; space = text.indexOf(" ", space + 1)) {
    let place = 0;
    for (let at = space + 1; at <= space + LONGEST_BEGINNING && at < text.length; at++) {
      const code = text.charCodeAt(at);
      place = next(place, code);
      if (begun[place] !== round) {
        begun[place] = round;
        for (const row of fulfilled[place] ?? []) held[row] = round;
      }
      if (code === SPACE) break;
    }
  }
}

function hasOne(places: Places): boolean {
  for (let at = 0; at < places.length; at++) if (begun[places[at] ?? 0] === round) return true;
  return false;
}

function hasAll(clauses: readonly Places[]): boolean {
  for (const places of clauses) if (!hasOne(places)) return false;
  return true;
}

/** Clauses whose first one is looked up by what a text has, and not the other way round. */
class Row {
  readonly #number = held.length;
  readonly #others: readonly Places[];

  constructor(clauses: readonly Clause[]) {
    const fewest = clauses.toSorted((a, b) => a.size - b.size).slice(0, MOST_CLAUSES);
    const [first, ...others] = fewest.map((clause) => Uint16Array.from(clause, placeOf));
    held.push(first === undefined ? Number.POSITIVE_INFINITY : 0);
    for (const place of first ?? []) {
      const rows = fulfilled[place];
      if (rows) rows.push(this.#number);
      else fulfilled[place] = [this.#number];
    }
    this.#others = others;
  }

  holds(): boolean {
    return (held[this.#number] ?? 0) >= round && hasAll(this.#others);
  }
}

/**
 * Whether a pattern may stand in a text, by what the text's words begin with: a question is put to hundreds of patterns, and all but a few are ruled
 * out by that.
 */
export function mayStand(pattern: RegExp): (text: string) => boolean {
  const needs = needsOf(pattern);
  const whole = new Row(needs.clauses);
  const ways = needs.ways.map((way) => new Row(way));
  // The text at hand is read again with these.
  asked = "";
  return (text) => {
    if (text !== asked) read(text);
    return whole.holds() && (ways.length === 0 || ways.some((way) => way.holds()));
  };
}
