import { Parser } from "htmlparser2";

/** A reply as it came, as a person reads it, and the addresses that it links, in order. */
export type ReadReply = { readonly html: string; readonly text: string; readonly links: readonly string[] };

export function readReply(html: string): ReadReply {
  const links: string[] = [];
  let text = "";
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name !== "strong" && name !== "em" && name !== "a") text += " ";
      if (href !== undefined) links.push(href);
    },
    ontext: (piece) => {
      text += piece;
    },
    onclosetag: (name) => {
      if (name !== "strong" && name !== "em" && name !== "a") text += " ";
    },
  });
  parser.end(html);
  return { html, text: text.replace(/\s+/g, " ").trim(), links };
}

const CAREER = /^\/career\/([\w-]+)$/;

/** The ids of the careers that a reply links, each once, in order. */
export const careersLinked = ({ links }: ReadReply): readonly string[] => [
  ...new Set(links.flatMap((address) => CAREER.exec(address)?.[1] ?? [])),
];
