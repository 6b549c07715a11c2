import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, ul } from "../html/write.ts";
import { END } from "../language.ts";
import { wideKinds } from "../names/kinds.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { PAY_BASIS, shortPay } from "./figures.ts";
import { MANY_KINDS, NAME_ONE_KIND, NO_FIGURE_YET, WHICH_KIND } from "./kinds-texts.ts";
import { careerLink, explorerLink } from "./links.ts";
import { yearsLine } from "./pathway.ts";
import { descriptionOf } from "./work-row.ts";

const ASKS_FOR_KINDS = phrases(
  "(?:types?|kinds?|categories|category|varieties|variety|list|speciali[sz]ations?|specialities|branches|different) (?:of|ke|ki)(?: .*)?|(?:how many|kitne|kitni)(?: \\S+)? (?:types?|kinds?|prakar|tarah)(?: .*)?",
  "(?:jobs|posts|careers|roles|positions) (?:in|of)(?: .*)?|(?:ke|ki) (?:types?|kinds?|prakar)|(?:kaun|kon|konse|kaunse) (?:kaun|kon|konse|kaunse)(?: .*)?|(?:कितने|कौन कौन)(?: \\S+)? (?:प्रकार|तरह|से)(?: .*)?|के प्रकार|different (?!from)(?: .*)?",
);

type Kinds = { readonly word: string; readonly kinds: readonly Career[] };

const MOST_KINDS = 8;
const ENOUGH = 3;

/** Careers whose names end with the name of one: "Cost Accountant" is a kind of "Accountant". */
function namesakes({ name }: Career, { careers, fame }: Knowledge): Kinds | null {
  const kinds = careers.filter((other) => other.name === name || other.name.endsWith(` ${name}`)).toSorted((a, b) => fame(b) - fame(a));
  return kinds.length < ENOUGH ? null : { word: name.toLowerCase(), kinds: kinds.slice(0, MOST_KINDS) };
}

/** The family of the one career that is named, where its kinds are asked for. */
function familyIn({ careers, unfound, text }: Reading, knowledge: Knowledge): Kinds | null {
  const [named, second] = careers;
  if (named === undefined || second !== undefined || unfound.length > 0 || !ASKS_FOR_KINDS.test(text)) return null;
  return named.word === null ? namesakes(named.career, knowledge) : { word: named.word, kinds: [named.career, ...named.kinds] };
}

/** A word for so many careers that none of them is usually meant. */
export function wideFamilyIn({ text, careers, interests, unfound }: Reading, { explorer }: Knowledge): Kinds | null {
  const wide = wideKinds.find(({ names }) => names.some((name) => text.includes(` ${name} `) || interests.said.includes(name)));
  if (wide === undefined || careers.length + unfound.length > 0 || interests.said.length + interests.unknown !== 1) return null;
  return { word: wide.names[0] ?? "", kinds: wide.kinds.flatMap((id) => explorer.byId(id) ?? []) };
}

/** The kinds of a family that is named by one word, with their pay where that is asked for. */
export const kindsAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const family = familyIn(reading, knowledge) ?? wideFamilyIn(reading, knowledge);
  if (family === null) return null;
  const { word, kinds } = family;
  const { language } = reading;
  const end = END[language];
  const pay = reading.asks.has("pay");
  const years = ({ pathway }: Career): string =>
    reading.asks.has("years") && pathway !== undefined ? `${yearsLine(pathway, language)}${end} ` : "";
  return (
    h3(WHICH_KIND[language](word)) +
    p(MANY_KINDS[language]) +
    (pay ? p(PAY_BASIS[language]) : "") +
    ul(
      kinds.map(
        (career) =>
          `${careerLink(career)}: ${pay ? `${shortPay(career, language) ?? NO_FIGURE_YET[language]}${end} ` : ""}${years(career)}${descriptionOf(career, language)}`,
      ),
    ) +
    p(NAME_ONE_KIND[language]((text) => explorerLink({ search: word }, text)))
  );
});
