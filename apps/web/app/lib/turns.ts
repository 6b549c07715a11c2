/** Lets the page draw and answer. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes steps in turns of their own, so that the page can draw and answer between them; the last one gives the result. */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await turn();
  }
}
