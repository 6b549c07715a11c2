/** Where errors that a visitor met are told of. */
export type ErrorReporter = {
  /** Never throws. `error` may be anything: whatever was thrown. */
  readonly report: (error: unknown) => void;
};

/** Tells nobody: what a site does unless its operator configured an address. */
export const silentReporter: ErrorReporter = { report: () => {} };
