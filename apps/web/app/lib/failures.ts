/**
 * What could not be loaded stays failed until somebody tries again: a component that waits for it is rendered more than once and must get
 * the same failure each time, or it would ask for ever.
 */
const forgetters = new Set<() => void>();

/** Registers how to forget one failure. */
export function rememberFailure(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets every failure, so that the next load tries again. */
export function retryFailed(): void {
  for (const forget of forgetters) forget();
  forgetters.clear();
}
