import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { card as surface } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";

const bounce = keyframes({
  "0%, 100%": { transform: "none" },
  "30%": { transform: "translateY(-6px)" },
  "60%": { transform: "translateY(2px)" },
});

export const card = style([
  surface,
  {
    display: "grid",
    gap: t.space.s4,
    padding: t.space.s8,
    scrollMarginTop: "5rem",
    "@media": { "(max-width: 40rem)": { padding: t.space.s4, marginInline: `calc(-1 * ${t.space.s2})` } },
  },
]);
export const progressBox = style({ display: "grid", gap: t.space.s2 });
export const progressBouncing = style([progressBox, { animation: `${bounce} 500ms ${t.motion.ease} 2` }]);
export const progressRow = style({
  display: "flex",
  justifyContent: "space-between",
  gap: t.space.s2,
  fontSize: t.size.s,
  color: t.color.muted,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${progressRow} > :last-child`, { textAlign: "end" });
export const encouragement = style({ fontWeight: 650, color: t.color.supportInk });
// The longest two stand in one line on a phone.
globalStyle(`${encouragement} + *`, { fontSize: t.size.xs });
export const welcome = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: t.space.s2,
  padding: `${t.space.s2} ${t.space.s4}`,
  borderRadius: t.radius.m,
  background: t.color.supportSoft,
  fontSize: t.size.s,
});
const badge = style({
  justifySelf: "start",
  padding: `${t.space.s1} ${t.space.s3}`,
  borderRadius: t.radius.round,
  color: t.color.badgeInk,
  fontSize: t.size.xs,
  fontWeight: 650,
});
export const categoryBadge = styleVariants({ personality: 330, skills: 250, values: 75, environment: 150, preferences: 20 }, (hue) => [
  badge,
  { background: `oklch(${t.color.badgeLightness} ${t.color.badgeChroma} ${hue})` },
]);
export const text = style({ fontSize: t.size.xl, scrollMarginTop: "6rem" });
export const hint = style({ color: t.color.muted, fontSize: t.size.s });
export const fieldset = style({ display: "grid", gap: t.space.s4, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const options = style({ display: "grid", gap: t.space.s2, listStyle: "none" });
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: t.space.s3,
  width: "100%",
  minHeight: "3.25rem",
  padding: `${t.space.s2} ${t.space.s4}`,
  border: `2px solid ${t.color.line}`,
  borderRadius: t.radius.m,
  background: t.color.paper,
  textAlign: "start",
  lineHeight: 1.35,
  cursor: "pointer",
  transition: `border-color ${t.motion.quick}, background-color ${t.motion.quick}`,
  selectors: {
    "&:hover": { borderColor: t.color.accent },
    "&:has(:focus-visible)": { outline: `3px solid ${t.color.focus}`, outlineOffset: "2px" },
  },
});
export const optionChosen = style([option, { borderColor: t.color.accent, background: t.color.accentSoft }]);
export const optionOff = style([
  option,
  { color: t.color.muted, background: t.color.sunken, cursor: "not-allowed", selectors: { "&:hover": { borderColor: t.color.line } } },
]);
export const check = style({
  flex: "none",
  width: "1.25rem",
  height: "1.25rem",
  margin: 0,
  accentColor: t.color.accent,
  selectors: { "&:focus-visible": { outline: "none" } },
});
export const scale = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(3.25rem, 22%), 1fr))",
  gap: t.space.s2,
  listStyle: "none",
});
export const step = style([option, { justifyContent: "center", paddingInline: 0, fontWeight: 650, fontVariantNumeric: "tabular-nums" }]);
export const stepChosen = style([step, { borderColor: t.color.accent, background: t.color.accentSoft }]);
export const scaleLabels = style({
  display: "flex",
  // Each under its end of the scale, in text twice as large too.
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${t.space.s4}`,
  marginTop: t.space.s2,
  fontSize: t.size.s,
  color: t.color.muted,
});
globalStyle(`${scaleLabels} > :last-child`, { marginInlineStart: "auto", textAlign: "end" });
export const chips = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2, listStyle: "none" });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: t.space.s2,
  minHeight: "2.75rem",
  padding: `0 ${t.space.s3}`,
  border: 0,
  borderRadius: t.radius.round,
  background: t.color.accent,
  color: t.color.onAccent,
  fontSize: t.size.s,
});
export const search = style({
  minHeight: "3rem",
  padding: `0 ${t.space.s4}`,
  border: `2px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.round,
  background: t.color.paper,
  width: "100%",
});
export const group = style({ borderBottom: `1px solid ${t.color.line}`, selectors: { "&[open]": { paddingBottom: t.space.s4 } } });
export const groupName = style({
  display: "list-item",
  minHeight: "2.75rem",
  padding: `${t.space.s2} 0`,
  fontWeight: 600,
  cursor: "pointer",
});
export const groupCount = style({ marginInlineStart: t.space.s3, fontSize: t.size.s, fontWeight: 400, color: t.color.muted });
export const continueBar = style({
  position: "sticky",
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: t.space.s3,
  padding: `${t.space.s3} 0`,
  background: t.color.surface,
  borderTop: `1px solid ${t.color.line}`,
  // On a phone that lies on its side it would leave no room for what is to be chosen.
  "@media": { "(max-height: 30rem)": { position: "static" } },
});
export const ranked = style([option, { cursor: "grab" }]);
export const rankedText = style({ flex: 1 });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: t.space.s3,
});
export const analyzing = style({ justifyItems: "center", textAlign: "center" });
export const analyzingSteps = style({ display: "grid", gap: t.space.s2, color: t.color.muted, listStyle: "none", textAlign: "start" });

/** On the root of the document while answers to a question are to be pressed. */
export const answering = style({});
