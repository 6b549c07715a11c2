import { TRAITS, type Trait } from "@career-clarity/career-catalog";
import * as styles from "./radar.css.ts";

export type TraitValues = Readonly<Record<Trait, number>>;
type Series = { readonly name: string; readonly values: TraitValues };

const CENTRE = 160;
const RADIUS = 108;
const MAX = 10;
const anchors = ["middle", "start", "start", "middle", "end", "end"] as const;

function point(index: number, value: number): readonly [x: number, y: number] {
  const angle = (index / TRAITS.length) * 2 * Math.PI - Math.PI / 2;
  const reach = (value / MAX) * RADIUS;
  return [CENTRE + reach * Math.cos(angle), CENTRE + reach * Math.sin(angle)];
}

const polygon = (values: readonly number[]) =>
  values
    .map((value, index) =>
      point(index, value)
        .map((n) => n.toFixed(1))
        .join(","),
    )
    .join(" ");

const title = (trait: Trait) => `${trait[0]?.toUpperCase()}${trait.slice(1)}`;
const spoken = ({ name, values }: Series) => `${name}: ${TRAITS.map((trait) => `${trait} ${Math.round(values[trait])} of 10`).join(", ")}`;

/** Six traits from 0 to 10 as a radar; a second series lies over the first. The text alternative says every value. */
export function Radar({ series }: { series: readonly [Series, Series?] }) {
  const [first, second] = series;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="-60 10 440 300"
        className={styles.radar}
        role="img"
        aria-label={series.flatMap((one) => (one ? [spoken(one)] : [])).join(". ")}
      >
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <polygon key={part} points={polygon(TRAITS.map(() => MAX * part))} className={styles.ring} />
        ))}
        {TRAITS.map((trait, index) => {
          const [x, y] = point(index, MAX);
          const [labelX, labelY] = point(index, MAX * 1.16);
          return (
            <g key={trait}>
              <line x1={CENTRE} y1={CENTRE} x2={x.toFixed(1)} y2={y.toFixed(1)} className={styles.spoke} />
              <text x={labelX.toFixed(1)} y={(labelY + 4).toFixed(1)} textAnchor={anchors[index]} className={styles.label}>
                {title(trait)}
              </text>
            </g>
          );
        })}
        <polygon points={polygon(TRAITS.map((trait) => first.values[trait]))} className={styles.first} />
        {second && <polygon points={polygon(TRAITS.map((trait) => second.values[trait]))} className={styles.second} />}
      </svg>
      {second && (
        <ul className={styles.legend}>
          <li>
            <span className={styles.swatchFirst} />
            {first.name}
          </li>
          <li>
            <span className={styles.swatchSecond} />
            {second.name}
          </li>
        </ul>
      )}
    </figure>
  );
}
