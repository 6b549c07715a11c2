import type { CareerCategory } from "@career-clarity/career-catalog";
import * as styles from "./artwork.css.ts";
import { composeArtwork, TILE } from "./compose.ts";

/**
 * A picture made for a category or a career: tiles of a few shapes in the category's colours, laid out by the name, the same on every
 * machine. Decoration: it says nothing that the text beside it does not.
 */
export function Artwork({
  category,
  name,
  columns = 6,
  rows = 3,
}: {
  category: CareerCategory;
  name: string;
  columns?: number;
  rows?: number;
}) {
  return (
    <svg
      viewBox={`0 0 ${columns * TILE} ${rows * TILE}`}
      className={styles.artwork[category]}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {composeArtwork(category, name, columns, rows).map(({ tone, path }) => (
        <path key={tone} d={path} className={styles.tone[tone]} />
      ))}
    </svg>
  );
}
