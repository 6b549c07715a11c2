import { style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

const WIDE = "(min-width: 56rem)";
const band = style({ maxWidth: t.width.page, margin: "0 auto", paddingInline: t.space.s4 });

export const hero = style([
  band,
  {
    display: "grid",
    alignItems: "center",
    gap: t.space.s8,
    paddingBlock: t.space.s10,
    "@media": { [WIDE]: { gridTemplateColumns: "1.15fr 0.85fr", paddingBlock: t.space.s16 } },
  },
]);
export const heroText = style({ display: "grid", gap: t.space.s5 });
export const headline = style({ fontSize: t.size.hero, lineHeight: 1.04, letterSpacing: "-0.03em" });
export const art = style({ width: "100%", maxWidth: "30rem", justifySelf: "center", height: "auto" });
export const artPath = style({ fill: "none", stroke: t.color.accent, strokeWidth: 7, strokeLinecap: "round" });
export const artBranch = style({ fill: "none", stroke: t.color.line, strokeWidth: 4, strokeLinecap: "round", strokeDasharray: "1 11" });
export const artDoor = style({ fill: t.color.surface, stroke: t.color.lineStrong, strokeWidth: 2 });
export const artStop = style({ fill: t.color.surface, stroke: t.color.accent, strokeWidth: 5 });
export const artGoal = style({ fill: t.color.support, stroke: t.color.accent, strokeWidth: 5 });
export const artLabel = style({ fill: t.color.muted, fontSize: "15px", fontFamily: t.font.body, fontWeight: 600 });
export const stats = style([
  band,
  { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))", gap: t.space.s4 },
]);
export const stat = style({
  padding: t.space.s5,
  background: t.color.surface,
  border: `1px solid ${t.color.line}`,
  borderRadius: t.radius.l,
  color: t.color.muted,
  fontSize: t.size.s,
});
export const figure = style({
  display: "block",
  fontFamily: t.font.heading,
  fontSize: t.size.xxl,
  lineHeight: 1.1,
  color: t.color.ink,
  fontVariantNumeric: "tabular-nums",
});
export const section = style([band, { display: "grid", gap: t.space.s6, justifyItems: "start", paddingBlock: t.space.s16 }]);
export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  gap: t.space.s8,
  listStyle: "none",
  width: "100%",
});
export const step = style({
  display: "grid",
  gap: t.space.s2,
  alignContent: "start",
  borderTop: `3px solid ${t.color.support}`,
  paddingTop: t.space.s4,
});
export const stepIcon = style({ color: t.color.accentInk });
