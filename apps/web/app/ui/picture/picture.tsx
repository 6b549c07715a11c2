import * as styles from "./picture.css.ts";
import { useImageState } from "./use-image-state.ts";

const NOT_AVAILABLE = "Image not available";

/** The picture for one theme; where it can't be had, words in the same box. */
function Drawing({ slug, alt, theme }: { slug: string; alt: string; theme: "light" | "dark" }) {
  const [state, watched] = useImageState();
  if (state === "failed")
    return (
      <span className={`${styles.picture[theme]} ${styles.missing}`}>
        {NOT_AVAILABLE}
        {alt && `: ${alt}`}
      </span>
    );
  return (
    <img
      src={`/pictures/${slug}-${theme}.svg`}
      alt={alt}
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      className={styles.picture[theme]}
      {...watched}
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
