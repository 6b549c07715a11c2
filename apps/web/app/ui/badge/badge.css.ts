import { CAREER_CATEGORIES } from "@career-clarity/career-catalog";
import { style, styleVariants } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";
import { categoryHue } from "../artwork/compose.ts";

const base = style({
  display: "inline-block",
  padding: `${t.space.s1} ${t.space.s3}`,
  borderRadius: t.radius.round,
  fontSize: t.size.xs,
  fontWeight: 650,
  lineHeight: 1.4,
  color: t.color.badgeInk,
});

// One hue a category, the same as its artwork has.
export const category = styleVariants(Object.fromEntries(CAREER_CATEGORIES.map((name) => [name, categoryHue(name)])), (hue) => [
  base,
  { background: `oklch(${t.color.badgeLightness} ${t.color.badgeChroma} ${hue})` },
]);
const toned = style([base, { border: "1px solid currentColor", background: "transparent" }]);
export const tone = styleVariants({
  good: [toned, { color: t.color.good }],
  info: [toned, { color: t.color.info }],
  warn: [toned, { color: t.color.warn }],
  bad: [toned, { color: t.color.bad }],
});
