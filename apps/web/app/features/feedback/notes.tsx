import type { MessageKind } from "@career-clarity/submissions";
import { Link } from "../../lib/router/link.tsx";
import { Button, buttonLook } from "../../ui/button/button.tsx";
import type { Problem } from "./delivery.ts";
import * as styles from "./form.css.ts";
import { strings } from "./strings.ts";
import type { DraftControl } from "./use-draft.ts";
import { lastOf } from "./use-sending.ts";

/** What was sent last, and what was typed and not sent. */
export function Kept({ draft, kind }: { draft: DraftControl; kind: MessageKind }) {
  const last = lastOf(kind);
  return (
    <>
      {last && <p className={styles.note}>{strings.before(last.how, last.id)}</p>}
      {draft.isRestored && (
        <div className={styles.kept}>
          <p>{strings.kept}</p>
          <Button look="quiet" onClick={draft.clear}>
            {strings.clear}
          </Button>
        </div>
      )}
    </>
  );
}

/** Once, when it comes: the same function at every render. */
const showBox = (box: HTMLElement | null): void => box?.scrollIntoView({ block: "nearest" });

export function ProblemBox({ problem }: { problem: Problem }) {
  return (
    <div role="alert" className={styles.problem} ref={showBox}>
      <strong>{strings.problem}</strong>
      <p>{problem.text}</p>
      {problem.next !== undefined && <p>{problem.next}</p>}
      {problem.parentMail !== undefined && (
        <a className={buttonLook({ look: "secondary" })} href={problem.parentMail}>
          {strings.parentMail}
        </a>
      )}
    </div>
  );
}

/** What is kept, why, how long, and how it is deleted. */
export function Consent({ minor }: { minor: boolean }) {
  return (
    <p className={styles.note}>
      {minor ? strings.consentMinor : strings.consent} <a href={`mailto:${strings.support}`}>{strings.support}</a>.{" "}
      <Link to="/privacy-policy">{strings.privacy}</Link>
    </p>
  );
}
