import { type RefObject, useEffect, useState } from "react";

const AHEAD = "200px";

/** Whether an element is on the screen or nearly, from then on: the moment to fetch what only it needs. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
