/** Milliseconds. Two tries and the pause end in time for the host's ten seconds and the visitor's twelve. */
export type TimeLimits = { readonly tryMs: number; readonly totalMs: number; readonly pauseMs: number };
export const TIME_LIMITS: TimeLimits = { tryMs: 4500, totalMs: 8500, pauseMs: 250 };

/** Settles with the work, or fails as soon as the signal is aborted, even where the work does not listen. */
export function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener("abort", give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", give));
  });
}

export const pause = (ms: number, signal: AbortSignal): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  return until(
    signal,
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    }),
  ).finally(() => clearTimeout(timer));
};
