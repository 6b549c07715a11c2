import { CAREER_CATEGORIES, type CareerCategory } from "@career-clarity/career-catalog";

/** The side of a tile in the artwork's own units. */
export const TILE = 40;
export const TONES = ["soft", "middle", "strong"] as const;
export type Tone = (typeof TONES)[number];

type Shape = (x: number, y: number) => string;
const h = TILE / 2;
const circle = (cx: number, cy: number, r: number) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const quarter = (x: number, y: number, corner: number): string =>
  [
    `M${x} ${y}h${TILE}a${TILE} ${TILE} 0 0 1 ${-TILE} ${TILE}z`,
    `M${x} ${y}h${TILE}v${TILE}a${TILE} ${TILE} 0 0 1 ${-TILE} ${-TILE}z`,
    `M${x + TILE} ${y}v${TILE}h${-TILE}a${TILE} ${TILE} 0 0 1 ${TILE} ${-TILE}z`,
    `M${x} ${y}a${TILE} ${TILE} 0 0 1 ${TILE} ${TILE}h${-TILE}z`,
  ][corner % 4] ?? "";

/** The shapes that tiles are made of. A category has four of them, which is what makes its pictures kin. */
const shapes = {
  disc: (x, y) => circle(x + h, y + h, h * 0.8),
  dot: (x, y) => circle(x + h, y + h, h * 0.36),
  dots: (x, y) => [0.25, 0.75].flatMap((u) => [0.25, 0.75].map((v) => circle(x + u * TILE, y + v * TILE, h * 0.2))).join(""),
  ring: (x, y) =>
    `${circle(x + h, y + h, h * 0.86)}M${x + h - h * 0.44} ${y + h}a${h * 0.44} ${h * 0.44} 0 1 1 ${h * 0.88} 0a${h * 0.44} ${h * 0.44} 0 1 1 ${-h * 0.88} 0z`,
  leafA: (x, y) => `M${x} ${y}h${h}a${h} ${h} 0 0 1 ${h} ${h}v${h}h${-h}a${h} ${h} 0 0 1 ${-h} ${-h}z`,
  leafB: (x, y) => `M${x + TILE} ${y}v${h}a${h} ${h} 0 0 1 ${-h} ${h}h${-h}v${-h}a${h} ${h} 0 0 1 ${h} ${-h}z`,
  quarterA: (x, y) => quarter(x, y, 0),
  quarterB: (x, y) => quarter(x, y, 1),
  quarterC: (x, y) => quarter(x, y, 2),
  quarterD: (x, y) => quarter(x, y, 3),
  arch: (x, y) => `M${x} ${y + TILE}v${-h}a${h} ${h} 0 0 1 ${TILE} 0v${h}z`,
  bowl: (x, y) => `M${x} ${y}v${h}a${h} ${h} 0 0 0 ${TILE} 0v${-h}z`,
  bars: (x, y) => [0.1, 0.42, 0.74].map((u) => box(x + u * TILE, y + 4, TILE * 0.16, TILE - 8)).join(""),
  steps: (x, y) => [0, 1, 2].map((n) => box(x + (n * TILE) / 3, y + TILE - ((n + 1) * TILE) / 3, TILE / 3, ((n + 1) * TILE) / 3)).join(""),
  lines: (x, y) => [0.1, 0.42, 0.74].map((v) => box(x + 4, y + v * TILE, TILE - 8, TILE * 0.16)).join(""),
  square: (x, y) => box(x + 6, y + 6, TILE - 12, TILE - 12),
  frame: (x, y) => `${box(x + 4, y + 4, TILE - 8, TILE - 8)}M${x + 13} ${y + 13}v${TILE - 26}h${TILE - 26}v${-(TILE - 26)}z`,
  diamond: (x, y) => `M${x + h} ${y + 2}l${h - 2} ${h - 2}l${-(h - 2)} ${h - 2}l${-(h - 2)} ${-(h - 2)}z`,
  triangle: (x, y) => `M${x} ${y + TILE}l${h} ${-TILE}l${h} ${TILE}z`,
  slopeUp: (x, y) => `M${x} ${y + TILE}L${x + TILE} ${y}v${TILE}z`,
  slopeDown: (x, y) => `M${x} ${y}L${x + TILE} ${y + TILE}h${-TILE}z`,
  cross: (x, y) => `M${x + 14} ${y + 5}h12v9h9v12h-9v9h-12v-9h-9v-12h9z`,
} as const satisfies Readonly<Record<string, Shape>>;
type ShapeName = keyof typeof shapes;

const vocabularies: Readonly<Record<CareerCategory, readonly [ShapeName, ShapeName, ShapeName, ShapeName]>> = {
  Technology: ["square", "dots", "bars", "quarterB"],
  Healthcare: ["cross", "disc", "quarterA", "quarterC"],
  Engineering: ["ring", "square", "slopeUp", "slopeDown"],
  Business: ["steps", "bars", "disc", "square"],
  Education: ["arch", "lines", "quarterD", "dot"],
  Arts: ["quarterA", "diamond", "leafB", "disc"],
  Legal: ["bars", "triangle", "arch", "square"],
  Manufacturing: ["frame", "ring", "lines", "square"],
  Transportation: ["ring", "lines", "slopeUp", "leafA"],
  Construction: ["triangle", "square", "steps", "frame"],
  Government: ["arch", "bars", "disc", "steps"],
  Agriculture: ["leafA", "leafB", "bars", "arch"],
  Energy: ["diamond", "disc", "slopeUp", "dots"],
  Retail: ["bowl", "square", "dots", "lines"],
  Hospitality: ["bowl", "arch", "disc", "leafA"],
  Science: ["ring", "dots", "diamond", "disc"],
  Media: ["frame", "triangle", "lines", "disc"],
  Nonprofit: ["quarterB", "quarterD", "disc", "leafA"],
  Sports: ["disc", "slopeDown", "ring", "quarterC"],
  Environmental: ["leafB", "quarterA", "bowl", "triangle"],
};

/** FNV-1a, then a xorshift: enough to lay tiles, the same everywhere. */
function createDraw(text: string): (count: number) => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  state ||= 1;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % count;
  };
}

/** What of ten tiles falls to each tone; the rest stays empty, so that the picture breathes. */
const tonesOfTen: readonly (Tone | null)[] = ["soft", "soft", "soft", "middle", "middle", "middle", "strong", null, null, null];

/** The paths of a picture, one a tone. Columns and rows are whole numbers from 1. */
export function composeArtwork(
  category: CareerCategory,
  name: string,
  columns: number,
  rows: number,
): readonly { readonly tone: Tone; readonly path: string }[] {
  const draw = createDraw(`${category}/${name}`);
  const vocabulary = vocabularies[category];
  const paths: Record<Tone, string> = { soft: "", middle: "", strong: "" };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const shape = vocabulary[draw(vocabulary.length)] ?? "disc";
      const tone = tonesOfTen[draw(tonesOfTen.length)];
      if (tone) paths[tone] += shapes[shape](column * TILE, row * TILE);
    }
  return TONES.map((tone) => ({ tone, path: paths[tone] })).filter(({ path }) => path !== "");
}

/** A category's hue in degrees: one scale of equal lightness; a golden-angle step keeps neighbours apart. */
export const categoryHue = (category: CareerCategory): number => Math.round((CAREER_CATEGORIES.indexOf(category) * 137.5) % 360);
