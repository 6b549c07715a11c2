import type { CareerMatch } from "@career-clarity/career-matching";
import { useState } from "react";
import { Link } from "react-router";
import { CategoryBadge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Progress } from "../../ui/progress/progress.tsx";
import * as styles from "./results.css.ts";
import { strings } from "./strings.ts";

const SHOWN_AT_FIRST = 12;
const BANDS = ["Best", "Great", "Good", "Stretch"] as const;

function Match({ match, level }: { match: CareerMatch; level: boolean }) {
  const { career, fit, percentile, reasons, cautions } = match;
  const [against] = cautions;
  return (
    <li className={styles.match}>
      <div className={styles.matchHead}>
        <h4 className={styles.matchName}>
          <Link to={`/career/${career.id}`}>{career.name}</Link>
        </h4>
        <CategoryBadge category={career.category} />
      </div>
      <p className={styles.hint}>{career.description}</p>
      <div className={styles.fit}>
        <strong className={styles.fitText}>{strings.fit(Math.round(fit))}</strong>
        <Progress label={`${career.name}: ${strings.fit(Math.round(fit))}`} value={fit} max={100} />
        <span className={styles.hint}>{level ? strings.level : strings.percentile(Math.floor(percentile))}</span>
      </div>
      <div className={styles.reasons}>
        <p className={styles.reasonHead}>{strings.for}</p>
        <ul className={styles.forList}>
          {reasons.map((reason) => (
            <li key={`${reason.questionId}${reason.quote}`}>{reason.sentence}</li>
          ))}
        </ul>
        <p className={styles.reasonHead}>{strings.against}</p>
        <p className={styles.against}>{against ? against.sentence : strings.nothingAgainst}</p>
      </div>
    </li>
  );
}

/** The matches in bands, best first; more on request. */
export function MatchList({ matches, total }: { matches: readonly CareerMatch[]; total: number }) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const visible = matches.slice(0, shown);
  return (
    <section className={styles.section} aria-labelledby="matches">
      <h2 id="matches">{strings.matches}</h2>
      <p className={styles.hint}>{strings.matchesHint(visible.length, total)}</p>
      {BANDS.map((band) => {
        const inBand = visible.filter((match) => match.band === band);
        return inBand.length === 0 ? null : (
          <div key={band} className={styles.band}>
            <h3>{strings.bands[band]}</h3>
            <ol className={styles.matches}>
              {inBand.map((match) => (
                <Match key={match.career.id} match={match} level={visible[visible.indexOf(match) - 1]?.level === match.level} />
              ))}
            </ol>
          </div>
        );
      })}
      {shown < matches.length && (
        <div>
          <Button look="secondary" onClick={() => setShown(shown + SHOWN_AT_FIRST)}>
            {strings.more}
          </Button>
        </div>
      )}
    </section>
  );
}
