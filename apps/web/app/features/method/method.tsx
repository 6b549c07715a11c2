import * as shell from "../../shell/shell.css.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { strings, text } from "./strings.ts";

/** How matching works, and which of the site's figures anybody can check. */
export default function Method() {
  return (
    <div className={shell.page}>
      <header className={shell.pageHead}>
        <h1>{strings.title}</h1>
        <p className={shell.lead}>{strings.lead}</p>
      </header>
      <Prose nodes={text} />
      <p className={shell.actions}>
        <ButtonLink to="/assessment">{strings.cta}</ButtonLink>
      </p>
    </div>
  );
}
