import { factsFor, groundedReply, type ReplyOptions } from "@career-clarity/chat-assistant";
import type { Explorer } from "@career-clarity/explorer-query";
import { plainText } from "./plain-text.ts";

/** Clean HTML as one line of text in which each link says where it leads, as the records of careers do. */
const withLinks = (html: string): string =>
  plainText(html.replace(/<a href="([^"]*)">(.*?)<\/a>/g, "$2 (link: $1)"))
    .replace(/\s+/g, " ")
    .trim();

/**
 * All that the model may use: the catalogue's records that bear on the question, and what the site answers by itself, which also knows the
 * site's pages, lists and comparisons.
 */
export const groundsOf = (question: string, explorer: Explorer, options: ReplyOptions): readonly string[] => [
  ...factsFor(question, explorer, options),
  `The site's own answer: ${withLinks(groundedReply(question, explorer, options))}`,
];

/** The addresses that facts link. */
export const linksOf = (facts: string): ReadonlySet<string> =>
  new Set([...facts.matchAll(/\(link: ([^\s)]+)\)/g)].map(([, href = ""]) => href));
