import { changeSort, type ExplorerQuery, SORT_FIELDS, type SortField, toggleDirection } from "@career-clarity/explorer-query";
import { ArrowDownNarrowWide, ArrowUpNarrowWide, LayoutGrid, List, SlidersHorizontal } from "lucide-react";
import { Button, IconButton } from "../../ui/button/button.tsx";
import * as styles from "./careers.css.ts";
import { strings } from "./strings.ts";
import type { View } from "./view.ts";

type Props = {
  readonly query: ExplorerQuery;
  readonly change: (next: (query: ExplorerQuery) => ExplorerQuery) => void;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly filtersOpen: boolean;
  readonly filterCount: number;
  readonly onFilters: () => void;
};

const isSortField = (value: string): value is SortField => SORT_FIELDS.some((field) => field === value);

export function Toolbar({ query, change, view, onView, filtersOpen, filterCount, onFilters }: Props) {
  const ascending = query.direction !== "descending";
  return (
    <div className={styles.toolbar}>
      <Button look="secondary" aria-expanded={filtersOpen} onClick={onFilters}>
        <SlidersHorizontal size={18} /> {filterCount > 0 ? strings.filtersActive(filterCount) : strings.filters}
      </Button>
      <fieldset className={styles.views} aria-label={strings.view}>
        <IconButton
          label={strings.grid}
          aria-pressed={view === "grid"}
          className={view === "grid" ? styles.chosenView : ""}
          onClick={() => onView("grid")}
        >
          <LayoutGrid />
        </IconButton>
        <IconButton
          label={strings.list}
          aria-pressed={view === "list"}
          className={view === "list" ? styles.chosenView : ""}
          onClick={() => onView("list")}
        >
          <List />
        </IconButton>
      </fieldset>
      <div className={styles.sorting}>
        <label htmlFor="career-sort" className={styles.sortLabel}>
          {strings.sort}
        </label>
        <select
          id="career-sort"
          className={styles.sort}
          value={query.sort}
          onChange={({ target: { value } }) => isSortField(value) && change((now) => changeSort(now, value))}
        >
          {SORT_FIELDS.map((field) => (
            <option key={field} value={field}>
              {strings.sorts[field]}
            </option>
          ))}
        </select>
        <IconButton label={ascending ? strings.toDescending : strings.toAscending} onClick={() => change(toggleDirection)}>
          {ascending ? <ArrowUpNarrowWide /> : <ArrowDownNarrowWide />}
        </IconButton>
      </div>
    </div>
  );
}
