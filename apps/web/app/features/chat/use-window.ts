import { type RefObject, useLayoutEffect } from "react";
import { matchesMedia } from "../../lib/browser.ts";
import { watchMedia } from "../../lib/watch-device.ts";

/** The same width as in chat.css.ts. */
export const PHONE = "(max-width: 40rem)";

/**
 * Shows a `<dialog>`: on a phone it covers the page and keeps the focus within, else it stands beside the page, which stays in use. `first`
 * receives the focus, unless it would bring up a keyboard that hides what there is to read.
 */
export function useWindow(dialog: RefObject<HTMLDialogElement | null>, first: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const show = () => {
      const active = element.ownerDocument.activeElement;
      const focused = element.contains(active) ? active : null;
      if (element.open) element.close();
      if (matchesMedia(PHONE)) element.showModal();
      else element.show();
      const target = focused ?? (matchesMedia("(pointer: coarse)") ? element : first.current);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
    show();
    const end = watchMedia(PHONE, show);
    return () => {
      end();
      element.close();
    };
  }, [dialog, first]);
}
