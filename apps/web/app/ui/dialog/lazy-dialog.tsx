import type { ComponentType } from "react";
import { useLoading } from "../../lib/use-loading.ts";
import { site } from "../../site.ts";
import { Button } from "../button/button.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as styles from "./dialog.css.ts";
import { Dialog } from "./dialog.tsx";

const strings = {
  unavailable: "This could not be loaded. Check your connection and try again, or write to us:",
  again: "Try again",
} as const;

function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.unavailable}>
      <p>
        {strings.unavailable} <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
      </p>
      <Button onClick={onRetry}>{strings.again}</Button>
    </div>
  );
}

type Props = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Must be the same function at every render. */
  readonly load: () => Promise<ComponentType<{ readonly onClose: () => void }>>;
};

/** A window whose content's code comes when it is first opened. */
export function LazyDialog({ load, ...dialog }: Props) {
  const { value: Content, failed, retry } = useLoading(load);
  return (
    <Dialog {...dialog}>{Content ? <Content onClose={dialog.onClose} /> : failed ? <Unavailable onRetry={retry} /> : <Spinner />}</Dialog>
  );
}
