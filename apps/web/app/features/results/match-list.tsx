import { BANDS, type CareerMatch, counterfactual, type PickedMatches, type VisitorProfile } from "@career-clarity/career-matching";
import { useLayoutEffect, useMemo, useRef } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Match } from "./match.tsx";
import * as styles from "./results.css.ts";
import { strings, type Words } from "./strings.ts";

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

/** Matches one after the other; each is told from the one above it. */
function List({ matches, profile, after }: { matches: readonly CareerMatch[]; profile: VisitorProfile; after?: CareerMatch | undefined }) {
  return (
    <ol className={styles.matches}>
      {matches.map((match, index) => (
        <li key={match.career.id}>
          <Match match={match} profile={profile} level={(matches[index - 1] ?? after)?.level === match.level} />
        </li>
      ))}
    </ol>
  );
}

/** What was asked for below the list: the focus goes there, and its heading says how much it is. */
function Further({ matches, profile }: { matches: readonly CareerMatch[]; profile: VisitorProfile }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.band}>
      <h3 ref={heading} tabIndex={-1}>
        {strings.moreTitle(matches.length)}
      </h3>
      <List matches={matches} profile={profile} />
    </div>
  );
}

type Props = {
  readonly picked: PickedMatches;
  readonly further: readonly (readonly CareerMatch[])[];
  readonly profile: VisitorProfile;
  readonly total: number;
  readonly words: Words;
  readonly onMore: () => void;
};

/** The matches in bands, best first, from several fields; more on request; and two further out. */
export function MatchList({ picked: { matches, stretches }, further, profile, total, words, onMore }: Props) {
  const bands = BANDS.map((band) => ({ band, inBand: matches.filter((match) => match.band === band) }));
  return (
    <section className={styles.section} aria-labelledby="matches">
      <h2 id="matches">{words.matches}</h2>
      <p className={styles.hint}>{strings.matchesHint(matches.length, total)}</p>
      <Swap matches={matches} profile={profile} />
      {bands.map(
        ({ band, inBand: [first, ...others] }) =>
          first && (
            <div key={band} className={styles.band}>
              <h3>{strings.bands[band]}</h3>
              <List matches={[first, ...others]} profile={profile} after={matches[matches.indexOf(first) - 1]} />
            </div>
          ),
      )}
      {further.map(
        // biome-ignore lint/suspicious/noArrayIndexKey: the second dozen stays the second dozen, whatever comes to stand in it.
        (dozen, index) => dozen.length > 0 && <Further key={index} matches={dozen} profile={profile} />,
      )}
      {further.at(-1)?.length !== 0 && (
        <div>
          <Button look="secondary" onClick={onMore}>
            {strings.more}
          </Button>
        </div>
      )}
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
