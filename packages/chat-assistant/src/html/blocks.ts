/** The parts of a reply that stand below one another: titles, paragraphs and lists, as `write.ts` makes them. */

const BLOCK = /<(h3|p|ul)>.*?<\/\1>/gsu;
const ITEM = /<li>(.*?)<\/li>/gsu;

export const blocksOf = (html: string): readonly string[] => [...html.matchAll(BLOCK)].map(([block]) => block);
/** The items of a list; none of any other block. */
export const itemsOf = (block: string): readonly string[] =>
  block.startsWith("<ul>") ? [...block.matchAll(ITEM)].map(([, item = ""]) => item) : [];
