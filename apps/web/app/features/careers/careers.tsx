import type { Career, CareerCategory } from "@career-clarity/career-catalog";
import {
  changeCategory,
  changeSearch,
  clearAll,
  createExplorer,
  type Explorer,
  type ExplorerQuery,
  fromSearchParams,
  goToPage,
  toSearchParams,
} from "@career-clarity/explorer-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { CAREERS_DATA, categorySlug, EXPLORER_START_DATA } from "../../lib/data-urls.ts";
import { useData } from "../../lib/page-data.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import * as shell from "../../shell/shell.css.ts";
import { site } from "../../site.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import { CareerCard } from "./career-card.tsx";
import * as styles from "./careers.css.ts";
import { Pagination } from "./pagination.tsx";
import { strings } from "./strings.ts";

const SEARCH_PAUSE_MS = 300;

type Start = { readonly total: number; readonly categories: readonly { name: string; count: number }[]; readonly first: readonly Career[] };

/** The whole catalogue as an index, fetched after the first paint. */
function useExplorer(): { explorer: Explorer | null; failed: boolean; retry: () => void } {
  const { value, failed, retry } = useLoaded<readonly Career[]>(CAREERS_DATA);
  const explorer = useMemo(() => value && createExplorer(value), [value]);
  return { explorer, failed, retry };
}

/** The text as typed; it is committed 300 ms after the last key, to the query as it is by then. */
function useSearchText(committed: string, commit: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(committed);
  const [asked, setAsked] = useState(committed);
  if (committed !== asked) {
    setAsked(committed);
    if (text.trim() !== committed.trim()) setText(committed);
  }
  const settle = useEffectEvent((typed: string) => {
    if (typed.trim() !== committed.trim()) commit(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(text), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}

export default function Careers() {
  const start = useData<Start>(EXPLORER_START_DATA);
  const { explorer, failed, retry } = useExplorer();
  const [params, setParams] = useSearchParams();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  const query = explorer && fromSearchParams(params, explorer);
  const found = explorer && query ? explorer.query(query) : null;
  const change = (next: (query: ExplorerQuery) => ExplorerQuery, replace = false) => {
    if (explorer && query) setParams(toSearchParams(next(query), explorer), { replace });
  };
  const [text, setText] = useSearchText((mounted && params.get("search")) || "", (typed) =>
    change((now) => changeSearch(now, typed), true),
  );
  const waiting = mounted && !explorer && params.size > 0;
  const careers = found ? found.careers : start.first;
  const total = found ? found.total : start.total;
  const unfiltered = !query || (query.search.trim() === "" && query.category === "All");

  return (
    <div className={shell.page}>
      <header className={styles.header}>
        <h1>{strings.title}</h1>
        <p className={shell.lead}>{strings.tagline(site.claims.careers)}</p>
      </header>
      <search className={styles.controls}>
        <div className={styles.field}>
          <label htmlFor="career-search">{strings.searchLabel}</label>
          <input
            id="career-search"
            type="search"
            className={styles.input}
            placeholder={strings.searchPlaceholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor="career-category">{strings.category}</label>
          <select
            id="career-category"
            className={styles.input}
            value={query?.category ?? "All"}
            disabled={!explorer}
            onChange={(event) => explorer && change((now) => changeCategory(now, event.target.value))}
          >
            <option value="All">{strings.allCategories(site.claims.careers)}</option>
            {start.categories.map(({ name, count }) => (
              <option key={name} value={name}>
                {name} ({count})
              </option>
            ))}
          </select>
        </div>
      </search>
      <p role="status" className={styles.count}>
        {waiting ? strings.loading : strings.found(unfiltered ? site.claims.careers : String(total), site.claims.careers)}
        {found && found.pageCount > 1 && (
          <span className={shell.small}> {strings.page(query?.page ?? 1, found.pageCount, found.careers.length, site.claims.careers)}</span>
        )}
      </p>
      {failed && (
        <div role="alert" className={styles.problem}>
          <p>{strings.unavailable}</p>
          <Button onClick={retry}>{strings.retry}</Button>
        </div>
      )}
      {waiting && !failed ? (
        <Spinner size="large" message={strings.loading} />
      ) : careers.length === 0 ? (
        <div className={styles.empty}>
          <h2>{strings.noneTitle}</h2>
          <p>{strings.noneText}</p>
          <Button
            onClick={() => {
              setText("");
              if (explorer) change(() => clearAll(explorer));
            }}
          >
            {strings.clear}
          </Button>
        </div>
      ) : (
        <ul className={styles.grid}>
          {careers.map((career) => (
            <li key={career.id}>
              <CareerCard career={career} />
            </li>
          ))}
        </ul>
      )}
      {found && query && found.pageCount > 1 && (
        <Pagination query={query} found={found} onPage={(page) => change((now) => goToPage(now, page, found.pageCount))} />
      )}
      <section className={styles.ask}>
        <h2>{strings.askTitle}</h2>
        <p>{strings.askText}</p>
        <div className={shell.actions}>
          <ButtonLink to="/assessment">{strings.askAssessment}</ButtonLink>
          <ButtonLink look="secondary" to="/blog">
            {strings.askGuides}
          </ButtonLink>
        </div>
        <nav aria-label={strings.byCategory}>
          <ul className={styles.categories}>
            {start.categories.map(({ name }) => (
              <li key={name}>
                <Link to={`/careers/${categorySlug(name as CareerCategory)}`} className={styles.categoryLink}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </section>
    </div>
  );
}
