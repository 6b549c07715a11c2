import { createElement, type ReactNode } from "react";
import { Link } from "../../lib/router/link.tsx";
import * as styles from "./prose.css.ts";

/** The elements that a written page may hold. */
export const PROSE_TAGS = [
  "h2",
  "h3",
  "p",
  "ul",
  "ol",
  "li",
  "a",
  "strong",
  "em",
  "blockquote",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
] as const;
export type ProseTag = (typeof PROSE_TAGS)[number];

/** Text, or an element: its tag, what it carries, and what stands in it. */
export type ProseNode = string | readonly [tag: ProseTag, attributes: ProseAttributes, children: readonly ProseNode[]];
export type ProseAttributes = { readonly id?: string; readonly href?: string; readonly align?: "left" | "right" | "center" };

function render(node: ProseNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const [tag, { id, href, align }, children] = node;
  const inside = children.map(render);
  if (tag === "a" && href !== undefined)
    return (
      <Link key={key} to={href}>
        {inside}
      </Link>
    );
  if (tag === "table")
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
      <section key={key} className={styles.tableBox} tabIndex={0} aria-label="Table">
        <table>{inside}</table>
      </section>
    );
  if (tag === "th") return createElement("th", { key, scope: "col", className: align && styles.align[align] }, ...inside);
  return createElement(tag, { key, id, className: align && styles.align[align] }, ...inside);
}

/** Written text: articles, legal pages. It is data and no HTML, so nothing in it can run. */
export function Prose({ nodes }: { nodes: readonly ProseNode[] }) {
  return <div className={styles.prose}>{nodes.map(render)}</div>;
}
