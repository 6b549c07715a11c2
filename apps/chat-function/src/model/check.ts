import type { ModelFailure } from "./failure.ts";
import { falseFigures } from "./figures.ts";
import { repeats } from "./leak.ts";
import { SECRET } from "./messages.ts";
import { plainText } from "./plain-text.ts";

export type Grounds = {
  readonly facts: string;
  readonly apiKey: string;
  readonly isCareer: (id: string) => boolean;
};

/** Longer than any good answer here. */
const MOST_CHARACTERS = 8000;
const SHORTEST_KEY = 8;

const leadsNowhere = (html: string, isCareer: Grounds["isCareer"]) =>
  [...html.matchAll(/href="\/career\/([^"/?#]*)/g)].some(([, id = ""]) => !isCareer(id));

/** Why a cleaned answer of a model may not be shown; null where nothing speaks against it. */
export function faultOf(html: string, { facts, apiKey, isCareer }: Grounds): ModelFailure | null {
  const text = plainText(html);
  if (text.trim() === "") return "empty";
  if (html.length > MOST_CHARACTERS) return "too-large";
  if (repeats(text, SECRET) || (apiKey.length >= SHORTEST_KEY && text.includes(apiKey))) return "leak";
  if (leadsNowhere(html, isCareer)) return "unknown-link";
  return falseFigures(text, plainText(facts)).length > 0 ? "false-figure" : null;
}
