import { linksOf } from "./facts.ts";
import type { ModelFailure } from "./failure.ts";
import { falseFigures, hasBareFigure } from "./figures.ts";
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

/** Links that stand neither in the facts nor on a career's page. */
function leadsNowhere(html: string, { facts, isCareer }: Grounds): boolean {
  const known = linksOf(facts);
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return addresses.some((address) => !known.has(address) && !isCareer(/^\/career\/([^/?#]*)$/.exec(address)?.[1] ?? ""));
}

/** Why a cleaned answer of a model may not be shown; null where nothing speaks against it. */
export function faultOf(html: string, grounds: Grounds): ModelFailure | null {
  const { facts, apiKey } = grounds;
  const text = plainText(html);
  if (text.trim() === "") return "empty";
  if (html.length > MOST_CHARACTERS) return "too-large";
  if (repeats(text, SECRET) || (apiKey.length >= SHORTEST_KEY && text.includes(apiKey))) return "leak";
  if (leadsNowhere(html, grounds)) return "unknown-link";
  if (falseFigures(text, plainText(facts)).length > 0) return "false-figure";
  return hasBareFigure(text) ? "bare-figure" : null;
}
