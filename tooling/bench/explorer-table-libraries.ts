import type { Career } from "@career-clarity/career-catalog";
import type { ExplorerQuery } from "@career-clarity/explorer-query";
import {
  columnFilteringFeature,
  constructTable,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
} from "@tanstack/table-core";
import { storeReactivityBindings } from "@tanstack/table-core/store-reactivity-bindings";
import { desc, escape as escapeFunction, table } from "arquero";
import crossfilter from "crossfilter2";
import { CHOICES, type Facts, factsOf, pageOf, passes, searchOf } from "./explorer-facts.ts";
import type { Ask, Subject } from "./explorer-subjects.ts";

/** Libraries that filter and sort records; the search is a plain `includes` over a lower-cased text. */

const UNKNOWN = -1;

type Selectable = { readonly filterAll: () => unknown };

/** Sets a dimension's filter when it changed, as a page would. */
function selector<Value>(dimension: Selectable, select: (value: Value) => void): (value: Value | null, key: string) => void {
  let current = "";
  return (value, key) => {
    if (key === current) return;
    current = key;
    if (value === null) dimension.filterAll();
    else select(value);
  };
}

function buildCrossfilter(careers: readonly Career[]): Ask {
  const records = crossfilter(careers.map(factsOf));
  const text = records.dimension((facts) => facts.text);
  const salary = records.dimension((facts) => (facts.unknown ? UNKNOWN : facts.salary));
  const by = {
    name: records.dimension((facts) => facts.name),
    category: records.dimension((facts) => facts.category),
    subcategory: records.dimension((facts) => facts.subcategory),
    education: records.dimension((facts) => facts.education),
    growth: records.dimension((facts) => facts.growth),
    salary,
  };
  const count = records.groupAll<number>().reduceCount();
  const search = selector<string>(text, (wanted) => text.filterFunction((value) => String(value).includes(wanted)));
  const range = selector<readonly [number, number]>(salary, ([min, max]) =>
    salary.filterFunction((value) => value === UNKNOWN || (Number(value) >= min && Number(value) <= max)),
  );
  const choices = CHOICES.map((name) => ({ name, choose: selector<string>(by[name], (value) => by[name].filterExact(value)) }));
  return (query) => {
    const wanted = searchOf(query);
    search(wanted === "" ? null : wanted, wanted);
    range(query.salary, query.salary.join("-"));
    for (const { name, choose } of choices) choose(query[name] === "All" ? null : query[name], query[name]);
    const total = count.value();
    const { start, end } = pageOf(total, query);
    const order = by[query.sort];
    const page = query.direction === "ascending" ? order.bottom(end - start, start) : order.top(end - start, start);
    return { total, careers: page.map(({ career }) => career) };
  };
}

export const crossfilter2: Subject = {
  name: "crossfilter2",
  build: buildCrossfilter,
  largest: Number.POSITIVE_INFINITY,
  reason: "",
  difference: "ties in another order",
};

function buildArquero(careers: readonly Career[]): Ask {
  const facts = careers.map(factsOf);
  const columnOf = <Name extends keyof Facts>(name: Name) => facts.map((one) => one[name]);
  const names = ["row", "text", "name", "category", "subcategory", "education", "salary", "unknown", "growth"] as const;
  const all = table(Object.fromEntries(names.map((name) => [name, columnOf(name)])));
  return (query) => {
    const wanted = searchOf(query);
    const kept = all.filter(escapeFunction((one: Facts) => one.text.includes(wanted) && passes(one, query)));
    const total = kept.numRows();
    const { start, end } = pageOf(total, query);
    const rows = kept.orderby(query.direction === "ascending" ? query.sort : desc(query.sort)).indices();
    return { total, careers: Array.from(rows.subarray(start, end), (row) => careers[row] as Career) };
  };
}

export const arquero: Subject = {
  name: "Arquero",
  build: buildArquero,
  largest: 200_000,
  reason: "seconds a query: it sorts all that is found anew",
  difference: "ties in another order",
};

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

const helper = createColumnHelper<typeof features, Facts>();
const plain = { sortFn: sortFn_basic, sortUndefined: false } as const;
const exactly = (row: { getValue: (id: string) => unknown }, id: string, value: unknown): boolean => row.getValue(id) === value;

const columns = helper.columns([
  helper.accessor("text", { filterFn: (row, id, wanted: string) => row.getValue<string>(id).includes(wanted) }),
  helper.accessor("name", plain),
  helper.accessor("category", { ...plain, filterFn: exactly }),
  helper.accessor("subcategory", { filterFn: exactly }),
  helper.accessor("education", { filterFn: exactly }),
  helper.accessor("salary", {
    ...plain,
    filterFn: (row, _id, [min, max]: readonly [number, number]) =>
      row.original.unknown || (row.original.salary >= min && row.original.salary <= max),
  }),
  helper.accessor("growth", plain),
]);

function filtersOf(query: ExplorerQuery) {
  const wanted = searchOf(query);
  return [
    ...(wanted === "" ? [] : [{ id: "text", value: wanted }]),
    ...CHOICES.filter((name) => query[name] !== "All").map((name) => ({ id: name, value: query[name] })),
    { id: "salary", value: query.salary },
  ];
}

function buildTable(careers: readonly Career[]): Ask {
  const facts = careers.map(factsOf);
  const grid = constructTable({ features, columns, data: facts, autoResetPageIndex: false });
  grid.getCoreRowModel();
  let filters = "";
  let order = "";
  return (query) => {
    const nextFilters = JSON.stringify(filtersOf(query));
    const nextOrder = `${query.sort} ${query.direction}`;
    if (nextFilters !== filters) grid.setColumnFilters(filtersOf(query));
    if (nextOrder !== order) grid.setSorting([{ id: query.sort, desc: query.direction === "descending" }]);
    [filters, order] = [nextFilters, nextOrder];
    const total = grid.getFilteredRowModel().rows.length;
    grid.setPagination({ pageIndex: pageOf(total, query).page - 1, pageSize: query.pageSize });
    return { total, careers: grid.getPaginatedRowModel().rows.map(({ original }) => original.career) };
  };
}

export const tanstackTable: Subject = {
  name: "TanStack Table core",
  build: buildTable,
  largest: 200_000,
  reason: "seconds a query: it filters and sorts row objects anew",
  difference: "none",
};
