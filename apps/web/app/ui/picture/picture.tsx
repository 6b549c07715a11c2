import type { Drawn } from "../../lib/article-card.ts";
import * as styles from "./picture.css.ts";
import { useImageState } from "./use-image-state.ts";

const NOT_AVAILABLE = "Image not available";

/** `alt` is empty where the title beside the picture says enough. */
type PictureProps = { readonly slug: string; readonly alt: string; readonly drawn?: Drawn | undefined };

/** The picture for one theme; where it can't be had, words in the same box. */
function Drawing({ slug, alt, drawn, theme }: PictureProps & { theme: keyof Drawn }) {
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
      src={drawn?.[theme] ?? `/pictures/${slug}-${theme}.svg`}
      alt={alt}
      width={1200}
      height={630}
      loading={drawn ? undefined : "lazy"}
      decoding={drawn ? "sync" : "async"}
      className={styles.picture[theme]}
      {...watched}
    />
  );
}

/**
 * An article's picture, drawn for light and for dark ground (scripts/pictures.ts makes both). Where it is not in the page (`drawn`), the one that
 * the theme does not show is never fetched: it is not displayed, and lazy.
 */
export function Picture(props: PictureProps) {
  return (
    <>
      <Drawing {...props} theme="light" />
      <Drawing {...props} theme="dark" />
    </>
  );
}
