import type { Career } from "./career.ts";
import { related } from "./data/related.ts";

/** A career with the ones most like it, of those that `isThere` lets stand. */
export function withRelated(career: Career, isThere: (id: string) => boolean): Career {
  const ids = Object.hasOwn(related, career.id) ? (related[career.id] ?? "").split(" ").filter(isThere) : [];
  return ids.length === 0 ? career : Object.freeze({ ...career, related: Object.freeze(ids) });
}
