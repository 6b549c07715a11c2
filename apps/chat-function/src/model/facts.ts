import { factsFor, groundedReply, type ReplyOptions, replyKind } from "@career-clarity/chat-assistant";
import type { Explorer } from "@career-clarity/explorer-query";
import { plainText } from "./plain-text.ts";

/** Clean HTML as one line of text in which each link says where it leads, as the records of careers do. */
const withLinks = (html: string): string =>
  plainText(html.replace(/<a href="([^"]*)">(.*?)<\/a>/g, "$2 (link: $1)"))
    .replace(/\s+/g, " ")
    .trim();

const RECORD = /^[^\n]+? \(link: (\/career\/[\w-]+)\)\. /;
const addressOf = (fact: string): string | undefined => RECORD.exec(fact)?.[1];

/**
 * All that the model may use: the catalogue's records that bear on the question, and what the site answers by itself, which also knows the
 * site's pages, lists and comparisons. Where its answer links none of the careers, they were named in passing, and their records would only
 * lead away from what was asked.
 */
export function groundsOf(question: string, explorer: Explorer, options: ReplyOptions): readonly string[] {
  const reply = groundedReply(question, explorer, options);
  const answer = withLinks(reply);
  const facts = factsFor(question, explorer, options);
  const isAbout = facts.some((fact) => answer.includes(`(link: ${addressOf(fact)})`));
  const kept = isAbout || replyKind(reply) !== "answer" ? facts : facts.filter((fact) => addressOf(fact) === undefined);
  return [...kept, `The site's own answer: ${answer}`];
}

/** The addresses that facts link. */
export const linksOf = (facts: string): ReadonlySet<string> =>
  new Set([...facts.matchAll(/\(link: ([^\s)]+)\)/g)].map(([, href = ""]) => href));
