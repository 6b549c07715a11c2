import type { MouseEvent } from "react";

/**
 * The second click of a double click lands on whatever has taken the first one's place: the next question's option. It is not an answer.
 * (`detail` counts clicks in a row; a key press has 0.)
 */
export const singleClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) act();
  };
