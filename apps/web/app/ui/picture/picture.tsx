import * as styles from "./picture.css.ts";

/**
 * An article's picture, drawn for light and for dark ground (scripts/pictures.ts makes both). The one that the theme does not show is never
 * fetched: it is not displayed, and lazy. `alt` is empty where the title beside it says enough.
 */
export function Picture({ slug, alt }: { slug: string; alt: string }) {
  return (
    <>
      {(["light", "dark"] as const).map((theme) => (
        <img
          key={theme}
          src={`/pictures/${slug}-${theme}.svg`}
          alt={alt}
          width={1200}
          height={630}
          loading="lazy"
          decoding="async"
          className={styles.picture[theme]}
        />
      ))}
    </>
  );
}
