/** A page or a page count that can't be. */
export class PageError extends RangeError {
  readonly code = "PAGE";
  constructor(name: "page" | "pageCount", given: unknown) {
    super(`${name} is ${String(given)}; whole numbers${name === "pageCount" ? " from 1 up" : ""} are allowed`);
    this.name = "PageError";
  }
}
