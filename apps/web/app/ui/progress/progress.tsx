import * as styles from "./progress.css.ts";

/** How far along, from 0 to `max`. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />;
}
