import * as common from "../../theme/common.css.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { strings } from "./strings.ts";

/** For whoever comes to the assessment anew with every question answered: on to the results, or once more from the first question. */
export function Finished({ onAgain }: { onAgain: () => void }) {
  return (
    <section className={common.notice}>
      <h1>{strings.finished}</h1>
      <div className={common.actions}>
        <ButtonLink to="/results">{strings.seeResults}</ButtonLink>
        <Button look="secondary" onClick={onAgain}>
          {strings.again}
        </Button>
      </div>
    </section>
  );
}
