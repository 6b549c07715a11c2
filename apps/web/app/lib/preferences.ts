import { matchesMedia } from "./browser.ts";
/** Whether the visitor asked their system for less motion. */
export const prefersStill = (): boolean => matchesMedia("(prefers-reduced-motion: reduce)");

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether the connection is slow or the visitor saves data: then nothing is fetched that was not asked for. */
export function savesData(): boolean {
  const connection = (navigator as Navigator & { readonly connection?: Connection }).connection;
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
}
