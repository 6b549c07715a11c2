import type { Career } from "@career-clarity/career-catalog";
import { h3, p, ul, words } from "../html/write.ts";
import { TITLES_NOT_HELD } from "../names/titles-not-held.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { PAY_BASIS, shortPay } from "./figures.ts";
import { NO_FIGURE_YET } from "./kinds-texts.ts";
import { careerLink } from "./links.ts";
import { NEAREST, NO_SUCH_NAME } from "./unknown-texts.ts";
import { workRow } from "./work-row.ts";

const CUES = TITLES_NOT_HELD.flatMap(({ names, near }) => names.map((name) => ({ cue: phrases(`${name}s?`), name, near })));

/** A well-known title of which there is no record: said so, with the careers that come nearest. The last word of a longer one may be another career's name. */
export const titleNotHeldAnswer: SpokenAnswer = spoken(({ text, careers, asks, language }, { explorer }) => {
  const title = CUES.find(({ cue, name }) => (careers.length === 0 || name.includes(" ")) && cue.test(text));
  if (title === undefined) return null;
  const near = title.near.flatMap((id) => explorer.byId(id) ?? []);
  if (near.length === 0) return null;
  const row = (career: Career): string =>
    asks.has("pay") ? `${careerLink(career)}: ${shortPay(career, language) ?? NO_FIGURE_YET[language]}` : workRow(career, language);
  return (
    p(NO_SUCH_NAME[language](words(title.name))) +
    h3(NEAREST[language]) +
    ul(near.map(row)) +
    (asks.has("pay") ? p(PAY_BASIS[language]) : "")
  );
});
