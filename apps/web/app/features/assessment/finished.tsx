import * as shell from "../../shell/shell.css.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { strings } from "./strings.ts";

/** For whoever comes to the assessment anew with every question answered: on to the results, or once more from the first question. */
export function Finished({ onAgain }: { onAgain: () => void }) {
  return (
    <section className={shell.notice}>
      <h1>{strings.finished}</h1>
      <div className={shell.actions}>
        <ButtonLink to="/results">{strings.seeResults}</ButtonLink>
        <Button look="secondary" onClick={onAgain}>
          {strings.again}
        </Button>
      </div>
    </section>
  );
}
