import type { CareerCategory } from "@career-clarity/career-catalog";
import { useHydrated } from "../../lib/use-hydrated.ts";
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
  later = false,
}: {
  category: CareerCategory;
  name: string;
  columns?: number;
  rows?: number;
  /** Only the ground is in the page's HTML, and the shapes come with the script: for lists, whose pictures would weigh as much as their words. */
  later?: boolean;
}) {
  const hydrated = useHydrated();
  const paths = later && !hydrated ? [] : composeArtwork(category, name, columns, rows);
  return (
    <svg
      viewBox={`0 0 ${columns * TILE} ${rows * TILE}`}
      className={styles.artwork[category]}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {paths.map(({ tone, path }) => (
        <path key={tone} d={path} className={styles.tone[tone]} />
      ))}
    </svg>
  );
}
