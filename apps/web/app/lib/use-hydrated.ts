import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page has come to life: false in prerendered HTML and while it hydrates, true from then on, and at once in what is drawn later. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
