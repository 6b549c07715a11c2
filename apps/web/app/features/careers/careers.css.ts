import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card as surface } from "../../shell/shell.css.ts";
import { t } from "../../theme/contract.css.ts";

export const header = style({ display: "grid", gap: t.space.s3, paddingBottom: t.space.s6 });
export const controls = style({ display: "grid", gap: t.space.s4, "@media": { "(min-width: 48rem)": { gridTemplateColumns: "2fr 1fr" } } });
export const field = style({ display: "grid", gap: t.space.s1, fontSize: t.size.s, fontWeight: 600 });
export const input = style({
  width: "100%",
  minWidth: 0,
  minHeight: "3rem",
  padding: `0 ${t.space.s4}`,
  border: `2px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.m,
  background: t.color.surface,
  fontSize: t.size.m,
  fontWeight: 400,
});
export const count = style({ paddingBlock: t.space.s5, fontWeight: 650 });
export const problem = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  padding: t.space.s4,
  marginBottom: t.space.s5,
  borderRadius: t.radius.m,
  background: t.color.supportSoft,
});
export const empty = style({ display: "grid", gap: t.space.s3, justifyItems: "center", paddingBlock: t.space.s16, textAlign: "center" });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: t.space.s4,
  listStyle: "none",
});
globalStyle(`${grid} > li`, { display: "grid" });
export const card = style([
  surface,
  {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto auto 1fr",
    gap: t.space.s3,
    padding: t.space.s5,
    transition: `border-color ${t.motion.quick}, box-shadow ${t.motion.quick}`,
    selectors: { "&:hover": { borderColor: t.color.accent, boxShadow: t.shadow.raised } },
  },
]);
export const badges = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2 });
export const name = style({ fontSize: t.size.l });
// The link reaches over the whole card, so that all of it can be tapped and only the name is read out.
export const nameLink = style({
  color: t.color.ink,
  textDecoration: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: t.radius.l } },
});
export const description = style({ color: t.color.muted, fontSize: t.size.s });
export const scores = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: `${t.space.s1} ${t.space.s5}`, fontSize: t.size.xs });
globalStyle(`${scores} > div`, {
  display: "flex",
  justifyContent: "space-between",
  borderTop: `1px solid ${t.color.line}`,
  paddingTop: t.space.s1,
});
globalStyle(`${scores} dt`, { textTransform: "capitalize", color: t.color.muted });
globalStyle(`${scores} dd`, { fontVariantNumeric: "tabular-nums", fontWeight: 600 });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: t.space.s2,
  fontSize: t.size.s,
  fontVariantNumeric: "tabular-nums",
});
const growthText = style({ fontWeight: 650 });
export const growth = styleVariants({
  green: [growthText, { color: t.color.good }],
  blue: [growthText, { color: t.color.info }],
  yellow: [growthText, { color: t.color.warn }],
  red: [growthText, { color: t.color.bad }],
});
export const learn = style({ color: t.color.accentInk, fontWeight: 600 });
export const pagination = style({ display: "grid", gap: t.space.s4, justifyItems: "center", paddingTop: t.space.s8 });
export const showing = style({ display: "flex", flexWrap: "wrap", gap: t.space.s3, color: t.color.muted, fontSize: t.size.s });
export const pages = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: t.space.s2 });
export const pageButton = style({ minWidth: "2.75rem", paddingInline: t.space.s2, fontVariantNumeric: "tabular-nums" });
export const ask = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  marginTop: t.space.s12,
  padding: t.space.s8,
  borderRadius: t.radius.l,
  background: t.color.accentSoft,
});
export const categories = style({ display: "flex", flexWrap: "wrap", gap: `0 ${t.space.s5}`, listStyle: "none" });
export const categoryLink = style({ display: "inline-flex", alignItems: "center", minWidth: "2.75rem", minHeight: "2.75rem" });
