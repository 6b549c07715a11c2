const CONTROL = "a, button, input, label, select, summary, textarea";

/**
 * The second click of a double click is taken from whatever has come under the pointer since the first one, such as the next question's
 * option or the window that just opened; and a link is followed once. What one and the same control does twice is its own affair.
 */
export function guardDoubleClicks(): void {
  let first: Element | null = null;
  window.addEventListener(
    "click",
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
      // `detail` counts clicks in a row; a key press has 0.
      if (event.detail > 1 && (control !== first || control?.localName === "a")) {
        event.preventDefault();
        event.stopPropagation();
      } else first = control;
    },
    true,
  );
}
