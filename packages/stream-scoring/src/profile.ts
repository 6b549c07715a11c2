import type { Stream } from "./streams.ts";

/** What a stream is: a description, ten careers that it leads to and four next steps (specification, section 3). */
export type StreamProfile = {
  readonly name: Stream;
  /** Name of an icon. */
  readonly icon: string;
  /** Name of a hue. */
  readonly color: string;
  readonly description: string;
  readonly careers: readonly string[];
  readonly nextSteps: readonly string[];
};
