import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";

const WIDE = "(min-width: 56rem)";
/** As in common.css.ts: what there is to do lies one under another. */
const PHONE = "(max-width: 30rem)";
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
export const heroActions = style({});
globalStyle(`${heroActions} > *`, { paddingInline: t.space.s6, "@media": { [PHONE]: { paddingInline: t.space.s3 } } });
// Alone in its row, it begins where the others do.
export const explore = style({ marginInlineStart: `calc(-1 * ${t.space.s6})`, "@media": { [PHONE]: { marginInlineStart: 0 } } });
export const headlineBox = style({ display: "grid", gridTemplateColumns: "1fr auto", alignItems: "end", gap: t.space.s2 });
export const headline = style({ display: "grid", fontSize: t.size.hero, lineHeight: 1.04, letterSpacing: "-0.03em" });
// All taglines lie in one cell, which is as tall as the tallest: nothing below moves when they change.
export const tagline = style({
  gridArea: "1 / 1",
  opacity: 0,
  visibility: "hidden",
  transition: `opacity 300ms ${t.motion.ease}, visibility 300ms`,
});
export const taglineShown = style([tagline, { opacity: 1, visibility: "visible" }]);
export const pause = style({ color: t.color.muted });
export const art = style({ width: "100%", maxWidth: "30rem", justifySelf: "center", height: "auto" });
export const artPath = style({ fill: "none", stroke: t.color.accent, strokeWidth: 7, strokeLinecap: "round" });
export const artBranch = style({ fill: "none", stroke: t.color.line, strokeWidth: 4, strokeLinecap: "round", strokeDasharray: "1 11" });
export const artDoor = style({ fill: t.color.surface, stroke: t.color.lineStrong, strokeWidth: 2, strokeLinejoin: "round" });
export const artOpening = style({ fill: t.color.sunken, stroke: t.color.lineStrong, strokeWidth: 2, strokeLinejoin: "round" });
export const artKnob = style({ fill: t.color.lineStrong });
export const artStop = style({ fill: t.color.surface, stroke: t.color.accent, strokeWidth: 5 });
export const artGoal = style({ fill: t.color.support, stroke: t.color.accent, strokeWidth: 5 });
// In units of the drawing, which is smaller on a phone.
export const artLabel = style({
  fill: t.color.muted,
  fontSize: "21px",
  fontFamily: t.font.body,
  fontWeight: 600,
  "@media": { [WIDE]: { fontSize: "15px" } },
});
export const stats = style([
  band,
  {
    display: "grid",
    // Two and two, or four: never one alone.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(max(9.5rem, 34%), 100%), 1fr))",
    gap: t.space.s4,
    "@media": { "(min-width: 46rem)": { gridTemplateColumns: "repeat(4, 1fr)" } },
  },
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

export const topBar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `0 ${t.space.s3}`,
  paddingInline: t.space.s4,
  background: t.color.supportSoft,
  fontSize: t.size.s,
  "@media": { print: { display: "none" } },
});
export const topButtons = style({ display: "inline-flex", flexWrap: "wrap", justifyContent: "center" });
export const topButton = style({
  minHeight: "2.75rem",
  minWidth: "2.75rem",
  overflowWrap: "normal",
  padding: `0 ${t.space.s3}`,
  border: 0,
  background: "none",
  color: t.color.accentInk,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
// The thanks stand in the question's place for their two seconds: nothing moves.
export const topText = style({
  display: "grid",
  justifyItems: "center",
  // In a row of its own it keeps off the header.
  "@media": { "(max-width: 33rem)": { paddingTop: t.space.s2 } },
});
export const thanks = style({ fontWeight: 650, color: t.color.good });
globalStyle(`${topText} > *`, { gridArea: "1 / 1" });
export const answered = style({ visibility: "hidden" });
globalStyle(`${stats}`, { listStyle: "none" });
export const statNote = style({
  display: "flex",
  alignItems: "center",
  minHeight: "2.75rem",
  fontSize: t.size.s,
  marginBottom: `calc(-1 * ${t.space.s3})`,
});
export const promo = style({ marginTop: t.space.s12, background: t.color.accentSoft, scrollMarginTop: "4rem" });
export const promoInner = style([
  band,
  {
    display: "grid",
    gap: t.space.s8,
    alignItems: "center",
    paddingBlock: t.space.s12,
    "@media": { [WIDE]: { gridTemplateColumns: "1.3fr 1fr" } },
  },
]);
export const promoText = style({ display: "grid", gap: t.space.s4, justifyItems: "start", maxWidth: t.width.text });
export const streams = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(max(8.5rem, 30%), 100%), 1fr))",
  gap: t.space.s3,
  listStyle: "none",
});
export const stream = style({
  padding: `${t.space.s4} ${t.space.s3}`,
  background: t.color.surface,
  borderRadius: t.radius.m,
  fontFamily: t.font.heading,
  fontWeight: 600,
  borderInlineStart: `5px solid ${t.color.support}`,
});
export const tasteColumns = style({
  display: "grid",
  gap: t.space.s10,
  width: "100%",
  alignItems: "start",
  "@media": { [WIDE]: { gridTemplateColumns: "1fr 1fr", gap: t.space.s8 } },
});
export const taste = style({ display: "grid", gap: t.space.s4, minWidth: 0 });
export const question = style([
  card,
  {
    display: "grid",
    gap: t.space.s4,
    justifyItems: "start",
    minWidth: 0,
    margin: 0,
    padding: t.space.s5,
    "@media": { "(max-width: 40rem)": { padding: t.space.s4 } },
  },
]);
// A legend takes no part in its fieldset's layout unless it floats.
export const questionText = style({
  float: "inline-start",
  width: "100%",
  padding: 0,
  fontFamily: t.font.heading,
  fontSize: t.size.l,
  fontWeight: 600,
  lineHeight: 1.25,
});
export const options = style({ display: "grid", gap: t.space.s2, width: "100%" });
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: t.space.s3,
  minHeight: "2.75rem",
  padding: `${t.space.s1} ${t.space.s3}`,
  border: `1px solid ${t.color.line}`,
  borderRadius: t.radius.m,
  fontSize: t.size.s,
  lineHeight: 1.35,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: t.color.accent },
    "&:has(:checked)": { borderColor: t.color.accent, background: t.color.accentSoft, fontWeight: 600 },
    "&:has(:disabled)": { color: t.color.muted, cursor: "not-allowed" },
  },
});
export const check = style({ width: "1.25rem", height: "1.25rem", flex: "none", accentColor: t.color.accent });
export const questionFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: t.space.s3,
  width: "100%",
  fontSize: t.size.s,
  color: t.color.muted,
});
export const peek = style({ display: "grid", gap: t.space.s3, justifyItems: "start" });
export const peekForm = style({ display: "grid", gap: t.space.s1 });
globalStyle(`${peek} search`, { width: "100%" });
export const peekLabel = style({ fontSize: t.size.s, fontWeight: 600 });
export const peekInput = style({
  width: "100%",
  minHeight: "3rem",
  padding: `0 ${t.space.s4}`,
  border: `2px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.m,
  background: t.color.surface,
});
export const peekStatus = style({ minHeight: "1.5rem", fontSize: t.size.s, color: t.color.muted });
export const peekList = style({ display: "grid", gap: t.space.s2, width: "100%", listStyle: "none" });
export const peekCard = style({
  display: "grid",
  gridTemplateColumns: "4.5rem 1fr",
  gap: t.space.s4,
  alignItems: "center",
  padding: t.space.s2,
  border: `1px solid ${t.color.line}`,
  borderRadius: t.radius.m,
  background: t.color.surface,
  color: t.color.ink,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: t.color.accent } },
});
export const peekArt = style({ display: "block", aspectRatio: "1", borderRadius: t.radius.s, overflow: "hidden" });
export const peekText = style({ display: "grid", gap: t.space.s1, justifyItems: "start", minWidth: 0 });
export const peekName = style({ fontFamily: t.font.heading, fontSize: t.size.m, lineHeight: 1.25 });
export const peekDescription = style({ color: t.color.muted, fontSize: t.size.s, lineHeight: 1.4 });
export const features = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: t.space.s5,
  listStyle: "none",
  width: "100%",
});
export const feature = style([card, { display: "grid", alignContent: "start", gap: t.space.s2, padding: t.space.s5 }]);
globalStyle(`${feature} p`, { color: t.color.muted, fontSize: t.size.s });
export const featureIcon = style({ color: t.color.accentInk });
export const articles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  gap: t.space.s5,
  listStyle: "none",
  width: "100%",
});
export const article = style([
  card,
  {
    display: "grid",
    alignContent: "start",
    gap: t.space.s2,
    height: "100%",
    padding: t.space.s5,
    color: t.color.ink,
    textDecoration: "none",
    selectors: { "&:hover": { borderColor: t.color.accent } },
  },
]);
