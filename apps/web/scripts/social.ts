import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { CAREER_CATEGORIES, type CareerCategory } from "@career-clarity/career-catalog";
import { Resvg } from "@resvg/resvg-js";
import { formatHex } from "culori";
import { type Font, openSync } from "fontkit";
import { categorySlug } from "../app/lib/data-urls.ts";
import { site } from "../app/site.ts";
import { light } from "../app/theme/palette.ts";
import { categoryHue, composeArtwork, TILE } from "../app/ui/artwork/compose.ts";
import { hex, paint } from "./pictures.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const LINE_HEIGHT = 1.12;
const colour = (name: keyof typeof light) => hex(light, name);

const fontFile = createRequire(import.meta.url).resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff");
const font = openSync(fontFile) as Font;

type Line = { readonly path: string; readonly width: number };

function drawLine(text: string, size: number): Line {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const path = glyphs
    .map((glyph, index) => {
      const at = x;
      x += positions[index]?.xAdvance ?? 0;
      return glyph.path
        .scale(scale, -scale)
        .translate(at * scale, 0)
        .toSVG();
    })
    .join("");
  return { path, width: advanceWidth * scale };
}

/** Text as shapes, broken into lines of at most `width`; `y` is the first line's baseline. */
function drawText(text: string, x: number, y: number, size: number, width: number, fill: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && drawLine(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines
    .map(
      (line, index) =>
        `<path transform="translate(${x} ${y + index * size * LINE_HEIGHT})" fill="${fill}" d="${drawLine(line, size).path}"/>`,
    )
    .join("");
}

const logo = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) scale(1.9)"><rect width="32" height="32" rx="8" fill="${colour("accent")}"/><path d="M9 24c0-7 3-9 7-9s7-2 7-8" fill="none" stroke="${colour("paper")}" stroke-width="2.6" stroke-linecap="round"/><path d="M19.4 10 23 6.4 26.6 10" fill="none" stroke="${colour("support")}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="9" cy="24" r="2.6" fill="${colour("support")}"/></g>`;

const frame = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colour("paper")}"/>${inside}</svg>`;
const png = (svg: string, width = WIDTH): Buffer =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().asPng();

function artwork(category: CareerCategory, name: string, x: number, y: number, columns: number, rows: number, scale: number): string {
  const hue = categoryHue(category);
  const fills = {
    soft: formatHex(`oklch(0.83 0.055 ${hue})`),
    middle: formatHex(`oklch(0.75 0.09 ${(hue + 25) % 360})`),
    strong: formatHex(`oklch(0.56 0.1 ${hue})`),
  };
  const paths = composeArtwork(category, name, columns, rows).map(({ tone, path }) => `<path fill="${fills[tone]}" d="${path}"/>`);
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="${columns * TILE}" height="${rows * TILE}" fill="${formatHex(`oklch(0.92 0.03 ${hue})`)}"/>${paths.join("")}</g>`;
}

/** The tab's icon is a bitmap: browsers draw it anew at each change of the address, and an SVG takes a phone 5 ms of the page's own time. */
const ICONS = [
  ["icon-48.png", 48],
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
] as const;

const brand = `${logo(72, 500)}${drawText(site.name, 150, 544, 36, 800, colour("ink"))}`;

/** The picture that stands for a page where it is shared, and the icons that need to be bitmaps. */
export async function drawSocialImages(content: URL, target: URL, articles: readonly string[]): Promise<void> {
  await mkdir(new URL("social/", target), { recursive: true });
  const write = (name: string, bytes: Buffer) => writeFile(new URL(name, target), bytes);
  const tiles = CAREER_CATEGORIES.slice(0, 15).map((category, index) =>
    artwork(category, category, 760 + (index % 3) * 147, Math.floor(index / 3) * 126, 3, 3, 1.24),
  );
  await write(
    "social/site.png",
    png(frame(`${tiles.join("")}${drawText("Find the work that fits you, and see why it does", 72, 150, 68, 620, colour("ink"))}${brand}`)),
  );
  for (const category of CAREER_CATEGORIES)
    await write(
      `social/${categorySlug(category)}.png`,
      png(
        frame(`${artwork(category, category, 0, 0, 10, 3, 3)}${drawText(`${category} careers`, 72, 456, 76, 1050, colour("ink"))}${brand}`),
      ),
    );
  for (const slug of articles) {
    const picture = paint(await readFile(new URL(`${slug}.svg`, content), "utf8"), light);
    await write(`social/${slug}.png`, png(picture));
  }
  const icon = await readFile(new URL("favicon.svg", target), "utf8");
  for (const [name, size] of ICONS) await write(name, png(icon, size));
  // A launcher cuts its own shape: the ground reaches to the edge and the mark stays well within.
  const whole = icon
    .replace('rx="8"', "")
    .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
    .replace('width="32" height="32"', 'x="-4" y="-4" width="40" height="40"');
  await write("icon-maskable-512.png", png(whole, 512));
}
