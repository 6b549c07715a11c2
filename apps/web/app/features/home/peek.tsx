import { useEffect, useRef, useState } from "react";
import { Link } from "../../lib/router/link.tsx";
import { useNavigate } from "../../lib/router/location.ts";
import { Artwork } from "../../ui/artwork/artwork.tsx";
import { CategoryBadge } from "../../ui/badge/badge.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import type { Found } from "./find-careers.ts";
import * as styles from "./home.css.ts";
import type { TasteCareer } from "./home-data.ts";
import { strings } from "./strings.ts";

const PAUSE_MS = 300;
const finder = () => import("./find-careers.ts");

/** What fails here is tried again, and told, when something is searched for. */
const getReady = () =>
  void finder()
    .then(
      ({ loadExplorer }) => loadExplorer(),
      () => undefined,
    )
    .catch(() => undefined);

/** A small explorer: some real careers, and a search that looks through all of them. The list and its index come when the search is first used. */
export function Peek({ careers }: { careers: readonly TasteCareer[] }) {
  const [text, setText] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef("");
  const navigate = useNavigate();

  useEffect(() => {
    const wanted = text.trim();
    asked.current = wanted;
    setFailed(false);
    if (wanted === "") {
      setFound(null);
      return;
    }
    const timer = setTimeout(() => {
      const search = async () => (await finder()).findCareers(wanted);
      search().then(
        (answer) => asked.current === wanted && setFound(answer),
        () => setFailed(asked.current === wanted),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const shown = found?.careers ?? careers;
  const inExplorer = `/careers?${new URLSearchParams({ search: found?.text ?? text.trim() })}`;
  return (
    <div className={styles.peek}>
      <search>
        <form
          action="/careers"
          className={styles.peekForm}
          onSubmit={(event) => {
            event.preventDefault();
            navigate(text.trim() === "" ? "/careers" : `/careers?${new URLSearchParams({ search: text.trim() })}`);
          }}
        >
          <label htmlFor="peek" className={styles.peekLabel}>
            {strings.peekLabel}
          </label>
          <input
            id="peek"
            name="search"
            type="search"
            className={styles.peekInput}
            placeholder={strings.peekPlaceholder}
            value={text}
            onFocus={getReady}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      </search>
      <p role="status" className={styles.peekStatus}>
        {failed ? strings.peekFailed : found ? (found.total === 0 ? strings.peekNone(found.text) : strings.peekFound(found.total)) : ""}
      </p>
      <ul className={styles.peekList}>
        {shown.map((career) => (
          <li key={career.id}>
            <Link to={`/career/${career.id}`} className={styles.peekCard}>
              <span className={styles.peekArt}>
                <Artwork category={career.category} name={career.id} columns={3} rows={3} later />
              </span>
              <span className={styles.peekText}>
                <strong className={styles.peekName}>{career.name}</strong>
                <span className={styles.peekDescription}>{career.description}</span>
                <CategoryBadge category={career.category} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found && found.total > 0 ? (
        <ButtonLink look="secondary" to={inExplorer}>
          {strings.peekAll(found.total)}
        </ButtonLink>
      ) : (
        <ButtonLink look="secondary" to="/careers">
          {strings.peekBrowse}
        </ButtonLink>
      )}
    </div>
  );
}
