import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { SITE } from "../paths.ts";

/** One figure and what it may be at most, both in bytes of gzip. `null`: a figure to know, held to nothing. */
export type Row = { readonly what: string; readonly bytes: number; readonly budget: number | null };

export const KB = 1000;
export const zipped = (data: string | Uint8Array): number => gzipSync(data, { level: 9 }).length;
export const readSite = (name: string): Promise<Buffer> => readFile(`${SITE}/${name}`);
export const sizeOf = async (name: string): Promise<number> => zipped(await readSite(name));
export const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);
