/** Up to so many careers, what takes some milliseconds and a visitor may never need is made when it is first asked for. */
export const SMALL = 50_000;

/** Work that stops now and then, so that whoever runs it can let something else happen in between; its last step gives the result. */
export type Slices<Result> = Generator<void, Result>;

/** All of it at once. */
export function finish<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
