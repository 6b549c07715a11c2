import { type Column, columnOf } from "./column.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { parseGrowth } from "./growth.ts";
import { isSalaryUnknown, parseSalary } from "./salary.ts";

/** What filters and orders need of all careers. */
export type Columns = {
  readonly category: Column<string>;
  readonly subcategory: Column<string>;
  readonly education: Column<string>;
  /** The number of each salary text; NaN where the salary is unknown. */
  readonly salary: Column<number>;
  readonly growth: Column<number>;
};

/** Texts are read as numbers once for each distinct text. */
const read = <Value>(column: Column<Value>, numberOf: (value: Value) => number): Column<number> => ({
  ...column,
  values: column.values.map(numberOf),
});

export const columnsOf = (careers: readonly ExplorableCareer[]): Columns => ({
  category: columnOf(careers, "category"),
  subcategory: columnOf(careers, "subcategory"),
  education: columnOf(careers, "education"),
  salary: read(columnOf(careers, "salary"), (text) => (isSalaryUnknown(text) ? Number.NaN : parseSalary(text))),
  growth: read(columnOf(careers, "growth"), parseGrowth),
});
