import { METHOD_DATA } from "../../lib/data-urls.ts";
import { useData } from "../../lib/page-data.ts";
import * as shell from "../../shell/shell.css.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import type { Evaluation } from "./evaluation.ts";
import { Figures } from "./figures.tsx";
import { after, before, strings } from "./strings.ts";

/** How matching works, and which of the site's figures anybody can check. */
export default function Method() {
  const evaluation = useData<Evaluation>(METHOD_DATA);
  return (
    <div className={shell.page}>
      <header className={shell.pageHead}>
        <h1>{strings.title}</h1>
        <p className={shell.lead}>{strings.lead}</p>
      </header>
      <Prose nodes={before} />
      <Figures evaluation={evaluation} />
      <Prose nodes={after} />
      <p className={shell.actions}>
        <ButtonLink to="/assessment">{strings.cta}</ButtonLink>
      </p>
    </div>
  );
}
