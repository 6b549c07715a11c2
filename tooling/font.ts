import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { fromRoot } from "./paths.ts";

/** `pnpm font`: what of the heading's font the site shows, written beside the theme. The whole font is larger by more than half, for letters and weights that no heading here has. */
const FONT = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
const LETTERS = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const MARKS = "é–—‘’“”…·×→←•°½";
const WEIGHTS = { min: 400, max: 700 };

const folder = fromRoot("apps/web/app/theme/font");

const whole = await readFile(fileURLToPath(import.meta.resolve(FONT)));
const part = await subsetFont(whole, LETTERS + MARKS, { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } });
await mkdir(folder, { recursive: true });
await writeFile(`${folder}/bricolage-grotesque.woff2`, part);
await copyFile(fileURLToPath(import.meta.resolve("@fontsource-variable/bricolage-grotesque/LICENSE")), `${folder}/LICENSE`);
console.log(`${whole.length} bytes, of which the site needs ${part.length}`);
