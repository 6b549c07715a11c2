import type { Career } from "@career-clarity/career-catalog";
import { h3, p, ul, words } from "../html/write.ts";
import { TITLES_NOT_HELD } from "../names/titles-not-held.ts";
import { phrases, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { compareAnswer } from "./compare.ts";
import { PAY_BASIS, shortPay } from "./figures.ts";
import { NO_FIGURE_YET } from "./kinds-texts.ts";
import { careerLink } from "./links.ts";
import { NEAREST, NO_SUCH_NAME } from "./unknown-texts.ts";
import { workRow } from "./work-row.ts";

const WEIGHS = phrases("or|vs|versus|v s|ya|difference|better|compare|antar|fark|farak|या|बेहतर|अंतर|फर्क");

type NotHeld = { readonly name: string; readonly near: readonly string[] };

const byName: ReadonlyMap<string, NotHeld> = new Map(
  TITLES_NOT_HELD.flatMap(({ names, near }) => names.map((name) => [wordsOf(name).join(" "), { name, near }] as const)),
);
const LONGEST = Math.max(...[...byName.keys()].map((name) => name.split(" ").length));

/** The longest title that stands in a text, in the singular or with an s. The last word of a longer one may be another career's name; a single word is one only where no career is named. */
function titleIn(text: string, isAlone: boolean): NotHeld | undefined {
  const said = text.trim().split(" ");
  for (let length = Math.min(LONGEST, said.length); length > (isAlone ? 0 : 1); length--)
    for (let from = 0; from + length <= said.length; from++) {
      const name = said.slice(from, from + length).join(" ");
      const found = byName.get(name) ?? byName.get(name.replace(/s$/, "")) ?? byName.get(name.replace(/es$/, ""));
      if (found !== undefined) return found;
    }
  return undefined;
}

/** A well-known title of which there is no record: said so, with the careers that come nearest. */
export const titleNotHeldAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, careers, asks, language } = reading;
  const { explorer } = knowledge;
  const title = titleIn(text, careers.length === 0);
  if (title === undefined) return null;
  const near = title.near.flatMap((id) => explorer.byId(id) ?? []);
  const [nearest] = near;
  if (nearest === undefined) return null;
  const [other, third] = careers;
  // Beside a career that is held the nearest is weighed.
  if (other !== undefined && third === undefined && other.word === null && other.career !== nearest && WEIGHS.test(text)) {
    const both = [other, { career: nearest, kinds: [], word: null, title: title.name, isDescribed: false }];
    return p(NO_SUCH_NAME[language](words(title.name))) + (compareAnswer({ ...reading, careers: both, work: null }, knowledge) ?? "");
  }
  const row = (career: Career): string =>
    asks.has("pay") ? `${careerLink(career)}: ${shortPay(career, language) ?? NO_FIGURE_YET[language]}` : workRow(career, language);
  return (
    p(NO_SUCH_NAME[language](words(title.name))) +
    h3(NEAREST[language]) +
    ul(near.map(row)) +
    (asks.has("pay") ? p(PAY_BASIS[language]) : "")
  );
});
