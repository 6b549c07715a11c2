import { type Clause, LONGEST_BEGINNING, needsOf } from "./beginnings.ts";

/** How many bits tell which beginnings a text has. Of two that share a bit the pattern itself decides. */
const BITS = 1 << 16;
/** So many clauses, those of the fewest beginnings, tell nearly all that more would tell. */
const MOST_CLAUSES = 3;
const SPACE = 32;

const next = (hash: number, code: number): number => (Math.imul(hash, 31) + code) & (BITS - 1);

function hashOf(beginning: string): number {
  let hash = 0;
  for (let at = 0; at < beginning.length; at++) hash = next(hash, beginning.charCodeAt(at));
  return hash;
}

/** What words begin with in the text that was asked about last: one text is asked for hundreds of patterns, one after another. */
let asked = "";
const begun = new Uint32Array(BITS >> 5);

function read(text: string): void {
  asked = text;
  begun.fill(0);
  for (let space = text.indexOf(" "); space >= 0; space = text.indexOf(" ", space + 1)) {
    let hash = 0;
    for (let at = space + 1; at <= space + LONGEST_BEGINNING && at < text.length; at++) {
      const code = text.charCodeAt(at);
      hash = next(hash, code);
      begun[hash >> 5] = (begun[hash >> 5] ?? 0) | (1 << (hash & 31));
      if (code === SPACE) break;
    }
  }
}

type Beginnings = Uint16Array;
type Check = { readonly clauses: readonly Beginnings[]; readonly ways: readonly (readonly Beginnings[])[] };

function hasOne(beginnings: Beginnings): boolean {
  for (let at = 0; at < beginnings.length; at++) {
    const hash = beginnings[at] ?? 0;
    if ((((begun[hash >> 5] ?? 0) >> (hash & 31)) & 1) === 1) return true;
  }
  return false;
}

function hasAll(clauses: readonly Beginnings[]): boolean {
  for (const beginnings of clauses) if (!hasOne(beginnings)) return false;
  return true;
}

const telling = (clauses: readonly Clause[]): readonly Beginnings[] =>
  clauses
    .toSorted((a, b) => a.size - b.size)
    .slice(0, MOST_CLAUSES)
    .map((clause) => Uint16Array.from(clause, hashOf));

function checkOf(pattern: RegExp): Check {
  const { clauses, ways } = needsOf(pattern);
  return { clauses: telling(clauses), ways: ways.map(telling) };
}

/**
 * A pattern that is looked for only in a text whose words begin as it asks for: a question is put to hundreds of patterns, and all but a few are
 * ruled out by that. What it finds is what a plain pattern finds; as one it stands behind it, since engines are quick with those alone.
 */
export class Pattern extends RegExp {
  #check: Check | undefined;
  #plain: RegExp | undefined;

  static of(pattern: RegExp): Pattern {
    return pattern instanceof Pattern ? pattern : new Pattern(pattern);
  }

  #mayStandIn(text: string): boolean {
    this.#check ??= checkOf(this);
    if (text !== asked) read(text);
    const { clauses, ways } = this.#check;
    return hasAll(clauses) && (ways.length === 0 || ways.some(hasAll));
  }

  get #itself(): RegExp {
    this.#plain ??= new RegExp(this.source, this.flags);
    return this.#plain;
  }

  override test(text: string): boolean {
    return this.#mayStandIn(text) && this.#itself.test(text);
  }

  override [Symbol.replace](text: string, by: string | ((found: string, ...more: string[]) => string)): string {
    if (!this.#mayStandIn(text)) return text;
    return typeof by === "string" ? text.replace(this.#itself, by) : text.replace(this.#itself, by);
  }
}
