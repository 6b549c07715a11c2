import { lexer, type Token, type Tokens } from "marked";
import type { ProseAttributes, ProseNode, ProseTag } from "../app/ui/prose/prose.tsx";
import { headingId } from "../app/ui/prose/write.ts";

const quotes: readonly (readonly [RegExp, string])[] = [
  [/&quot;|"(?=\p{L}|\p{N}|₹)/gu, "“"],
  [/"/g, "”"],
  [/(^|[\s(“])'(?=\p{L}|\p{N})/gu, "$1‘"],
  [/&#39;|'/g, "’"],
  [/&amp;/g, "&"],
  [/&lt;/g, "<"],
  [/&gt;/g, ">"],
];
const typographic = (text: string): string => quotes.reduce((now, [wrong, right]) => now.replace(wrong, right), text);

export const plainText = (nodes: readonly ProseNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : plainText(node[2]))).join("");

const element = (tag: ProseTag, children: readonly ProseNode[], attributes: ProseAttributes = {}): ProseNode => [tag, attributes, children];

/** A path; "//host" and "/\\host" lead to another site. */
const WITHIN_SITE = /^\/(?![/\\])/;

function inline(token: Token): readonly ProseNode[] {
  switch (token.type) {
    case "text":
    case "escape":
      return "tokens" in token && token.tokens ? token.tokens.flatMap(inline) : [typographic((token as Tokens.Text).text)];
    case "strong":
      return [element("strong", (token as Tokens.Strong).tokens.flatMap(inline))];
    case "em":
      return [element("em", (token as Tokens.Em).tokens.flatMap(inline))];
    case "link": {
      const { href, tokens } = token as Tokens.Link;
      if (!WITHIN_SITE.test(href)) throw new Error(`a link to "${href}": only links within the site are allowed`);
      return [element("a", tokens.flatMap(inline), { href })];
    }
    default:
      throw new Error(`"${token.raw.slice(0, 60)}" is ${token.type}: only text, bold, italics and links are allowed within a line`);
  }
}

const row = (tag: "th" | "td", cells: readonly Tokens.TableCell[]): ProseNode =>
  element(
    "tr",
    cells.map((cell) => element(tag, cell.tokens.flatMap(inline), cell.align ? { align: cell.align } : {})),
  );

function block(token: Token): readonly ProseNode[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) throw new Error(`"${token.raw.trim()}": a heading within a page is of level 2 or 3`);
      const children = tokens.flatMap(inline);
      return [element(depth === 2 ? "h2" : "h3", children, { id: headingId(plainText(children)) })];
    }
    case "paragraph":
      return [element("p", (token as Tokens.Paragraph).tokens.flatMap(inline))];
    case "blockquote":
      return [element("blockquote", (token as Tokens.Blockquote).tokens.flatMap(block))];
    case "list": {
      const { ordered, items } = token as Tokens.List;
      const children = items.map((item) =>
        element(
          "li",
          item.tokens.flatMap((inner) => (inner.type === "list" ? block(inner) : inline(inner))),
        ),
      );
      return [element(ordered ? "ol" : "ul", children)];
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return [
        element("table", [
          element("thead", [row("th", header)]),
          element(
            "tbody",
            rows.map((cells) => row("td", cells)),
          ),
        ]),
      ];
    }
    default:
      throw new Error(`"${token.raw.slice(0, 60)}" is ${token.type}: only headings, paragraphs, lists, quotes and tables are allowed`);
  }
}

/** Markdown as a tree of the elements that `Prose` renders. What has no place there is an error that shows it. */
export function parseMarkdown(text: string): readonly ProseNode[] {
  const nodes = lexer(text).flatMap(block);
  const ids = nodes.flatMap((node) => (typeof node !== "string" && node[1].id ? [node[1].id] : []));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`two headings would be "#${twice}"`);
  return nodes;
}
