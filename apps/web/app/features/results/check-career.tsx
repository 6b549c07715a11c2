import type { Ranker, VisitorProfile } from "@career-clarity/career-matching";
import { useDeferredValue, useMemo, useState } from "react";
import { useLoading } from "../../lib/use-loading.ts";
import { Button } from "../../ui/button/button.tsx";
import { Match } from "./match.tsx";
import { opening } from "./opening-strings.ts";
import * as styles from "./results.css.ts";
import { strings } from "./strings.ts";
import { matchOf } from "./use-matches.ts";

const OFFERED = 12;

const load = () => import("./called.ts").then(({ openCalled }) => openCalled());

type OffersProps = {
  readonly ranker: Ranker;
  readonly wanted: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
};

/** The careers that are called so. */
function Offers({ ranker, wanted, chosen, onChoose }: OffersProps) {
  const { value: find, failed, retry } = useLoading(load);
  const found = useMemo(() => find?.(ranker, wanted) ?? [], [find, ranker, wanted]);
  if (failed) return <Button onClick={retry}>{opening.retry}</Button>;
  return (
    <>
      <p role="status" className={styles.hint}>
        {find && strings.checkFound(found.length)}
        {found.length > OFFERED && strings.checkMore(OFFERED)}
      </p>
      {found.length > 0 && (
        <ul className={styles.offers}>
          {found.slice(0, OFFERED).map(({ id, name, title }) => (
            <li key={id}>
              <Button look={chosen === id ? "primary" : "secondary"} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
                {strings.checkOffer(name, title)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How well any career fits, poor matches too, with the same reasons. */
export function CheckCareer({ ranker, profile }: { ranker: Ranker; profile: VisitorProfile }) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = useDeferredValue(text.trim().toLowerCase());
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
      {wanted !== "" && <Offers ranker={ranker} wanted={wanted} chosen={chosen} onChoose={setChosen} />}
      {match && (
        <div className={styles.checked} aria-live="polite">
          <Match match={match} profile={profile} heading="h3" />
        </div>
      )}
    </section>
  );
}
