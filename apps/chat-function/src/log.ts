import type { ModelFailure } from "./model/failure.ts";

/** All that is ever logged: the kind of a failure, never a word of a visitor or of a reply. */
export type LogKind = `model-${ModelFailure}` | "model-failed" | "model-misconfigured" | "grounded-reply-failed";
export type Log = (kind: LogKind, detail?: string) => void;

/** `detail` is for the operator and comes from settings alone. */
export const logToConsole: Log = (kind, detail) => console.warn(detail === undefined ? `chat: ${kind}` : `chat: ${kind}: ${detail}`);
