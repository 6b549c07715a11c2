import { CAREER_CATEGORIES } from "@career-clarity/career-catalog";
import {
  activeFilterCount,
  changeSearch,
  clearAll,
  type ExplorerQuery,
  type ExplorerResult,
  fromSearchParams,
  goToPage,
  toSearchParams,
} from "@career-clarity/explorer-query";
import { ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "../../lib/router/link.tsx";
import { useSearchParams } from "../../lib/router/params.ts";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { categorySlug, EXPLORER_START_DATA } from "../../lib/data-urls.ts";
import { useData } from "../../lib/page-data.ts";
import { prefersStill } from "../../lib/preferences.ts";
import * as shell from "../../shell/shell.css.ts";
import { site } from "../../site.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import * as cards from "../../ui/career-card/career-card.css.ts";
import { CardSkeleton, CareerCard } from "../../ui/career-card/career-card.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Beyond } from "./beyond.tsx";
import * as styles from "./careers.css.ts";
import { CompareTray } from "./compare-tray.tsx";
import { Filters } from "./filters.tsx";
import { Pagination } from "./pagination.tsx";
import { SearchBox } from "./search-box.tsx";
import { strings } from "./strings.ts";
import { Toolbar } from "./toolbar.tsx";
import { type Catalogue, useCatalogue } from "./use-catalogue.ts";
import { useView, type View } from "./view.ts";

const SKELETONS = 6;
const PHONE = "(max-width: 47.99rem)";

type Start = { readonly total: number; readonly first: readonly ListedCareer[] };
type Found = ExplorerResult<ListedCareer>;
type Change = (next: (query: ExplorerQuery) => ExplorerQuery, replace?: boolean) => void;

function Header() {
  return (
    <header className={styles.header}>
      <h1>{strings.title}</h1>
      <p className={shell.lead}>{strings.tagline(site.claims.careers)}</p>
      <ul className={styles.figures}>
        <li>
          <strong>{site.claims.careers}</strong> {strings.results}
        </li>
        <li>
          <strong>{CAREER_CATEGORIES.length}</strong> {strings.categories}
        </li>
        <li>
          <Link to="/how-matching-works" className={styles.figureLink}>
            <strong>{site.claims.accuracy}</strong> {strings.accuracy}
          </Link>
        </li>
      </ul>
    </header>
  );
}

/** The query as the address says it, and how to change it. What the address says that is not known falls back to the default. */
function useQuery({ explorer }: Catalogue) {
  const [params, setParams] = useSearchParams();
  const query = explorer && fromSearchParams(params, explorer);
  const change: Change = (next, replace = false) => {
    if (explorer && query) setParams(toSearchParams(next(query), explorer), { replace });
  };
  /** What is typed before the index is there stands in the address until it is. */
  const searchFor = (text: string) => {
    if (explorer) return change((now) => changeSearch(now, text), true);
    const next = new URLSearchParams(params);
    next.delete("page");
    if (text.trim() === "") next.delete("search");
    else next.set("search", text);
    setParams(next, { replace: true });
  };
  return { params, query, change, searchFor };
}

/** Whether the address asks for something that the query could not take over. A page beyond the last is simply the last. */
function asksForUnknown(params: URLSearchParams, query: ExplorerQuery): boolean {
  const { category, subcategory, education, salary, sort, direction } = query;
  const understood = { category, subcategory, education, salary: salary.join("-"), sort, direction };
  return Object.entries(understood).some(([name, value]) => params.has(name) && params.get(name) !== value);
}

function ResultsHeader({ query, found, filtered }: { query: ExplorerQuery | null; found: Found | null; filtered: boolean }) {
  const count = found && filtered ? String(found.total) : site.claims.careers;
  return (
    <p role="status" className={styles.count}>
      {query && !found ? strings.loading : strings.found(count, site.claims.careers)}
      {found && found.pageCount > 1 && (
        <span className={shell.small}> {strings.page(found.page, found.pageCount, found.careers.length, site.claims.careers)}</span>
      )}
    </p>
  );
}

type ListProps = {
  careers: readonly ListedCareer[];
  view: View;
  search: string;
  moving: boolean;
  nameOf: (id: string) => string | undefined;
};

function CareerList({ careers, view, search, moving, nameOf }: ListProps) {
  const look = view === "list" ? cards.list : cards.grid;
  return (
    <ul key={careers[0]?.id} className={moving ? `${look} ${cards.entering}` : look}>
      {careers.map((career) => (
        <li key={career.id}>
          <CareerCard career={career} view={view} search={search} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  );
}

const Skeletons = () => (
  <div className={cards.grid}>
    {Array.from({ length: SKELETONS }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton is its place.
      <CardSkeleton key={index} />
    ))}
  </div>
);

function Empty({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <h2>{strings.noneTitle}</h2>
      <p>{strings.noneText}</p>
      <Button onClick={onClear}>{strings.clear}</Button>
    </div>
  );
}

function Problem({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className={styles.problem}>
      <p>{strings.unavailable}</p>
      <Button onClick={retry}>{strings.retry}</Button>
    </div>
  );
}

function CallToAction() {
  return (
    <section className={styles.ask}>
      <h2>{strings.askTitle}</h2>
      <p>{strings.askText}</p>
      <div className={shell.actions}>
        <ButtonLink to="/assessment">{strings.askAssessment}</ButtonLink>
        <ButtonLink look="secondary" to="/blog">
          {strings.askGuides}
        </ButtonLink>
      </div>
    </section>
  );
}

function ByCategory() {
  return (
    <nav aria-labelledby="by-category" className={styles.byCategory}>
      <h2 id="by-category">{strings.byCategory}</h2>
      <ul className={styles.categories}>
        {CAREER_CATEGORIES.map((name) => (
          <li key={name}>
            <Link to={`/careers/${categorySlug(name)}`} className={styles.categoryLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ToTop() {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 2 * window.innerHeight);
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  if (!scrolled) return null;
  const go = () => {
    window.scrollTo({ top: 0, behavior: prefersStill() ? "auto" : "smooth" });
    document.getElementById("career-search")?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.toTop} aria-label={strings.top} title={strings.top} onClick={go}>
      <ArrowUp aria-hidden="true" />
    </button>
  );
}

/** The career explorer (specification, sections 2, 4 and 5): the address holds the query, so that a search can be shared and gone back to. */
export default function Careers() {
  const start = useData<Start>(EXPLORER_START_DATA);
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const [view, setView] = useView();
  const [filters, setFilters] = useState<"closed" | "panel" | "sheet">("closed");
  const [address] = useSearchParams();
  const asked = mounted && address.size > 0;
  const catalogue = useCatalogue(asked);
  const { explorer, careers: all, searchable, failed, retry, wantTexts } = catalogue;
  const { params, query, change, searchFor } = useQuery(catalogue);
  const moving = useRef(false);

  const search = (mounted && params.get("search")?.trim()) || "";
  const waiting = asked && (!explorer || (search !== "" && !searchable));
  const found = explorer && query && !waiting ? explorer.query(query) : null;
  const filterCount = explorer && query ? activeFilterCount(query, explorer) : 0;
  const shown = found && !(query?.search === "" && params.size === 0 && !searchable) ? found.careers : start.first;
  if (mounted && found && params.size > 0) moving.current = true;
  const nameOf = (id: string) => explorer?.byId(id)?.name;
  const clear = () => {
    if (explorer) change(() => clearAll(explorer));
  };
  const panel = explorer && query && <Filters explorer={explorer} careers={all} query={query} change={change} onClear={clear} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever begins to use the page will want what its cards and searches need.
    <div className={shell.page} onPointerDown={wantTexts} onKeyDown={wantTexts}>
      <Header />
      <SearchBox
        committed={search}
        commit={(text) => {
          wantTexts();
          searchFor(text);
        }}
        onFocus={wantTexts}
      />
      <Toolbar
        query={query}
        change={change}
        view={view}
        onView={setView}
        filtersOpen={filters !== "closed"}
        filterCount={filterCount}
        onFilters={() => setFilters(filters !== "closed" ? "closed" : matchMedia(PHONE).matches ? "sheet" : "panel")}
      />
      {filters === "panel" && <div className={styles.panel}>{panel}</div>}
      {filters === "sheet" && (
        <Dialog title={strings.filters} closeLabel={strings.close} onClose={() => setFilters("closed")}>
          {panel}
          <Button className={styles.sheetDone} onClick={() => setFilters("closed")}>
            {strings.showFound(found?.total ?? start.total)}
          </Button>
        </Dialog>
      )}
      <ResultsHeader query={asked && waiting ? (query ?? null) : null} found={found} filtered={search !== "" || filterCount > 0} />
      {query && asksForUnknown(params, query) && <p className={styles.leftOut}>{strings.leftOut}</p>}
      {failed && <Problem retry={retry} />}
      {waiting ? (
        !failed && <Skeletons />
      ) : found?.total === 0 ? (
        <Empty onClear={clear} />
      ) : (
        <CareerList careers={shown} view={view} search={search} moving={moving.current} nameOf={nameOf} />
      )}
      {found && explorer && query && search !== "" && (
        <Beyond careers={all} query={query} total={found.total} view={view} onSearch={(text) => change((now) => changeSearch(now, text))} />
      )}
      {found && query && found.pageCount > 1 && (
        <Pagination query={query} found={found} onPage={(page) => change((now) => goToPage(now, page, found.pageCount))} />
      )}
      <CompareTray nameOf={nameOf} />
      <CallToAction />
      <ByCategory />
      <ToTop />
    </div>
  );
}
