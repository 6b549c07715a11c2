/** A page size that cuts no pages. */
export class PageSizeError extends RangeError {
  readonly code = "PAGE_SIZE";
  constructor(given: unknown) {
    super(`a page size of ${String(given)} was given; whole numbers from 1 are allowed`);
    this.name = "PageSizeError";
  }
}

/** A field or a direction that no list is sorted by. */
export class SortError extends RangeError {
  readonly code = "SORT";
  constructor(given: unknown, allowed: readonly string[]) {
    super(`a sort by ${String(given)} was given; ${allowed.join(", ")} are allowed`);
    this.name = "SortError";
  }
}

/** A query alone whose salary bounds nothing tells. */
export class SalaryBoundsError extends RangeError {
  readonly code = "SALARY_BOUNDS";
  constructor(given: unknown) {
    super(
      `nothing says which explorer the salary range ${String(given)} belongs to; a query that it made is allowed, or the explorer beside`,
    );
    this.name = "SalaryBoundsError";
  }
}

/** A salary bound that no slider can hold and no link can carry. */
export class SalaryRangeError extends RangeError {
  readonly code = "SALARY_RANGE";
  constructor(given: unknown) {
    super(`a salary bound of ${String(given)} was given; whole numbers from 0 are allowed`);
    this.name = "SalaryRangeError";
  }
}
