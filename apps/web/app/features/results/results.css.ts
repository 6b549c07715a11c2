import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "../../shell/shell.css.ts";
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
export const reasons = style({ display: "grid", gap: t.space.s1, fontSize: t.size.s });
export const reasonHead = style({ fontWeight: 650, fontSize: t.size.xs, color: t.color.muted });
export const forList = style({ paddingInlineStart: t.space.s5, display: "grid", gap: t.space.s1 });
globalStyle(`${forList} li::marker`, { color: t.color.good });
export const against = style({ paddingInlineStart: t.space.s5 });
export const ask = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  marginTop: t.space.s12,
  padding: t.space.s8,
  borderRadius: t.radius.l,
  background: t.color.accentSoft,
});
