import { changeSearch, defaultQuery, type Explorer } from "@career-clarity/explorer-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "../../lib/router/link.tsx";
import { useNavigate } from "../../lib/router/location.ts";
import { explorerOf } from "../../lib/catalogue/explorer.ts";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { loadListed } from "../../lib/catalogue/load.ts";
import { retryFailed } from "../../lib/failures.ts";
import { Artwork } from "../../ui/artwork/artwork.tsx";
import { CategoryBadge } from "../../ui/badge/badge.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import * as styles from "./home.css.ts";
import type { TasteCareer } from "./home-data.ts";
import { strings } from "./strings.ts";

const PAUSE_MS = 300;
const SHOWN = 6;
type Found = { readonly text: string; readonly total: number; readonly careers: readonly TasteCareer[] };

let whole: Promise<Explorer<ListedCareer>> | undefined;
const loadExplorer = (): Promise<Explorer<ListedCareer>> => {
  whole ??= loadListed().then(explorerOf);
  whole.catch(() => {
    whole = undefined;
    retryFailed();
  });
  return whole;
};

/** A small explorer: some real careers, and a search that looks through all of them. The list is fetched when the search is first used. */
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
      loadExplorer().then(
        (explorer) => {
          if (asked.current !== wanted) return;
          const answer = explorer.query({ ...changeSearch(defaultQuery(explorer), wanted), pageSize: SHOWN });
          setFound({ text: wanted, total: answer.total, careers: answer.careers });
        },
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
            onFocus={() => void loadExplorer().catch(() => undefined)}
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
                <Artwork category={career.category} name={career.id} columns={3} rows={3} />
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
