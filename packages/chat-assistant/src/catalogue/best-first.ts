/**
 * The places of a row of points, those with the most points first, of equals the earlier one; places that are NaN are left out. They are put in
 * order (as a heap) only as far as they are asked for: of a thousand careers that fit, six are shown.
 */
export function* bestFirst(points: Float64Array): Generator<number> {
  const heap = new Uint32Array(points.length);
  let size = 0;
  for (let place = 0; place < points.length; place++) if (!Number.isNaN(points[place])) heap[size++] = place;
  const comesBefore = (a: number, b: number): boolean => {
    const ahead = (points[a] ?? 0) - (points[b] ?? 0);
    return ahead > 0 || (ahead === 0 && a < b);
  };
  const sink = (from: number): void => {
    const place = heap[from] ?? 0;
    let at = from;
    for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && comesBefore(heap[child + 1] ?? 0, heap[child] ?? 0)) child++;
      const below = heap[child] ?? 0;
      if (!comesBefore(below, place)) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = place;
  };
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(at);
  while (size > 0) {
    yield heap[0] ?? 0;
    size--;
    heap[0] = heap[size] ?? 0;
    sink(0);
  }
}
