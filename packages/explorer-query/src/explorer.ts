import type { Career } from "@career-clarity/career-catalog";
import { columnsOf } from "./columns.ts";
import { type ExplorableCareer, textsOf } from "./explorable.ts";
import { type ExplorerFacets, facetsOf } from "./facets.ts";
import { createFinder } from "./filters.ts";
import { createOrders } from "./orders.ts";
import { pageRows } from "./page-rows.ts";
import { pageOf } from "./pages.ts";
import { type ExplorerQuery, type ExplorerResult, SORT_DIRECTIONS, SORT_FIELDS } from "./query.ts";
import { rowsOf } from "./rows.ts";
import { buildSearch } from "./search.ts";
import { finish, type Slices, SMALL } from "./slices.ts";

/** An index over a catalogue. */
export type Explorer<C extends ExplorableCareer = Career> = {
  /**
   * The page of careers that a query asks for (specification, sections 4 and 5). Equal to `naiveQuery` of the same careers.
   * @throws {PageSizeError} a page size that is not a whole number from 1
   * @throws {SortError} a field or a direction that no list is sorted by
   */
  readonly query: (query: ExplorerQuery) => ExplorerResult<C>;
  readonly facets: ExplorerFacets;
  /** The career with an id; the first one, should the catalogue have two. */
  readonly byId: (id: string) => C | undefined;
};

function byIdOf<C extends ExplorableCareer>(careers: readonly C[]): (id: string) => C | undefined {
  let ids: ReadonlyMap<string, C> | undefined;
  return (id) => {
    ids ??= new Map(careers.toReversed().map((career) => [career.id, career]));
    return ids.get(id);
  };
}

/**
 * Builds what `createExplorer` gives, and stops now and then, so that a page can draw and answer in between: whoever runs it takes steps
 * for some milliseconds, lets the event loop turn, and goes on. The last step's value is the explorer.
 */
export function* buildExplorer<C extends ExplorableCareer>(careers: readonly C[]): Slices<Explorer<C>> {
  const rows = rowsOf(careers);
  yield;
  const columns = columnsOf(careers, rows.ofCareers);
  const orders = createOrders(rows, columns);
  yield;
  for (const field of careers.length > SMALL ? SORT_FIELDS : [])
    for (const direction of SORT_DIRECTIONS) {
      orders(field, direction);
      yield;
    }
  const find = createFinder(careers.length, columns, yield* buildSearch(careers, rows.ofCareers, textsOf));
  return Object.freeze({
    query: (query: ExplorerQuery) => {
      const found = find(query);
      const order = orders(query.sort, query.direction);
      return pageOf(found.total, query, (start, end) =>
        pageRows(found, order, start, end).map((row) => careers[rows.careers[row] ?? 0] as C),
      );
    },
    facets: facetsOf(careers, columns),
    byId: byIdOf(careers),
  });
}

/** Indexes a catalogue at once. The careers are kept as they are. */
export const createExplorer = <C extends ExplorableCareer>(careers: readonly C[]): Explorer<C> => finish(buildExplorer(careers));
