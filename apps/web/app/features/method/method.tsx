import { METHOD_DATA } from "../../lib/data-urls.ts";
import { useData } from "../../lib/page-data.ts";
import * as common from "../../theme/common.css.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import type { Evaluation } from "./evaluation.ts";
import { Figures } from "./figures.tsx";
import { after, before, strings } from "./strings.ts";

/** How matching works, and which of the site's figures anybody can check. */
export default function Method() {
  const evaluation = useData<Evaluation>(METHOD_DATA);
  return (
    <div className={common.page}>
      <header className={common.pageHead}>
        <h1>{strings.title}</h1>
        <p className={common.lead}>{strings.lead}</p>
      </header>
      <Prose nodes={before} />
      <Figures evaluation={evaluation} />
      <Prose nodes={after} />
      <p className={common.actions}>
        <ButtonLink to="/assessment">{strings.cta}</ButtonLink>
      </p>
    </div>
  );
}
