/** The k-th largest of some numbers, k from 1: quickselect on a copy, so that its time grows with the numbers' count and no faster. */
export function kthLargest(numbers: Float64Array, k: number): number {
  const copy = numbers.slice();
  let from = 0;
  let to = copy.length - 1;
  const wanted = k - 1;
  while (from < to) {
    const pivot = middleOf(copy[from] ?? 0, copy[(from + to) >> 1] ?? 0, copy[to] ?? 0);
    let left = from;
    let right = to;
    while (left <= right) {
      while ((copy[left] ?? 0) > pivot) left++;
      while ((copy[right] ?? 0) < pivot) right--;
      if (left > right) break;
      const swapped = copy[left] ?? 0;
      copy[left++] = copy[right] ?? 0;
      copy[right--] = swapped;
    }
    if (wanted <= right) to = right;
    else if (wanted >= left) from = left;
    else break;
  }
  return copy[wanted] ?? Number.NEGATIVE_INFINITY;
}

const middleOf = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
