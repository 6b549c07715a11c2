import type { Career } from "@career-clarity/career-catalog";
import { growthTone, parseGrowth } from "@career-clarity/explorer-query";
import { Link } from "react-router";
import { CategoryBadge, RemoteBadge, StressBadge } from "../../ui/badge/badge.tsx";
import * as styles from "./careers.css.ts";
import { strings } from "./strings.ts";

const scores = ["analytical", "social", "creative", "leadership"] as const;

/** One career of the list: all of it leads to the career's page. */
export function CareerCard({ career }: { career: Career }) {
  return (
    <article className={styles.card}>
      <p className={styles.badges}>
        <CategoryBadge category={career.category} />
        {career.remote && <RemoteBadge />}
        <StressBadge level={career.stressLevel} />
      </p>
      <h2 className={styles.name}>
        <Link to={`/career/${career.id}`} className={styles.nameLink}>
          {career.name}
        </Link>
      </h2>
      <p className={styles.description}>{career.description}</p>
      <dl className={styles.scores}>
        {scores.map((score) => (
          <div key={score}>
            <dt>{score}</dt>
            <dd>{career[score]}/10</dd>
          </div>
        ))}
      </dl>
      <p className={styles.line}>
        <span>{career.salary}</span>
        <span className={styles.growth[growthTone(parseGrowth(career.growth))]}>{career.growth}</span>
      </p>
      <p className={styles.line}>
        <span>{career.education}</span>
        <span className={styles.learn} aria-hidden="true">
          {strings.learnMore}
        </span>
      </p>
    </article>
  );
}
