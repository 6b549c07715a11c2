export { defineStreamSelector } from "./define.ts";
export { StreamSelectorElement } from "./element.ts";
export type { StreamSelectorResult } from "./result.ts";
export { type StreamSelectorStrings, streamSelectorStrings } from "./strings.ts";
