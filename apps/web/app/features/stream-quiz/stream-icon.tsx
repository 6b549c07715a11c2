import type { Stream } from "@career-clarity/stream-scoring";
import { Atom, Cog, HeartPulse, Landmark, type LucideIcon, Palette, TrendingUp } from "lucide-react";
import * as styles from "./stream-quiz.css.ts";

const icons: Readonly<Record<Stream, LucideIcon>> = {
  Science: Atom,
  Commerce: TrendingUp,
  Arts: Palette,
  Humanities: Landmark,
  Medical: HeartPulse,
  Engineering: Cog,
};

export function StreamIcon({ name }: { name: Stream }) {
  const Icon = icons[name];
  return (
    <span className={styles.streamIcon[name]}>
      <Icon aria-hidden="true" />
    </span>
  );
}
