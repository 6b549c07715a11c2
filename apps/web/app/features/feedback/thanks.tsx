import { CircleCheck } from "lucide-react";
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { isPageHidden, watchPageHidden } from "../../lib/page-hidden.ts";
import { singleClick } from "../../lib/single-click.ts";
import { Button, buttonLook } from "../../ui/button/button.tsx";
import type { Sent } from "./delivery.ts";
import { strings } from "./delivery-strings.ts";
import * as styles from "./thanks.css.ts";

/** The window closes by itself after this (specification, section 4) ... */
const SHOWN_MS = 3000;

/** ... unless it is being pointed at, worked with, or out of sight: then the time begins anew afterwards. */
function useAutoClose(onClose: () => void) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (!isPageHidden()) timer = setTimeout(() => close.current(), SHOWN_MS);
    };
    start();
    const end = watchPageHidden(start);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [held]);
  return {
    // A pointer that only rests where the button was is not pointing.
    onPointerMove: (event: PointerEvent) => event.movementX + event.movementY !== 0 && setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: (event: FocusEvent) => setHeld(event.target.matches("a, button, summary, textarea")),
    onBlur: () => setHeld(false),
  };
}

function ByMail({ mail }: { mail: NonNullable<Sent["mail"]> }) {
  const link = useRef<HTMLAnchorElement>(null);
  // The link that stands here is the one that is opened: what the visitor can press again is what happened.
  useEffect(() => link.current?.click(), []);
  return (
    <>
      <p>{strings.mailOpened}</p>
      <a ref={link} className={buttonLook({ look: "secondary" })} href={mail.link}>
        {strings.mailAgain}
      </a>
      <details className={styles.copy}>
        <summary className={styles.summary}>{strings.mailText}</summary>
        <p className={styles.note}>{strings.mailTo}</p>
        <textarea
          className={styles.area}
          rows={6}
          readOnly
          value={mail.text}
          aria-label={strings.mailText}
          onFocus={(event) => event.target.select()}
        />
      </details>
    </>
  );
}

export function Thanks({ sent, onClose }: { sent: Sent; onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const hold = useAutoClose(onClose);
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.thanks} {...hold}>
      <CircleCheck className={styles.tick} size={40} />
      <h3 ref={title} tabIndex={-1}>
        {strings.thanks}
      </h3>
      <p role="status">{sent.how}</p>
      {sent.mail && <ByMail mail={sent.mail} />}
      {sent.id !== null && (
        <p className={styles.note}>
          {strings.number} <span className={styles.selectable}>{sent.id}</span>
        </p>
      )}
      <Button look="secondary" onClick={singleClick(onClose)}>
        {strings.close}
      </Button>
    </div>
  );
}
