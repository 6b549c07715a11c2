import * as styles from "./home.css.ts";

const stops = [
  { x: 46, y: 330, label: "Class 10" },
  { x: 150, y: 254, label: "Stream" },
  { x: 250, y: 196, label: "Exam" },
  { x: 318, y: 112, label: "Degree" },
  { x: 420, y: 58, label: "First job" },
] as const;

/** The way from Class 10 to the first job, with the doors left and right of it. Decoration: the text beside it says the same. */
export function PathArt() {
  return (
    <svg viewBox="0 20 500 340" className={styles.art} aria-hidden="true">
      <path d="M46 330c60-4 70-60 104-76s74-14 100-58 28-66 68-84 66-20 102-54" className={styles.artPath} />
      <path
        d="M150 254c40 40 96 30 132 66M250 196c60 18 110 10 158 42M150 254c-34-48-30-98-64-134M250 196c-30-56-14-96-40-142"
        className={styles.artBranch}
      />
      {[
        [282, 320],
        [408, 238],
        [86, 120],
        [210, 54],
      ].map(([x, y]) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <path d="M-13 18V-18H13V18z" className={styles.artOpening} />
          <path d="M-13 18V-18L5-13V24z" className={styles.artDoor} />
          <circle cx="0" cy="4" r="2" className={styles.artKnob} />
        </g>
      ))}
      {stops.map(({ x, y, label }) => {
        const goal = label === "First job";
        return (
          <g key={label}>
            <circle cx={x} cy={y} r={goal ? 15 : 10} className={goal ? styles.artGoal : styles.artStop} />
            <text x={goal ? x - 24 : x + 20} y={goal ? y - 4 : y + 22} textAnchor={goal ? "end" : "start"} className={styles.artLabel}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
