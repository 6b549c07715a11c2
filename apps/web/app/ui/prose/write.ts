import type { ProseNode } from "./prose.tsx";

/** Names such as "what-it-costs": a heading's place in its page. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

export const h2 = (text: string): ProseNode => ["h2", { id: headingId(text) }, [text]];
export const p = (...children: readonly ProseNode[]): ProseNode => ["p", {}, children];
export const link = (href: string, text: string): ProseNode => ["a", { href }, [text]];
export const strong = (text: string): ProseNode => ["strong", {}, [text]];
export const list = (...items: readonly (string | readonly ProseNode[])[]): ProseNode => [
  "ul",
  {},
  items.map((item) => ["li", {}, typeof item === "string" ? [item] : item] as const),
];
