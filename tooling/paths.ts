import { fileURLToPath } from "node:url";

/** The repository's root, and paths below it. */
export const fromRoot = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));
export const SITE = fromRoot("apps/web/dist/client");
