import { type Dispatch, type SetStateAction, startTransition, useCallback, useOptimistic, useState } from "react";

/**
 * State of what a press brings, such as a window, a menu or another look of the list: the press itself is painted first, and what it brings is drawn
 * after it, so that no press waits for a whole page on a slow phone.
 */
export function useLaterState<T>(initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(initial);
  const setLater = useCallback<Dispatch<SetStateAction<T>>>((next) => startTransition(() => setValue(next)), []);
  return [value, setLater];
}

/** A control that shows at once what was chosen, while what follows from it, told to `change`, is drawn after that has been painted. */
export function useAtOnce<T>(drawn: T, change: (next: T) => void): [T, (next: T) => void] {
  const [value, show] = useOptimistic(drawn);
  const choose = (next: T) =>
    startTransition(() => {
      show(() => next);
      change(next);
    });
  return [value, choose];
}
