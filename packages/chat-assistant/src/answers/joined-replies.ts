import { blocksOf, itemsOf } from "../html/blocks.ts";
import { ul } from "../html/write.ts";
import { inEach } from "../language.ts";
import { OTHER_KINDS } from "./career-texts.ts";
import { CHECK_RULES } from "./pathway-texts.ts";

const CHECKS: ReadonlySet<string> = new Set(Object.values(CHECK_RULES).map((text) => `<p>${text}</p>`));
const KINDS = Object.values(inEach((language) => OTHER_KINDS[language]("", ""))).map((text) => `<p>${text.split(":")[0]}:`);
const isSignOff = (block: string): boolean => block.startsWith("<p>") && block.includes('href="/assessment"');

/** What stands at the end of a reply, once: that rules change, other kinds, and where the record is. */
const isClosing = (block: string): boolean => CHECKS.has(block) || KINDS.some((start) => block.startsWith(start)) || isSignOff(block);

/** The words of a line, by which it is the same in a list and in a paragraph. */
const plain = (line: string): string =>
  line
    .replaceAll(/<[^>]+>/g, "")
    .replace(/[.।]\s*$/u, "")
    .trim();

/** A paragraph that is only the title of the list below it. */
const IS_TITLE = /^<p><strong>[^<]*<\/strong><\/p>$/;

/** One that says nothing but what it leads to: "What I can tell you of Nurse:" */
const ONLY_LEADS_ON = /^<p>[^.;:।]*:<\/p>$/u;

/** The sentence at the end of a paragraph that leads to what has been told already. */
const LAST_LEADS_ON = /([.।])\s[^.;।<>]*:<\/p>$|;\s[^.;।<>]*:<\/p>$/u;

/** What a reply says, line by line, without its titles and its end. */
export const linesOf = (html: string): readonly string[] =>
  blocksOf(html)
    .filter((block) => !block.startsWith("<h3>") && !IS_TITLE.test(block) && !isClosing(block))
    .flatMap((block) => (block.startsWith("<ul>") ? itemsOf(block) : [block]))
    .map(plain);

const leadsOn = (block: string): boolean => IS_TITLE.test(block) || ONLY_LEADS_ON.test(block);

/** A title, null before the first one, and what stands below it, without what ends the reply. */
type Section = { readonly title: string | null; readonly blocks: readonly string[] };

function sectionsOf(reply: string): readonly Section[] {
  const sections: { readonly title: string | null; readonly blocks: string[] }[] = [{ title: null, blocks: [] }];
  for (const block of blocksOf(reply).filter((each) => !isClosing(each)))
    if (block.startsWith("<h3>")) sections.push({ title: block, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  return sections;
}

/** What is left of a section: nothing leads on to what was dropped, at the end of the reply or before the next block. */
const tidied = (left: readonly string[], isLast: boolean): readonly string[] =>
  left.flatMap((block, at) => {
    const next = left[at + 1] ?? (isLast ? "" : "more");
    if (block === "" || next !== "") return block;
    return leadsOn(block) ? [] : block.replace(LAST_LEADS_ON, (_, end: string = ".") => `${end}</p>`);
  });

/**
 * Replies below one another: no line of one again in another, unless under the title of something else; nothing that a paragraph has said; and
 * what ends one of them at the end of all.
 */
export function joinedReplies(replies: readonly string[], without: ReadonlySet<string> = new Set()): string {
  const seen = new Set(without);
  let inForce = "";
  const body = replies.flatMap((reply) => {
    const items: string[] = [];
    // What was said since the last new title; what stands before the first one belongs to it.
    let own = new Set<string>();
    let isFirst = true;
    const sections = sectionsOf(reply);
    const told = sections.flatMap(({ title, blocks }, place) => {
      const isNew = title !== null && !seen.has(plain(title));
      if (isNew && !isFirst) own = new Set();
      if (isNew) isFirst = false;
      const note = (line: string): void => {
        seen.add(line);
        own.add(line);
      };
      if (title !== null) note(plain(title));
      const said = isNew ? own : seen;
      const isSaid = (item: string): boolean => without.has(plain(item)) || said.has(plain(item));
      const left = blocks.map((block) => {
        if (!block.startsWith("<ul>")) {
          const line = plain(block);
          const isKept = !(IS_TITLE.test(block) ? said : seen).has(line);
          note(line);
          return isKept ? block : "";
        }
        const [first = "", ...others] = itemsOf(block);
        // A list of which the head was said is said: the pay again, with a foreign range below it.
        const kept = isSaid(first) ? [] : [first, ...others.filter((item) => !isSaid(item))];
        items.push(...kept);
        return ul(kept);
      });
      const isBare = left.every((block) => block === "" || IS_TITLE.test(block));
      const below = tidied(left, place === sections.length - 1);
      if (title === null || (!isNew && (isBare || plain(title) === inForce))) return below;
      inForce = plain(title);
      return [title, ...below];
    });
    // Two careers side by side may have a line in common.
    for (const item of items) seen.add(plain(item));
    return told;
  });
  const ends = [...new Set(replies.flatMap(blocksOf).filter(isClosing))];
  return [...body, ...ends.toSorted((a, b) => Number(isSignOff(a)) - Number(isSignOff(b)))].join("");
}
