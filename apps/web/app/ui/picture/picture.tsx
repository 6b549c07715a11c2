import { useCallback, useState } from "react";
import * as styles from "./picture.css.ts";

const NOT_AVAILABLE = "Image not available";

/** The picture for one theme; where it can't be had, words in the same box. */
function Drawing({ slug, alt, theme }: { slug: string; alt: string; theme: "light" | "dark" }) {
  const [failed, setFailed] = useState(false);
  // It may have failed before the page could hear of it.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed)
    return (
      <span className={`${styles.picture[theme]} ${styles.missing}`}>
        {NOT_AVAILABLE}
        {alt && `: ${alt}`}
      </span>
    );
  return (
    <img
      ref={look}
      src={`/pictures/${slug}-${theme}.svg`}
      alt={alt}
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      className={styles.picture[theme]}
      onError={() => setFailed(true)}
    />
  );
}

/**
 * An article's picture, drawn for light and for dark ground (scripts/pictures.ts makes both). The one that the theme does not show is never
 * fetched: it is not displayed, and lazy. `alt` is empty where the title beside it says enough.
 */
export function Picture({ slug, alt }: { slug: string; alt: string }) {
  return (
    <>
      <Drawing slug={slug} alt={alt} theme="light" />
      <Drawing slug={slug} alt={alt} theme="dark" />
    </>
  );
}
