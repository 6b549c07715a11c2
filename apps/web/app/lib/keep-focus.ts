const FOCUSABLE =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex='-1'], [disabled])";

/** (Safari has `checkVisibility` since 17.4.) */
const isSeen = (element: HTMLElement) => element.checkVisibility?.() ?? element.getClientRects().length > 0;

/** The place itself or the first thing in it that takes the focus. */
function focusableIn(place: Node | null): HTMLElement | undefined {
  if (!(place instanceof HTMLElement) || !place.isConnected) return undefined;
  return [place, ...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => element.matches(FOCUSABLE) && isSeen(element));
}

/** What stands where the lost element stood: the next, the one before, then what is around them, within the page's content or the window. */
function heirOf(lost: Element, records: readonly MutationRecord[]): HTMLElement | null {
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
  const around = removal?.target ?? lost.parentNode;
  const frame = around instanceof Element ? around.closest<HTMLElement>("main, dialog, header, footer") : null;
  for (const place of [removal?.nextSibling ?? null, removal?.previousSibling ?? null]) {
    const found = frame && focusableIn(place);
    if (found) return found;
  }
  for (let place = around; frame && place && place !== frame; place = place.parentNode) {
    const found = focusableIn(place);
    if (found) return found;
  }
  return document.querySelector("main");
}

/** Whoever uses the keyboard keeps a place: where the control that had the focus is taken away or switched off, its neighbour gets it. */
export function keepFocus(): void {
  let held: Element | null = null;
  document.addEventListener("focusin", ({ target }) => {
    held = target instanceof Element ? target : null;
  });
  // A click on nothing leaves the focus on nothing, as it should.
  document.addEventListener("pointerdown", ({ target }) => {
    if (held && !(target instanceof Node && held.contains(target))) held = null;
  });
  new MutationObserver((records) => {
    if (!held || (held.isConnected && !held.matches(":disabled"))) return;
    // What was switched off is the active element until the next frame.
    if (document.activeElement !== document.body && document.activeElement !== held) return;
    const heir = heirOf(held, records);
    held = null;
    heir?.focus({ preventScroll: true });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
}
