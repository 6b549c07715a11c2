/** Beginnings of words, of which a text must have one; a space at the end ends the word. */
export type Clause = ReadonlySet<string>;
/** What the word at hand may begin with, and whether the next letter goes on with that; null where it may have begun anywhere. */
type Word = ReadonlyMap<string, boolean> | null;
/** What a text must have: of each clause a beginning, and all that one of the ways asks for, where there are several. */
type Needs = { readonly clauses: readonly Clause[]; readonly ways: readonly (readonly Clause[])[] };
/** What holds of every text in which a pattern has got so far. */
type State = Needs & { readonly word: Word };
type Step = (state: State) => State;

/** So much of a word is looked at. */
export const LONGEST_BEGINNING = 8;
/** With so many beginnings a word's next letters say less than they cost. */
const MANY_BEGINNINGS = 400;

const TOKEN =
  /\\(?:p\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)|\[(?:\\.|[^\]])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^\\[(){}|.*+?^$ ]+(?![*+?{])|./gisu;
const QUANTIFIER = /^(?:[*+?]$|[*+?]\?|\{\d)/;
const MAY_BE_MISSING = /^(?:[*?]|\{0)/;
const STANDS_ONCE = /^(?:\?|\{(?:0,)?1\})/;
const OF_NO_WIDTH = /^(?:\\[bB]|[\^$])$/;
const LETTERS = /^(?:[^.\\[]+|\\[^a-z\d])$/iu;
const ONE_OF_LETTERS = /^\[[^\\^ -]+\]$/u;
const NO_SPACE = /^(?:\\[Sdw]|\[\^[^\\]* [^\\]*\]|\[(?:[^^\\\s]|\\[Sdw])(?:[^\\\s]|\\[Sdw])*\])$/u;

const START: State = { clauses: [], ways: [], word: null };
const FRESH: Word = new Map([["", true]]);

const closed = (word: Word): Word => word && new Map(Array.from(word.keys(), (beginning) => [beginning, false]));

/** All that holds, the word at hand included where anything is known of it. */
const toldBy = ({ clauses, word }: State): readonly Clause[] =>
  word === null || word.has("") ? clauses : [...clauses, new Set(word.keys())];

/** A beginning that is whole by one way and may go on by another is no more than a beginning. */
const add = (beginnings: Map<string, boolean>, beginning: string, goesOn: boolean): unknown =>
  beginnings.set(beginning, goesOn && beginnings.get(beginning) !== false);

/** One of these stands next. */
const withOne =
  (ends: readonly string[]): Step =>
  ({ word, ...needs }) => {
    if (word === null || word.size * ends.length > MANY_BEGINNINGS) return { ...needs, word: closed(word) };
    const longer = new Map<string, boolean>();
    for (const [beginning, goesOn] of word) {
      if (!goesOn) add(longer, beginning, false);
      else
        for (const end of ends)
          add(longer, (beginning + end).slice(0, LONGEST_BEGINNING), beginning.length + end.length < LONGEST_BEGINNING);
    }
    return { ...needs, word: longer };
  };

const withSpace: Step = (state) => ({ ...state, clauses: toldBy(withOne([" "])(state)), word: FRESH });

function stepOf(token: string): Step {
  if (OF_NO_WIDTH.test(token)) return (state) => state;
  if (token === " ") return withSpace;
  if (LETTERS.test(token)) return withOne([token.replace(/^\\/, "")]);
  if (ONE_OF_LETTERS.test(token)) return withOne([...token.slice(1, -1)]);
  if (NO_SPACE.test(token)) return (state) => ({ ...state, word: closed(state.word) });
  return (state) => ({ ...state, clauses: toldBy(state), word: null });
}

/** What the word at hand may begin with by one of several ways. */
function anyWord(words: readonly Word[]): Word {
  const any = new Map<string, boolean>();
  for (const word of words) {
    if (word === null) return null;
    for (const [beginning, goesOn] of word) add(any, beginning, goesOn);
  }
  return any;
}

function anyClause(clauses: ReadonlySet<Clause>): Clause {
  const [only] = clauses;
  if (clauses.size === 1 && only !== undefined) return only;
  const any = new Set<string>();
  for (const clause of clauses) for (const beginning of clause) any.add(beginning);
  return any;
}

/** What holds where one of several things stands: what one of them asks for, and, in turn, a clause of one or of another. */
function either(before: State, states: readonly State[]): State {
  const word = anyWord(states.map((state) => state.word));
  if (word !== null && states.every(({ clauses }) => clauses === before.clauses)) return { ...before, word };
  const told = states.map(toldBy);
  const least = Math.min(...told.map(({ length }) => length));
  const most = least === 0 ? 0 : Math.max(...told.map(({ length }) => length));
  const clauses = Array.from({ length: most }, (_, at) => anyClause(new Set(told.flatMap((own) => own[at] ?? own.at(-1) ?? []))));
  const ways = told.map((own) => own.slice(before.clauses.length));
  const saysMore = ways.length > before.ways.length && ways.every(({ length }) => length > 0);
  return { clauses, ways: saysMore ? ways : before.ways, word };
}

/** What is repeated ends in a word that may have begun in an earlier round, unless each round ends with a space. */
const repeated = ({ word, ...needs }: State): State => ({ ...needs, word: word?.size === 1 && word.has("") ? word : closed(word) });

function quantified(step: Step, quantifier: string): Step {
  const taken: Step = STANDS_ONCE.test(quantifier) ? step : (state) => repeated(step(state));
  return MAY_BE_MISSING.test(quantifier) ? (state) => either(state, [state, taken(state)]) : taken;
}

/** A group by its sign: what must not stand there tells nothing of what does. */
function grouped(sign: string, inner: Step): Step {
  if (sign.endsWith("!")) return (state) => state;
  if (sign === "(?=") return (state) => ({ ...state, clauses: toldBy(inner(state)) });
  if (sign === "(?<=") {
    const before = inner(START);
    return ({ clauses, word, ...rest }) => ({ ...rest, clauses: [...clauses, ...toldBy(before)], word: before.word ?? word });
  }
  return inner;
}

/** Reads alternatives up to the end of their group, from the end of the row of tokens. */
function alternatives(tokens: string[]): Step {
  const ways: Step[][] = [[]];
  for (let token = tokens.pop(); token !== undefined && token !== ")"; token = tokens.pop()) {
    if (token === "|") {
      ways.push([]);
      continue;
    }
    const step = token.startsWith("(") ? grouped(token, alternatives(tokens)) : stepOf(token);
    const quantifier = QUANTIFIER.test(tokens.at(-1) ?? "") ? tokens.pop() : undefined;
    ways.at(-1)?.push(quantifier === undefined ? step : quantified(step, quantifier));
  }
  return (state) => {
    const states = ways.map((steps) => steps.reduce((now, step) => step(now), state));
    const [only] = states;
    return states.length === 1 && only !== undefined ? only : either(state, states);
  };
}

/**
 * What every text has in which a pattern finds anything, told by what words begin with after a space. It is read from the pattern's own source;
 * where that is not understood, less is asked for.
 */
export function needsOf({ source, ignoreCase }: RegExp): Needs {
  if (ignoreCase) return START;
  const end = alternatives(source.match(TOKEN)?.reverse() ?? [])(START);
  return { clauses: toldBy(end), ways: end.ways };
}
