import { useEffect } from "react";

/** Gives the root of the document a class while it is so, for styles that reach over the whole page. */
export function useRootClass(name: string, now: boolean): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    if (now) classList.add(name);
    return () => classList.remove(name);
  }, [name, now]);
}
