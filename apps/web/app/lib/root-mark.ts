import { useEffect } from "react";

/** Marks the root of the document while it is so, for styles that reach over the whole page (shell/widgets.css.ts). */
export function useRootMark(name: "menu" | "answering", now: boolean): void {
  useEffect(() => {
    if (!now) return;
    const { dataset } = document.documentElement;
    dataset[name] = "";
    return () => {
      delete dataset[name];
    };
  }, [name, now]);
}
