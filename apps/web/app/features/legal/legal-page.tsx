import type { ReactNode } from "react";
import * as shell from "../../shell/shell.css.ts";
import { Prose, type ProseNode } from "../../ui/prose/prose.tsx";
import { UPDATED } from "./strings.ts";

export function LegalPage({
  title,
  lead,
  text,
  children,
}: {
  title: string;
  lead: string;
  text: readonly ProseNode[];
  children?: ReactNode;
}) {
  return (
    <div className={shell.page}>
      <header className={shell.pageHead}>
        <h1>{title}</h1>
        <p className={shell.lead}>{lead}</p>
        <p className={shell.small}>{UPDATED}</p>
      </header>
      {children}
      <Prose nodes={text} />
    </div>
  );
}
