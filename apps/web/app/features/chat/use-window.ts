import { type RefObject, useEffect } from "react";

/** The same width as in chat.css.ts. */
const PHONE = "(max-width: 40rem)";

/**
 * Shows a `<dialog>`: on a phone it covers the page and keeps the focus within, else it stands beside the page, which stays in use. `first`
 * receives the focus, unless it would bring up a keyboard that hides what there is to read.
 */
export function useWindow(dialog: RefObject<HTMLDialogElement | null>, first: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const phone = matchMedia(PHONE);
    const show = () => {
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      if (element.open) element.close();
      if (phone.matches) element.showModal();
      else element.show();
      const target = focused ?? (matchMedia("(pointer: coarse)").matches ? element : first.current);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
    show();
    phone.addEventListener("change", show);
    return () => {
      phone.removeEventListener("change", show);
      element.close();
    };
  }, [dialog, first]);
}
