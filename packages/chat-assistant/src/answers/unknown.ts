import { careersAbout } from "../catalogue/word-index.ts";
import { h3, p, ul, words } from "../html/write.ts";
import type { Answer } from "./answer.ts";
import { whatICanDo } from "./capabilities.ts";
import { DONT_KNOW } from "./dont-know.ts";
import { careerLink, explorerLink } from "./links.ts";

const NEAREST = 4;
const NAMES_ONE = / (?:become|becoming|be|to be|as) an? \S+| \S+ (?:kaise bane|kaise banu|banna|kaise ban)| salary of \S+/u;

/** A career asked for by a name that the catalogue does not have: said so, with what comes nearest. */
export const unnamedAnswer: Answer = ({ text, interests, wishes, streams, categories }, { words: index, careers }) => {
  if (!NAMES_ONE.test(text) || interests.said.length + interests.unknown !== 1 || wishes.length + streams.length + categories.length > 0)
    return null;
  const near = [...careersAbout(index, interests.words, careers.length)].toSorted((a, b) => b[1] - a[1]).slice(0, NEAREST);
  const [first = ""] = interests.said;
  return (
    p(`${DONT_KNOW} a career of exactly that name.`) +
    (near.length === 0
      ? whatICanDo
      : h3("What comes nearest in the catalogue") +
        ul(near.map(([career]) => `${careerLink(career)}: ${words(career.description)}`)) +
        p(`More in ${explorerLink({ search: first }, "the explorer")}.`))
  );
};

/** Nothing was understood: said so, with what can be asked. */
export const unknownAnswer = (): string =>
  p(`${DONT_KNOW} that, or did not understand it. Try it in other words, or with the name of a career.`) + whatICanDo;
