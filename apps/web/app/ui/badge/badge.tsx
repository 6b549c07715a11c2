import type { CareerCategory, StressLevel } from "@career-clarity/career-catalog";
import * as styles from "./badge.css.ts";

export function CategoryBadge({ category }: { category: CareerCategory }) {
  return <span className={styles.category[category]}>{category}</span>;
}

const stressTone: Readonly<Record<StressLevel, keyof typeof styles.tone>> = { Low: "good", Medium: "warn", High: "bad" };

export function StressBadge({ level }: { level: StressLevel }) {
  return <span className={styles.tone[stressTone[level]]}>{`${level} Stress`}</span>;
}

export function RemoteBadge() {
  return <span className={styles.tone.info}>Remote OK</span>;
}
