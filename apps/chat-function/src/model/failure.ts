/** What can go wrong with a model's answer. Only these words are ever logged: nothing that was asked or answered. */
export const MODEL_FAILURES = [
  "timeout",
  "unreachable",
  "busy",
  "refused",
  "malformed",
  "too-large",
  "empty",
  "cut-off",
  "leak",
  "false-figure",
  "bare-figure",
  "unknown-link",
  "disconnected",
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** A second try may do better after these. */
export const WORTH_A_RETRY: ReadonlySet<ModelFailure> = new Set(["timeout", "unreachable", "busy", "malformed", "empty"]);

export class ModelFailedError extends Error {
  readonly code = "MODEL_FAILED";
  readonly failure: ModelFailure;
  constructor(failure: ModelFailure, cause?: unknown) {
    super(`The model gave no usable answer: ${failure}.`, { cause });
    this.name = "ModelFailedError";
    this.failure = failure;
  }
}
