import { useEffect, useRef } from "react";
import * as styles from "./range.css.ts";

type Props = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: readonly [number, number];
  readonly labels: readonly [string, string];
  readonly spoken: (value: number) => string;
  readonly onChange: (value: readonly [number, number]) => void;
};

/** A slider with two handles: two native ones, so that keys, touch and screen readers work as they always do. */
export function Range({ min, max, step, value: [from, to], labels, spoken, onChange }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = (value: number) => String(max === min ? 0 : (value - min) / (max - min));
    element.current?.style.setProperty("--range-from", part(from));
    element.current?.style.setProperty("--range-to", part(to));
  }, [from, to, min, max]);
  const shared = { min, max, step, className: styles.handle } as const;
  return (
    <div ref={element} className={styles.range}>
      <span className={styles.track} />
      <span className={styles.chosen} />
      <input
        type="range"
        {...shared}
        aria-label={labels[0]}
        aria-valuetext={spoken(from)}
        value={from}
        onChange={(event) => onChange([Math.min(Number(event.target.value), to), to])}
      />
      <input
        type="range"
        {...shared}
        aria-label={labels[1]}
        aria-valuetext={spoken(to)}
        value={to}
        onChange={(event) => onChange([from, Math.max(Number(event.target.value), from)])}
      />
    </div>
  );
}

const BAR = 10;
const GAP = 1;
const HEIGHT = 100;

/** How many lie where, as bars behind a range; those within it stand out. */
export function Histogram({
  counts,
  min,
  max,
  value: [from, to],
}: {
  counts: readonly number[];
  min: number;
  max: number;
  value: readonly [number, number];
}) {
  const most = Math.max(1, ...counts);
  const width = (max - min) / counts.length;
  const within = (index: number) => min + (index + 1) * width > from && min + index * width < to;
  const bars = counts.map((count, index) => ({ x: index * BAR, height: (HEIGHT * count) / most, within: within(index) }));
  return (
    <svg className={styles.histogram} viewBox={`0 0 ${counts.length * BAR} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((bar) => (
        <rect
          key={bar.x}
          className={bar.within ? styles.barWithin : styles.bar}
          x={bar.x}
          width={BAR - GAP}
          y={HEIGHT - bar.height}
          height={bar.height}
        />
      ))}
    </svg>
  );
}
