import { PageSizeError } from "./errors.ts";
import type { ExplorerQuery, ExplorerResult } from "./query.ts";

const MAX_BUTTONS = 7;
const BEFORE_CURRENT = 3;

const wholeFromOne = (number: number): number => (Number.isFinite(number) ? Math.max(1, Math.trunc(number)) : 1);

/** A page within 1 to the last page, however far beyond it; what is no number is page 1 (specification, section 4). */
export function clampPage(page: number, pageCount: number): number {
  const last = wholeFromOne(pageCount);
  return page >= last ? last : wholeFromOne(page);
}

/**
 * The page numbers to show as buttons, at most 7: the first ones up to page 4, the last ones near the end, otherwise those around the page
 * (specification, section 2).
 */
export function pageWindow(page: number, pageCount: number): readonly number[] {
  const last = wholeFromOne(pageCount);
  const length = Math.min(MAX_BUTTONS, last);
  const start = Math.min(clampPage(page, last) - BEFORE_CURRENT, last - length + 1);
  return Array.from({ length }, (_, index) => Math.max(1, start) + index);
}

/**
 * One page of what was found, given the careers from one place to before another.
 * @throws {PageSizeError} a page size that is not a whole number from 1
 */
export function pageOf<C>(total: number, query: ExplorerQuery, between: (start: number, end: number) => readonly C[]): ExplorerResult<C> {
  const { pageSize } = query;
  if (!Number.isSafeInteger(pageSize) || pageSize < 1) throw new PageSizeError(pageSize);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = clampPage(query.page, pageCount);
  const start = (page - 1) * pageSize;
  const end = Math.min(start + pageSize, total);
  return Object.freeze({ total, page, pageCount, from: Math.min(start + 1, end), to: end, careers: Object.freeze(between(start, end)) });
}
