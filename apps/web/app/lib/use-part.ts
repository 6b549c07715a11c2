import { useEffect, useState } from "react";

/** A part of a page that it does without until it is wanted, and where its code can't be had. `load` must be the same function at every render. */
export function usePart<T>(load: () => Promise<T>, wanted: boolean): T | null {
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => {
    let current = true;
    if (wanted)
      load().then(
        (loaded) => current && setPart(() => loaded),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [load, wanted]);
  return part;
}
