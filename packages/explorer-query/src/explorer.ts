import type { Career } from "@career-clarity/career-catalog";
import { entryOf, matcherOf } from "./entry.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { type ExplorerFacets, facetsOf } from "./facets.ts";
import { ordersOf } from "./orders.ts";
import { pageOf } from "./pages.ts";
import type { ExplorerQuery, ExplorerResult } from "./query.ts";

/** An index over a catalogue. */
export type Explorer<C extends ExplorableCareer = Career> = {
  /**
   * The page of careers that a query asks for (specification, sections 4 and 5). Equal to `naiveQuery` of the same careers.
   * @throws {PageSizeError} a page size that is not a whole number from 1
   */
  readonly query: (query: ExplorerQuery) => ExplorerResult<C>;
  readonly facets: ExplorerFacets;
  /** The career with an id; the first one, should the catalogue have two. */
  readonly byId: (id: string) => C | undefined;
};

/** Indexes a catalogue: texts are lower-cased, numbers read and orders sorted once. The careers are kept as they are. */
export function createExplorer<C extends ExplorableCareer>(careers: readonly C[]): Explorer<C> {
  const entries = careers.map((career) => entryOf(career));
  const orders = ordersOf(entries);
  const ids = new Map(careers.toReversed().map((career) => [career.id, career]));
  return Object.freeze({
    query: (query: ExplorerQuery) => {
      const found = orders[query.sort][query.direction].filter(matcherOf(query)).map(({ career }) => career);
      return pageOf(found, query.page, query.pageSize);
    },
    facets: facetsOf(careers),
    byId: (id: string) => ids.get(id),
  });
}
