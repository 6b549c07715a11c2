import type { MouseEvent } from "react";

/** A double click is one click, where doing a thing twice undoes it or does too much. (`detail` counts clicks in a row; a key press has 0.) */
export const singleClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) act();
  };
