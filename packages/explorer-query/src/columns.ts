import { type Column, columnOf } from "./column.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { parseGrowth } from "./growth.ts";
import type { Numbers } from "./relation.ts";
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
const numbered = <Value>({ values, codes }: Column<Value>, numberOf: (value: Value) => number): Column<number> => ({
  values: values.map(numberOf),
  codes,
});

export function columnsOf(catalogue: readonly ExplorableCareer[], rowOf: Numbers): Columns {
  const column = <Value>(read: (career: ExplorableCareer) => Value) => columnOf(catalogue, rowOf, read);
  return {
    category: column(({ category }) => category),
    subcategory: column(({ subcategory }) => subcategory),
    education: column(({ education }) => education),
    salary: numbered(
      column(({ salary }) => salary),
      (text) => (isSalaryUnknown(text) ? Number.NaN : parseSalary(text)),
    ),
    growth: numbered(
      column(({ growth }) => growth),
      parseGrowth,
    ),
  };
}
