type Named = { readonly id: string; readonly name: string; readonly alternativeTitles: readonly string[] };

/** More careers than this are no answer to what was meant. */
const MOST = 3;

/** Words in capitals, such as the IAS of "IAS Officer". */
const capitalsIn = (title: string): readonly string[] => title.match(/(?<![^\s(])[A-Z]{2,}(?![^\s),])/g) ?? [];

const initialsOf = (name: string): string => (name.match(/(?<![^\s])\p{Lu}/gu) ?? []).join("");

/** What stands for the career itself: the CA of "Practising CA" is a Chartered Accountant, the ART of "ART Embryologist" no embryologist. */
function shortForms({ name, alternativeTitles }: Named): readonly string[] {
  const initials = initialsOf(name);
  const theirs = alternativeTitles.flatMap(capitalsIn).filter((word) => initials.startsWith(word));
  return [...capitalsIn(name), ...theirs];
}

const lastWords = ({ alternativeTitles }: Named): readonly string[] =>
  alternativeTitles.flatMap((title) => capitalsIn(title).filter((word) => title.endsWith(` ${word}`)));

/** What a career goes by, the surest first. */
const CALLED: readonly ((career: Named) => readonly string[])[] = [
  ({ name }) => [name],
  ({ alternativeTitles }) => alternativeTitles,
  shortForms,
  lastWords,
];

function indexOf<C extends Named>(careers: readonly C[], called: (career: C) => readonly string[]): ReadonlyMap<string, ReadonlySet<C>> {
  const index = new Map<string, Set<C>>();
  for (const career of careers)
    for (const title of called(career)) {
      const key = title.toLowerCase();
      index.set(key, (index.get(key) ?? new Set()).add(career));
    }
  return index;
}

/**
 * Which careers a text means that is a whole name, another name, a usual abbreviation or a usual word of theirs: of what it can be, the
 * surest. A search finds the same letters within other words too, and in the order of the alphabet. Built in steps.
 */
export function* buildMeant<C extends Named>(
  careers: readonly C[],
  usualWords: Readonly<Record<string, string>>,
): Generator<void, (text: string) => readonly C[]> {
  const indexes: ReadonlyMap<string, ReadonlySet<C>>[] = [];
  for (const called of CALLED) {
    indexes.push(indexOf(careers, called));
    yield;
  }
  return (text) => {
    const key = text.trim().toLowerCase();
    const usual = Object.hasOwn(usualWords, key) ? usualWords[key] : undefined;
    for (const called of [key, usual ?? key]) {
      const found = indexes.find((index) => index.has(called))?.get(called);
      if (found) return found.size > MOST ? [] : [...found];
    }
    return [];
  };
}
