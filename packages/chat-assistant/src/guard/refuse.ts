import type { Wording } from "../language.ts";
import { REFUSALS } from "./refusals.ts";

/** Kind words for what Disha does not do, or null where nothing of the kind is asked. */
export function refusalOf(text: string): Wording | null {
  return REFUSALS.find(({ asked, unless }) => asked.test(text) && !unless?.test(text))?.reply ?? null;
}
