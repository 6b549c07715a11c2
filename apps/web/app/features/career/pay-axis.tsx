import * as styles from "./career.css.ts";

const WIDTH = 320;
const HEIGHT = 34;
const BAR_Y = 6;
const BAR_HEIGHT = 8;

/** A range on an axis that is the same for every career, so that two pages can be held side by side. Logarithmic, as pay is. */
export function PayAxis({
  low,
  high,
  ticks,
  label,
}: {
  low: number;
  high: number;
  ticks: readonly number[];
  label: (tick: number) => string;
}) {
  const first = ticks[0] ?? 1;
  const last = ticks.at(-1) ?? first;
  const place = (amount: number) => (WIDTH * Math.log(Math.min(Math.max(amount, first), last) / first)) / Math.log(last / first);
  const anchor = (tick: number) => (tick === first ? "start" : tick === last ? "end" : "middle");
  return (
    <svg className={styles.axis} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className={styles.axisRail} x="0" y={BAR_Y} width={WIDTH} height={BAR_HEIGHT} rx={BAR_HEIGHT / 2} />
      <rect
        className={styles.axisRange}
        x={place(low)}
        y={BAR_Y}
        width={Math.max(BAR_HEIGHT, place(high) - place(low))}
        height={BAR_HEIGHT}
        rx={BAR_HEIGHT / 2}
      />
      {ticks.map((tick) => (
        <text key={tick} className={styles.axisText} x={place(tick)} y={HEIGHT - 4} textAnchor={anchor(tick)}>
          {label(tick)}
        </text>
      ))}
    </svg>
  );
}
