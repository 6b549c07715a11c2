import { type RefObject, useEffect } from "react";

/** While a bar sticks to the screen's foot, `--foot` says how far up it reaches: what is told there stands above it. */
export function useFoot(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty("--foot", `calc(${getComputedStyle(element).bottom} + ${element.offsetHeight}px)`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--foot");
    };
  }, [bar]);
}
