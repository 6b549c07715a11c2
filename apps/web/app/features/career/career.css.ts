import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";

export const header = style({ display: "grid", gap: t.space.s3, paddingBlock: `${t.space.s6} ${t.space.s8}` });
export const crumb = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
export const art = style({ height: "6rem", borderRadius: t.radius.l, overflow: "hidden", "@media": { print: { display: "none" } } });
export const badges = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2 });
export const columns = style({
  display: "grid",
  gap: t.space.s6,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(22rem, 100%), 1fr))",
  alignItems: "start",
});
export const panel = style([
  card,
  { display: "grid", gap: t.space.s5, padding: t.space.s6, "@media": { "(max-width: 40rem)": { padding: t.space.s4 } } },
]);
export const facts = style({ display: "grid" });
export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: t.space.s3,
  paddingBlock: t.space.s3,
  borderTop: `1px solid ${t.color.line}`,
});
export const figure = style({ display: "block", fontVariantNumeric: "tabular-nums" });
const growthText = style({ display: "block", fontVariantNumeric: "tabular-nums" });
export const growth = styleVariants({
  green: [growthText, { color: t.color.good }],
  blue: [growthText, { color: t.color.info }],
  yellow: [growthText, { color: t.color.warn }],
  red: [growthText, { color: t.color.bad }],
});
export const traits = style({ width: "100%", fontSize: t.size.s });
export const section = style({ display: "grid", gap: t.space.s4, paddingTop: t.space.s10 });
export const skills = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2, listStyle: "none" });
export const related = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: t.space.s4,
  listStyle: "none",
});
export const relatedLink = style([
  card,
  {
    display: "grid",
    alignContent: "start",
    gap: t.space.s1,
    height: "100%",
    padding: t.space.s4,
    color: t.color.ink,
    textDecoration: "none",
    fontSize: t.size.s,
    selectors: { "&:hover": { borderColor: t.color.accent } },
  },
]);
export const ask = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  marginTop: t.space.s12,
  padding: t.space.s8,
  borderRadius: t.radius.l,
  background: t.color.accentSoft,
});

// Side by side where what is told has room for a line of words.
globalStyle(`${fact} dt`, { flex: "0 1 8.5rem", color: t.color.muted, fontSize: t.size.s });
globalStyle(`${fact} dd`, { flex: "1 1 14rem", minWidth: 0 });
globalStyle(`${traits} th`, { textAlign: "start", fontWeight: 500, textTransform: "capitalize" });
globalStyle(`${traits} td`, { textAlign: "end" });
globalStyle(`${traits} tr`, { borderTop: `1px solid ${t.color.line}` });
globalStyle(`${traits} :is(th, td)`, { paddingBlock: t.space.s2 });
globalStyle(`${skills} li`, {
  padding: `${t.space.s2} ${t.space.s4}`,
  borderRadius: t.radius.round,
  background: t.color.sunken,
  fontSize: t.size.s,
});
globalStyle(`${relatedLink} span`, { color: t.color.muted });

export const work = style({ paddingTop: t.space.s6 });
export const stack = style({ display: "grid", gap: t.space.s6 });
export const plainList = style({ display: "grid", gap: t.space.s2, paddingInlineStart: t.space.s5 });
globalStyle(`${plainList} li::marker`, { color: t.color.supportInk });
// The path runs down the side; each stop is a dot on it.
export const path = style({ display: "grid", listStyle: "none", maxWidth: t.width.text });
export const stop = style({
  position: "relative",
  display: "grid",
  gap: t.space.s2,
  padding: `0 0 ${t.space.s6} ${t.space.s8}`,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "0.3125rem",
      top: "0.5rem",
      bottom: "-0.5rem",
      width: "4px",
      borderRadius: t.radius.round,
      background: t.color.accent,
    },
    "&:last-child::before": { display: "none" },
    "&::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      top: "0.3125rem",
      width: "0.875rem",
      height: "0.875rem",
      boxSizing: "border-box",
      border: `3px solid ${t.color.accent}`,
      borderRadius: t.radius.round,
      background: t.color.paper,
    },
    "&:last-child::after": { background: t.color.support },
  },
});
export const stopName = style({ fontSize: t.size.m });
export const doors = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2, listStyle: "none" });
const door = style({
  display: "inline-flex",
  alignItems: "center",
  gap: t.space.s2,
  padding: `${t.space.s1} ${t.space.s3}`,
  borderRadius: t.radius.round,
  fontSize: t.size.s,
});
export const doorOpen = style([door, { background: t.color.accentSoft, color: t.color.accentInk, fontWeight: 600 }]);
export const doorClosed = style([door, { border: `1px dashed ${t.color.lineStrong}`, color: t.color.muted }]);

export const axis = style({ display: "block", width: "100%", maxWidth: "24rem", marginBlock: t.space.s1 });
export const axisRail = style({ fill: t.color.sunken });
export const axisRange = style({ fill: t.color.accent });
export const axisText = style({ fill: t.color.muted, fontSize: "14px", fontVariantNumeric: "tabular-nums" });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: `calc(-1 * ${t.space.s2})`,
  "@media": { print: { display: "none" } },
});
export const fitLine = style({ display: "grid", gap: t.space.s2, width: "100%", maxWidth: "24rem" });
export const years = style({ fontVariantNumeric: "tabular-nums" });
export const colophon = style({ paddingTop: t.space.s6, color: t.color.muted, fontSize: t.size.s });
