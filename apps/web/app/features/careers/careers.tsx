import { changeSearch, type ExplorerResult, goToPage } from "@career-clarity/explorer-query";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { EXPLORER_START_DATA } from "../../lib/data-urls.ts";
import { useData } from "../../lib/page-data.ts";
import { useLocation } from "../../lib/router/location.ts";
import { useSearchParams } from "../../lib/router/params.ts";
import { useCompared } from "../../lib/saved-careers.ts";
import { useLaterState } from "../../lib/use-later-state.ts";
import { usePart } from "../../lib/use-part.ts";
import * as common from "../../theme/common.css.ts";
import { CareerList, cardsInSight } from "./career-list.tsx";
import * as styles from "./careers.css.ts";
import { FilterPlace, type FilterPlaceName, filterPlaceNow } from "./filter-place.tsx";
import { Pagination } from "./pagination.tsx";
import { ByCategory, CallToAction, Empty, Header, Problem, Skeletons, ToTop } from "./parts.tsx";
import { ResultsHeader } from "./results-header.tsx";
import { SearchBox } from "./search-box.tsx";
import { strings } from "./strings.ts";
import { Toolbar } from "./toolbar.tsx";
import { useCatalogue } from "./use-catalogue.ts";
import { useQuery } from "./use-query.ts";
import { useView } from "./view.ts";

type Start = { readonly total: number; readonly first: readonly ListedCareer[] };
type Found = ExplorerResult<ListedCareer>;

/** `false` where its code can't be had: then the search is what the rule says. */
const loadBeyond = () =>
  import("./beyond.tsx").then(
    ({ openBeyond }) => openBeyond(),
    () => false as const,
  );
const loadTray = () => import("./compare-tray.tsx").then(({ CompareTray }) => CompareTray);

/** What the default query finds, as the page was written with it. */
const firstFound = ({ total, first }: Start): Found => ({
  total,
  page: 1,
  pageCount: Math.ceil(total / first.length),
  from: 1,
  to: first.length,
  careers: first,
});

/** What stands above and below the list is always the same element: React does not look into it again. */
const ABOVE = <Header />;
const BELOW = (
  <>
    <CallToAction />
    <ByCategory />
    <ToTop />
  </>
);

/** The career explorer (specification, sections 2, 4 and 5): the address holds the query, so that a search can be shared and gone back to. */
export default function Careers() {
  const start = useData<Start>(EXPLORER_START_DATA);
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const [view, setView] = useView();
  const [filters, setFilters] = useLaterState<FilterPlaceName>("closed");
  const [params] = useSearchParams();
  const { arrival } = useLocation();
  const asked = mounted && params.size > 0;
  const search = (mounted && params.get("search")?.trim()) || "";
  const { engine, failed, retry, want } = useCatalogue(search !== "");
  const { query, change, searchFor, waitingSteps } = useQuery(engine);
  const [typing, setTyping] = useState(false);
  const [inSight, setInSight] = useState(1);
  const onTyping = useCallback((now: boolean) => {
    const cards = now && cardsInSight();
    startTransition(() => {
      setTyping(now);
      if (cards) setInSight(cards);
    });
  }, []);
  const moving = useRef(false);
  const wantAll = () => want("texts");

  const waiting = (asked || waitingSteps) && (!engine || (search !== "" && !engine.searchable));
  const byRule = waiting ? null : engine ? engine.explorer.query(query) : firstFound(start);
  const beyond = usePart(loadBeyond, typing || search !== "");
  const none = search !== "" && byRule?.total === 0;
  // Whether there is nothing is known once the other names have come.
  const found = none && beyond === null ? null : byRule;
  const others = none && beyond ? beyond.calledSo(search) : [];
  // The first page was written with its texts, which the cards alone do not have.
  const shown = !found || (!engine?.searchable && !asked) ? start.first : found.careers;
  const filterCount = engine?.filterCount(query) ?? 0;
  const compared = useCompared();
  const hasCompared = compared.length > 0;
  const Tray = usePart(loadTray, hasCompared);
  const place = useRef<HTMLParagraphElement>(null);
  const focusFound = () => place.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (asked) want("texts");
    // The comparison's tray names its careers.
    else if (hasCompared) want("cards");
  }, [asked, hasCompared, want]);
  if (asked && engine && found) moving.current = true;
  const nameOf = useCallback((id: string) => engine?.explorer.byId(id)?.name, [engine]);
  const clear = () => change((now) => (engine ? engine.cleared() : now));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever begins to use the page will want what its cards and searches need.
    <div className={common.page} onPointerDown={wantAll} onKeyDown={wantAll} onFocus={wantAll}>
      {ABOVE}
      <SearchBox
        committed={search}
        commit={(text) => {
          wantAll();
          searchFor(text);
        }}
        onTyping={onTyping}
      />
      <Toolbar
        query={query}
        change={change}
        view={view}
        onView={setView}
        filtersOpen={filters !== "closed"}
        filterCount={filterCount}
        onFilters={() => setFilters(filters === "closed" ? filterPlaceNow() : "closed")}
      />
      <FilterPlace
        place={filters}
        engine={engine}
        query={query}
        change={change}
        found={byRule?.total ?? start.total}
        onClear={clear}
        onClose={() => setFilters("closed")}
      />
      <ResultsHeader found={found} filtered={search !== "" || filterCount > 0} otherwise={others.length} place={place} />
      {engine?.leavesOut(params) && <p className={styles.leftOut}>{strings.leftOut}</p>}
      {failed && <Problem retry={retry} />}
      {beyond && found?.page === 1 && search !== "" && (
        <beyond.Above meant={beyond.meantBy(search)} first={(found.careers[0] ?? others[0]?.career)?.id} />
      )}
      {!found ? (
        !failed && <Skeletons />
      ) : found.total === 0 ? (
        others.length === 0 && (
          <Empty
            onClear={() => {
              clear();
              focusFound();
            }}
          />
        )
      ) : (
        <CareerList
          key={`${search} ${shown[0]?.id}`}
          careers={shown}
          view={view}
          search={search}
          moving={moving.current}
          first={typing || arrival === "REPLACE" ? inSight : shown.length}
          typing={typing}
          nameOf={nameOf}
        />
      )}
      {beyond && engine && found && search !== "" && (
        <beyond.Below
          calledSo={beyond.calledSo}
          careers={engine.careers}
          query={query}
          total={found.total}
          view={view}
          typing={typing}
          onSearch={(text) => change((now) => changeSearch(now, text))}
        />
      )}
      {mounted && !typing && found && found.pageCount > 1 && (
        <Pagination
          query={query}
          found={found}
          onPage={(page) => {
            change((now) => goToPage(now, page, found.pageCount));
            focusFound();
          }}
        />
      )}
      {Tray && hasCompared && <Tray ids={compared} nameOf={nameOf} />}
      {BELOW}
    </div>
  );
}
