import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../button/button.tsx";
import * as styles from "./dialog.css.ts";

type Props = { title: string; onClose: () => void; closeLabel?: string; children: ReactNode };

/**
 * A modal window: the browser's own `<dialog>`, which keeps the focus inside, closes on Escape and gives the focus back.
 * A click on the backdrop closes it too, one that began on the backdrop: a text that is marked may be let go of there. Render it only while it is open.
 */
export function Dialog({ title, onClose, closeLabel = "Close", children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    const opener = dialog?.ownerDocument.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close; the browser brings it as `cancel`.
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        if (event.target === element.current && pressed.current === element.current) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
