import type { Career } from "@career-clarity/career-catalog";
import { useMemo, useRef } from "react";
import { useMyMatches } from "../../lib/my-match.ts";
import { useNear } from "../../lib/use-near.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Progress } from "../../ui/progress/progress.tsx";
import * as styles from "./career.css.ts";
import { strings } from "./strings.ts";

/** How the career fits the answers on this device, and why; without answers, the way to them. */
export function MyFit({ career }: { career: Career }) {
  const careers = useMemo(() => [career], [career]);
  const section = useRef<HTMLElement>(null);
  const match = useMyMatches(careers, useNear(section))?.get(career.id);
  if (!match) {
    return (
      <section ref={section} className={styles.ask}>
        <h2>{strings.suits}</h2>
        <p>{strings.suitsText(career.name)}</p>
        <ButtonLink to="/assessment">{strings.assessment}</ButtonLink>
      </section>
    );
  }
  const fit = strings.fit(Math.round(match.fit));
  return (
    <section ref={section} className={styles.ask}>
      <h2>{strings.yourMatch}</h2>
      <p className={styles.fitLine}>
        <strong>{fit}</strong>
        <Progress label={`${career.name}: ${fit}`} value={match.fit} max={100} />
      </p>
      {match.reasons.length > 0 && (
        <div>
          <h3 className={styles.stopName}>{strings.speaksFor}</h3>
          <ul className={styles.plainList}>
            {match.reasons.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className={styles.stopName}>{strings.speaksAgainst}</h3>
        <p>{match.against?.sentence ?? strings.nothingAgainst}</p>
      </div>
      <ButtonLink to="/results">{strings.allResults}</ButtonLink>
    </section>
  );
}
