import type { ReactNode } from "react";
import * as common from "../../theme/common.css.ts";
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
    <div className={common.page}>
      <header className={common.pageHead}>
        <h1>{title}</h1>
        <p className={common.lead}>{lead}</p>
        <p className={common.small}>{UPDATED}</p>
      </header>
      {children}
      <Prose nodes={text} />
    </div>
  );
}
