import type { Career } from "@career-clarity/career-catalog";
import { type ExplorerFacets, facetsOf } from "./facets.ts";
import { comparators, type Entry, entryOf, keeps } from "./match.ts";
import { type Direction, type ExplorerQuery, SORT_FIELDS, type SortField } from "./query.ts";

/** One page of what a query finds. `from` and `to` count from 1; both are 0 where nothing is found. */
export type ExplorerResult = {
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly from: number;
  readonly to: number;
  readonly careers: readonly Career[];
};

/** A catalogue made ready to be searched many times. */
export type Explorer = {
  readonly query: (query: ExplorerQuery) => ExplorerResult;
  readonly facets: ExplorerFacets;
  readonly byId: (id: string) => Career | undefined;
};

/** Equal entries keep catalogue order in both directions, since sorting is stable and the comparison is turned, not the list. */
function ordered(entries: readonly Entry[], sort: SortField, direction: Direction): readonly Entry[] {
  const compare = comparators[sort];
  return entries.toSorted(direction === "ascending" ? compare : (a, b) => compare(b, a));
}

/** The page that a query asks for of all that was found; a page out of range is clamped. */
export function pageOf(found: readonly Entry[], { page, pageSize }: ExplorerQuery): ExplorerResult {
  const total = found.length;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const clamped = Math.max(1, Math.min(page, pageCount));
  const start = (clamped - 1) * pageSize;
  const shown = found.slice(start, start + pageSize);
  return {
    total,
    page: clamped,
    pageCount,
    from: total === 0 ? 0 : start + 1,
    to: start + shown.length,
    careers: shown.map(({ career }) => career),
  };
}

/** Makes a catalogue ready: text lower-cased once, numbers parsed once, each sort order worked out once (architecture, "explorer-query"). */
export function createExplorer(careers: readonly Career[]): Explorer {
  const entries = careers.map(entryOf);
  const ids = new Map(careers.map((career) => [career.id, career]));
  const orders = new Map(
    SORT_FIELDS.map((sort) => [sort, { ascending: ordered(entries, sort, "ascending"), descending: ordered(entries, sort, "descending") }]),
  );
  return {
    facets: facetsOf(entries),
    byId: (id) => ids.get(id),
    query: (query) => {
      const search = query.search.trim().toLowerCase();
      const order = orders.get(query.sort)?.[query.direction] ?? [];
      return pageOf(
        order.filter((entry) => keeps(query, search, entry)),
        query,
      );
    },
  };
}
