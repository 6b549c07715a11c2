const WIDTH = 7;
const REACH = 3;

/**
 * Up to seven page numbers around the present one: the first seven up to page 4, the last seven near the end, otherwise centred
 * (specification, section 2).
 */
export function pageWindow(page: number, pageCount: number): readonly number[] {
  const first = Math.max(1, Math.min(page - REACH, pageCount - WIDTH + 1));
  return Array.from({ length: Math.min(WIDTH, pageCount) }, (_, index) => first + index);
}
