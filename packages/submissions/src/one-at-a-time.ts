/** The same task, of which one at a time runs: whoever starts it meanwhile waits for the one under way, and their arguments go nowhere. */
export function oneAtATime<Arguments extends readonly unknown[], Result>(
  task: (...values: Arguments) => Promise<Result>,
): (...values: Arguments) => Promise<Result> {
  let running: Promise<Result> | undefined;
  return (...values) => {
    running ??= task(...values).finally(() => {
      running = undefined;
    });
    return running;
  };
}
