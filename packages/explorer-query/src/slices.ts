/** Work that stops now and then, so that whoever runs it can let something else happen in between; its last step gives the result. */
export type Slices<Result> = Generator<void, Result>;

/** All of it at once. */
export function finish<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
