import { CAREER_CATEGORIES } from "@career-clarity/career-catalog";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";
import { categoryHue } from "./compose.ts";

const hue = createVar();
const base = style({
  width: "100%",
  height: "100%",
  background: `oklch(${t.color.badgeLightness} calc(${t.color.badgeChroma} * 0.7) ${hue})`,
});
export const artwork = styleVariants(Object.fromEntries(CAREER_CATEGORIES.map((name) => [name, String(categoryHue(name))])), (degrees) => [
  base,
  { vars: { [hue]: degrees } },
]);
export const tone = {
  soft: style({ fill: `oklch(${t.color.artLightness} calc(${t.color.badgeChroma} * 1.2) ${hue})` }),
  middle: style({ fill: `oklch(calc(${t.color.artLightness} - 0.08) 0.09 calc(${hue} + 25))` }),
  strong: style({ fill: `oklch(0.56 0.1 ${hue})` }),
};
