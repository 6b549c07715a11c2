import { BANDS, type CareerMatch, counterfactual, type PickedMatches, type VisitorProfile } from "@career-clarity/career-matching";
import { useMemo } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Match } from "./match.tsx";
import * as styles from "./results.css.ts";
import { strings } from "./strings.ts";

/** The smallest change of answers that would swap the first two. */
function Swap({ matches: [first, second], profile }: { matches: readonly CareerMatch[]; profile: VisitorProfile }) {
  const found = useMemo(() => first && second && counterfactual(profile, first.career, second.career), [first, second, profile]);
  if (!first || !second || !found) return null;
  return (
    <p className={styles.swap}>
      {strings.swap(
        found.changes.map(({ sentence }) => sentence),
        second.career.name,
        first.career.name,
      )}
    </p>
  );
}

type Props = { readonly picked: PickedMatches; readonly profile: VisitorProfile; readonly total: number; readonly onMore: () => void };

/** The matches in bands, best first, from several fields, and two further out; more on request. */
export function MatchList({ picked: { matches, stretches }, profile, total, onMore }: Props) {
  return (
    <section className={styles.section} aria-labelledby="matches">
      <h2 id="matches">{strings.matches}</h2>
      <p className={styles.hint}>{strings.matchesHint(matches.length, total)}</p>
      <Swap matches={matches} profile={profile} />
      {BANDS.map((band) => {
        const inBand = matches.filter((match) => match.band === band);
        return inBand.length === 0 ? null : (
          <div key={band} className={styles.band}>
            <h3>{strings.bands[band]}</h3>
            <ol className={styles.matches}>
              {inBand.map((match) => (
                <li key={match.career.id}>
                  <Match match={match} profile={profile} level={matches[matches.indexOf(match) - 1]?.level === match.level} />
                </li>
              ))}
            </ol>
          </div>
        );
      })}
      <div>
        <Button look="secondary" onClick={onMore}>
          {strings.more}
        </Button>
      </div>
      {stretches.length > 0 && (
        <div className={styles.band}>
          <h3>{strings.stretches}</h3>
          <p className={styles.hint}>{strings.stretchesHint}</p>
          <ul className={styles.matches}>
            {stretches.map((match) => (
              <li key={match.career.id}>
                <Match match={match} profile={profile} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
