import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { formatHex } from "culori";
import type { Drawn } from "../app/lib/article-card.ts";
import { dark, light } from "../app/theme/palette.ts";

const NAMES = [
  "paper",
  "surface",
  "sunken",
  "line",
  "lineStrong",
  "ink",
  "muted",
  "accent",
  "accentSoft",
  "support",
  "supportSoft",
] as const;
type Palette = typeof light;

/** A theme's colour as "#rrggbb": pictures of their own cannot name the page's tokens. */
export function hex(palette: Palette, name: keyof Palette): string {
  const value = formatHex(palette[name]);
  if (value === undefined) throw new Error(`the colour ${name} is "${palette[name]}", which is no colour`);
  return value;
}

/** A picture whose colours are names such as `{accent}`, in one theme's colours. */
export function paint(svg: string, palette: Palette): string {
  return svg.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!NAMES.includes(name as (typeof NAMES)[number])) throw new Error(`the colour "${name}" is not one of ${NAMES.join(", ")}`);
    return hex(palette, name as keyof Palette);
  });
}

/** A picture as an address that carries it, for where a page shows it first and a request of its own would come too late. */
const asAddress = (svg: string): string => `data:image/svg+xml,${svg.replace(/[%#<>"\n]/g, (character) => encodeURIComponent(character))}`;

/** An article's picture, painted for both themes, in the page itself. */
export async function drawnIn(content: URL, slug: string): Promise<Drawn> {
  const svg = await readFile(new URL(`${slug}.svg`, content), "utf8");
  return { light: asAddress(paint(svg, light)), dark: asAddress(paint(svg, dark)) };
}

/** Every article's picture for light and for dark ground. */
export async function paintPictures(content: URL, target: URL): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const file of (await readdir(content)).filter((name) => name.endsWith(".svg"))) {
    const svg = await readFile(new URL(file, content), "utf8");
    const slug = file.slice(0, -".svg".length);
    try {
      await writeFile(new URL(`${slug}-light.svg`, target), paint(svg, light));
      await writeFile(new URL(`${slug}-dark.svg`, target), paint(svg, dark));
    } catch (error) {
      throw new Error(`content/blog/${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
