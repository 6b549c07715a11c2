import { X } from "lucide-react";
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from "react";
import { Button, IconButton } from "../button/button.tsx";
import * as styles from "./notice.css.ts";

export type Notice = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly act: () => void };
  /** A text to copy by hand, where the clipboard is closed. */
  readonly field?: { readonly label: string; readonly value: string };
};

const SHOWN_MS = 8000;
let current: (Notice & { readonly key: number }) | null = null;
let keys = 0;
const listeners = new Set<() => void>();

function show(notice: Notice | null): void {
  keys++;
  current = notice && { ...notice, key: keys };
  for (const listener of listeners) listener();
}

/** Tells the visitor what has happened, at the foot of the screen and to a screen reader. A new notice takes the place of the last. */
export const notify = (notice: Notice): void => show(notice);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Goes by itself unless it is being pointed at or worked with, or holds something to copy. */
function useExpiry(notice: Notice | null, held: boolean): void {
  useEffect(() => {
    if (!notice || held || notice.field) return;
    const timer = setTimeout(() => show(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, held]);
}

export function Notices() {
  const notice = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  const [held, setHeld] = useState(false);
  useExpiry(notice, held);
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false), onFocus: () => setHeld(true) };
  const onBlur = (event: FocusEvent<HTMLElement>) => setHeld(event.currentTarget.contains(event.relatedTarget));
  return (
    <div className={styles.place} role="status">
      {notice && (
        // biome-ignore lint/a11y/noStaticElementInteractions: being pointed at keeps it from going, and does nothing else.
        <div key={notice.key} className={styles.notice} {...hold} onBlur={onBlur}>
          <span className={styles.text}>{notice.text}</span>
          {notice.action && (
            <Button
              look="quiet"
              onClick={() => {
                notice.action?.act();
                show(null);
                setHeld(false);
              }}
            >
              {notice.action.label}
            </Button>
          )}
          <IconButton
            label="Dismiss"
            onClick={() => {
              show(null);
              setHeld(false);
            }}
          >
            <X />
          </IconButton>
          {notice.field && (
            <input
              className={styles.link}
              aria-label={notice.field.label}
              readOnly
              value={notice.field.value}
              onFocus={(event) => event.target.select()}
            />
          )}
        </div>
      )}
    </div>
  );
}
