import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";

export const header = style({ display: "grid", gap: t.space.s3 });
export const clarity = style({ padding: t.space.s4, borderRadius: t.radius.m, background: t.color.supportSoft, maxWidth: t.width.text });
export const section = style({ display: "grid", gap: t.space.s4, paddingTop: t.space.s10 });
export const hint = style({ color: t.color.muted, fontSize: t.size.s, maxWidth: t.width.text });
export const problem = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  padding: t.space.s4,
  marginTop: t.space.s6,
  borderRadius: t.radius.m,
  background: t.color.supportSoft,
});
export const answers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: `0 ${t.space.s8}`,
});
export const answer = style({ borderTop: `1px solid ${t.color.line}`, paddingBlock: t.space.s3, fontSize: t.size.s });
globalStyle(`${answer} dt`, { color: t.color.muted });
globalStyle(`${answer} dd`, { fontWeight: 600 });
export const profile = style({
  display: "grid",
  gap: t.space.s6,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  alignItems: "center",
});
export const traits = style({ width: "100%", maxWidth: "26rem" });
globalStyle(`${traits} th`, { textAlign: "start", fontWeight: 500, textTransform: "capitalize" });
globalStyle(`${traits} td, ${traits} thead th:last-child`, { textAlign: "end" });
globalStyle(`${traits} tbody tr`, { borderTop: `1px solid ${t.color.line}` });
globalStyle(`${traits} :is(th, td)`, { paddingBlock: t.space.s2 });
export const band = style({ display: "grid", gap: t.space.s4, paddingTop: t.space.s4 });
export const matches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(24rem, 100%), 1fr))",
  gap: t.space.s4,
  listStyle: "none",
});
export const match = style([card, { display: "grid", alignContent: "start", gap: t.space.s3, padding: t.space.s5 }]);
export const matchHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: t.space.s2,
});
export const matchName = style({ margin: 0, fontFamily: t.font.heading, fontSize: t.size.l, lineHeight: 1.25 });
globalStyle(`${matchName} a`, { color: t.color.ink });
export const fit = style({ display: "grid", gap: t.space.s1 });
export const fitText = style({ fontVariantNumeric: "tabular-nums", fontSize: t.size.s });
export const reasons = style({ display: "grid", gap: t.space.s2, fontSize: t.size.s });
export const reasonHead = style({ fontWeight: 650, color: t.color.muted });
export const forList = style({ paddingInlineStart: t.space.s5, display: "grid", gap: t.space.s1 });
globalStyle(`${forList} li::marker`, { color: t.color.good });
export const ask = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  marginTop: t.space.s12,
  padding: t.space.s8,
  borderRadius: t.radius.l,
  background: t.color.accentSoft,
});

export const part = style({ display: "grid", gap: t.space.s3, alignContent: "start" });
globalStyle(`${profile}:has(${part})`, { alignItems: "start" });
export const chips = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2, listStyle: "none" });
export const chip = style({
  padding: `${t.space.s1} ${t.space.s3}`,
  borderRadius: t.radius.round,
  background: t.color.sunken,
  fontSize: t.size.s,
});
export const bars = style({ display: "grid", gap: t.space.s2, listStyle: "none" });
export const bar = style({ display: "grid", gridTemplateColumns: "8rem 1fr", alignItems: "center", gap: t.space.s3, fontSize: t.size.s });
export const swap = style({
  padding: t.space.s4,
  borderRadius: t.radius.m,
  background: t.color.sunken,
  fontSize: t.size.s,
  maxWidth: t.width.text,
});
export const details = style({ fontSize: t.size.s });
export const summary = style({
  paddingBlock: t.space.s3,
  fontWeight: 600,
  cursor: "pointer",
  color: t.color.accentInk,
});
export const plainList = style({ display: "grid", gap: t.space.s1, paddingInlineStart: t.space.s5 });
export const matchFoot = style({ display: "flex", flexWrap: "wrap", marginInline: `calc(-1 * ${t.space.s2})` });
export const thumbGiven = style({ background: t.color.accentSoft });
export const checkForm = style({ display: "grid", gap: t.space.s1, fontWeight: 600, fontSize: t.size.s, maxWidth: "34rem" });
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
  textOverflow: "ellipsis",
});
export const offers = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2, listStyle: "none" });
export const checked = style({ maxWidth: "34rem" });
export const whatIf = style([card, { display: "grid", gap: t.space.s5, justifyItems: "start", padding: t.space.s5 }]);
globalStyle(`${whatIf} > [role=status]`, { display: "grid", gap: t.space.s2 });
globalStyle(`${whatIf} > *`, { maxWidth: "100%", minWidth: 0 });
export const options = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  gap: `${t.space.s2} ${t.space.s5}`,
  width: "100%",
  border: 0,
  padding: 0,
  margin: 0,
});
// A hundred areas would bury what stands below them.
export const longOptions = style([options, { maxHeight: "24rem", overflowY: "auto" }]);
globalStyle(`${options} legend`, { padding: `0 0 ${t.space.s2}` });
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: t.space.s3,
  minHeight: "2.75rem",
  minWidth: "2.75rem",
  fontSize: t.size.s,
  lineHeight: 1.35,
});
globalStyle(`${option} input`, { flex: "none", width: "1.25rem", height: "1.25rem", accentColor: t.color.accent });
export const weights = style({ display: "flex", flexWrap: "wrap", gap: `${t.space.s2} ${t.space.s5}`, border: 0, padding: 0, margin: 0 });
globalStyle(`${weights} legend`, { padding: 0, fontWeight: 600, fontSize: t.size.s });
export const scaleControl = style({ width: "min(26rem, 100%)" });
export const scaleInput = style({ width: "100%", height: "2.75rem", accentColor: t.color.accent });
export const scaleEnds = style({
  display: "flex",
  justifyContent: "space-between",
  gap: t.space.s3,
  fontSize: t.size.s,
  color: t.color.muted,
});
globalStyle(`${scaleEnds} :last-child`, { textAlign: "end" });
export const refineQuestion = style([card, { display: "grid", gap: t.space.s3, padding: t.space.s5 }]);
export const dialogActions = style({ display: "flex", flexWrap: "wrap", gap: t.space.s3, paddingTop: t.space.s5 });

// On paper there is the one sheet and nothing else.
export const sheet = style({ display: "none" });
globalStyle(`${sheet}`, { "@media": { print: { display: "grid", gap: "3mm", fontSize: "9pt", lineHeight: 1.3, color: "black" } } });
globalStyle(`body:has(${sheet}) :is(header, footer, aside, main section:not(${sheet}), main header)`, {
  "@media": { print: { display: "none" } },
});
export const sheetTable = style({ width: "100%", borderCollapse: "collapse" });
globalStyle(`${sheetTable} :is(th, td)`, { padding: "1.5mm", borderTop: "0.3mm solid #999", textAlign: "start", verticalAlign: "top" });
export const sheetFoot = style({ fontSize: "8pt" });
