import { useCallback, useState } from "react";

export type ImageState = "loading" | "loaded" | "failed";

/** What has become of an image, also of one that came or failed before the page could hear of it. The second part goes onto the `<img>`. */
export function useImageState() {
  const [state, setState] = useState<ImageState>("loading");
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? "loaded" : "failed");
  }, []);
  const watched = { ref, onLoad: () => setState("loaded"), onError: () => setState("failed") };
  return [state, watched] as const;
}
