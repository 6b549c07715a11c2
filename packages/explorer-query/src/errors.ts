/** A page size that cuts no pages. */
export class PageSizeError extends RangeError {
  readonly code = "PAGE_SIZE";
  constructor(given: unknown) {
    super(`a page size of ${String(given)} was given; whole numbers from 1 are allowed`);
    this.name = "PageSizeError";
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
