import type { Ranker, VisitorProfile } from "@career-clarity/career-matching";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Match } from "./match.tsx";
import * as styles from "./results.css.ts";
import { strings } from "./strings.ts";
import { matchOf } from "./use-matches.ts";

const OFFERED = 6;

/** How well any career fits, poor matches too, with the same reasons. */
export function CheckCareer({ ranker, profile }: { ranker: Ranker; profile: VisitorProfile }) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const found = useMemo(
    () =>
      wanted === ""
        ? []
        : ranker.careers
            .filter(({ name }) => name.toLowerCase().includes(wanted))
            .toSorted((a, b) => a.name.toLowerCase().indexOf(wanted) - b.name.toLowerCase().indexOf(wanted)),
    [ranker, wanted],
  );
  const match = useMemo(() => (chosen === null ? undefined : matchOf(ranker, profile, chosen)), [ranker, profile, chosen]);
  return (
    <section className={styles.section} aria-labelledby="check">
      <h2 id="check">{strings.check}</h2>
      <p className={styles.hint}>{strings.checkHint}</p>
      <div className={styles.checkForm}>
        <label htmlFor="check-career">{strings.checkLabel}</label>
        <input
          id="check-career"
          type="search"
          autoComplete="off"
          className={styles.input}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p role="status" className={styles.hint}>
        {wanted === "" ? "" : strings.checkFound(found.length)}
      </p>
      {found.length > 0 && (
        <ul className={styles.offers}>
          {found.slice(0, OFFERED).map(({ id, name }) => (
            <li key={id}>
              <Button look={chosen === id ? "primary" : "secondary"} aria-pressed={chosen === id} onClick={() => setChosen(id)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {match && (
        <div className={styles.checked} aria-live="polite">
          <Match match={match} profile={profile} heading="h3" />
        </div>
      )}
    </section>
  );
}
