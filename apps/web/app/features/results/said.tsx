import type { VisitorProfile } from "@career-clarity/career-matching";
import { Progress } from "../../ui/progress/progress.tsx";
import * as styles from "./results.css.ts";
import { strings, type Words } from "./strings.ts";

const SUGGESTED = 5;

/** What was asked for outright beside what all other answers point to: they may differ, and both are shown. */
export function Said({ profile: { stated, suggested }, words }: { profile: VisitorProfile; words: Words }) {
  const best = suggested[0]?.share ?? 1;
  return (
    <section className={styles.section} aria-labelledby="said">
      <h2 id="said">{words.said}</h2>
      <div className={styles.profile}>
        <div className={styles.part}>
          <h3>{words.youSaid}</h3>
          {stated.wishes.length === 0 ? (
            <p className={styles.hint}>{strings.noWishes}</p>
          ) : (
            <ul className={styles.chips}>
              {stated.wishes.map(({ questionId, quote }) => (
                <li key={`${questionId}${quote}`} className={styles.chip}>
                  {quote}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.part}>
          <h3>{words.suggested}</h3>
          <p className={styles.hint}>{strings.suggestedHint}</p>
          <ul className={styles.bars}>
            {suggested.slice(0, SUGGESTED).map(({ category, share }) => (
              <li key={category} className={styles.bar}>
                <span>{category}</span>
                <Progress label={category} value={best > 0 ? (100 * share) / best : 0} max={100} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
