import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateX(12px)" } });

export const quiz = style({ display: "grid", gap: t.space.s4 });
export const subtitle = style({ color: t.color.muted, fontSize: t.size.s });
export const progressRow = style({
  display: "flex",
  justifyContent: "space-between",
  fontSize: t.size.s,
  fontVariantNumeric: "tabular-nums",
  color: t.color.muted,
});
export const question = style({ display: "grid", gap: t.space.s4, animation: `${arrive} ${t.motion.calm} ${t.motion.ease}` });
export const text = style({ fontSize: t.size.xl });
export const hint = style({ color: t.color.muted, fontSize: t.size.s });
export const options = style({ display: "grid", gap: t.space.s3, listStyle: "none" });
export const option = style({
  display: "block",
  width: "100%",
  minHeight: "3.5rem",
  padding: `${t.space.s3} ${t.space.s4}`,
  border: `2px solid ${t.color.line}`,
  borderRadius: t.radius.m,
  background: t.color.paper,
  textAlign: "start",
  lineHeight: 1.4,
  transition: `border-color ${t.motion.quick}`,
  selectors: { "&:hover": { borderColor: t.color.accent } },
});
export const completeBadge = style({
  justifySelf: "start",
  padding: `${t.space.s1} ${t.space.s3}`,
  borderRadius: t.radius.round,
  background: t.color.accentSoft,
  color: t.color.accentInk,
  fontSize: t.size.xs,
  fontWeight: 650,
});
export const tie = style({ padding: t.space.s4, borderRadius: t.radius.m, background: t.color.supportSoft });
export const results = style({ display: "grid", gap: t.space.s4, listStyle: "none" });
export const resultCard = style({
  display: "grid",
  gap: t.space.s3,
  padding: t.space.s4,
  border: `1px solid ${t.color.line}`,
  borderRadius: t.radius.m,
});
export const bestCard = style([resultCard, { borderColor: t.color.accent, borderWidth: 2 }]);
export const resultHead = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: t.space.s3 });
export const resultName = style({ margin: 0, fontFamily: t.font.heading, fontSize: t.size.l, lineHeight: 1.2 });
export const bestBadge = style({
  padding: `${t.space.s1} ${t.space.s3}`,
  borderRadius: t.radius.round,
  background: t.color.support,
  color: "oklch(0.24 0.04 70)",
  fontSize: t.size.xs,
  fontWeight: 700,
});
export const points = style({ marginInlineStart: "auto", fontSize: t.size.s, color: t.color.muted, fontVariantNumeric: "tabular-nums" });
export const minor = style({ margin: 0, fontSize: t.size.s, fontWeight: 650 });
export const more = style({ color: t.color.muted, whiteSpace: "nowrap" });
export const steps = style({ paddingInlineStart: t.space.s5, display: "grid", gap: t.space.s1 });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: t.space.s3 });
const iconGround = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: t.radius.m,
  color: t.color.badgeInk,
});
const hues = { Science: 250, Commerce: 90, Arts: 340, Humanities: 50, Medical: 20, Engineering: 200 };
export const streamIcon = styleVariants(hues, (hue) => [
  iconGround,
  { background: `oklch(${t.color.badgeLightness} ${t.color.badgeChroma} ${hue})` },
]);
