import type { Stream } from "./streams.ts";

/** What an option gives a stream: 3 for its primary stream, 2 or 1 for others (specification, section 9). */
export type StreamPoints = 1 | 2 | 3;

/** One of five ways to act, with the points that it gives. */
export type StreamOption = { readonly text: string; readonly streams: Readonly<Partial<Record<Stream, StreamPoints>>> };

/** A situation and its options. */
export type StreamQuestion = { readonly id: number; readonly text: string; readonly options: readonly StreamOption[] };
