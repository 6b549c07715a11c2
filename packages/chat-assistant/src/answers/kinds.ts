import { h3, p, ul, words } from "../html/write.ts";
import { wideKinds } from "../names/kinds.ts";
import type { Answer } from "./answer.ts";
import { payBasis, shortPay } from "./figures.ts";
import { careerLink, explorerLink } from "./links.ts";

/** A word for so many careers that none of them is usually meant: its kinds, with their pay where that is asked for. */
export const kindsAnswer: Answer = ({ text, careers, interests, asks, unfound }, { explorer }) => {
  const wide = wideKinds.find(({ names }) => names.some((name) => text.includes(` ${name} `) || interests.said.includes(name)));
  const [word = ""] = wide?.names ?? [];
  if (wide === undefined || careers.length + unfound.length > 0 || interests.said.length + interests.unknown !== 1) return null;
  const kinds = wide.kinds.flatMap((id) => explorer.byId(id) ?? []);
  const pay = asks.has("pay");
  return (
    h3(`Which kind of ${word}?`) +
    p(`There are many kinds, with different ways in and different pay. Some of them:`) +
    (pay ? p(payBasis) : "") +
    ul(
      kinds.map(
        (career) =>
          `${careerLink(career)}: ${pay ? `${shortPay(career) ?? "the catalogue has no figure for India yet"}. ` : ""}${words(career.description)}`,
      ),
    ) +
    p(`Name one, and I tell you the way there. More in ${explorerLink({ search: word }, "the explorer")}.`)
  );
};
