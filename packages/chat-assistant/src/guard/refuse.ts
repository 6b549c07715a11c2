import { REFUSALS } from "./refusals.ts";

/** Kind words for what Disha does not do, or null where nothing of the kind is asked. */
export function refusalOf(text: string): string | null {
  return REFUSALS.find(({ asked, unless }) => asked.test(text) && !unless?.test(text))?.reply ?? null;
}
