import { globalStyle, style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

const PHONE = "(max-width: 47.99rem)";

export const notes = style({ display: "grid", gap: t.space.s2, fontWeight: 600 });
globalStyle(`${notes} > :last-child`, { paddingBottom: t.space.s3 });
export const nothing = style({ display: "grid", gap: t.space.s4, justifyItems: "start", maxWidth: t.width.text, paddingBlock: t.space.s8 });
export const problem = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  padding: t.space.s4,
  borderRadius: t.radius.m,
  background: t.color.supportSoft,
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: t.space.s3,
  paddingBottom: t.space.s5,
  "@media": { print: { display: "none" } },
});
export const toolButtons = style({ display: "flex", flexWrap: "wrap", gap: t.space.s3 });
export const switchLabel = style({ display: "inline-flex", alignItems: "center", gap: t.space.s2, minHeight: "2.75rem", fontWeight: 600 });
export const check = style({ width: "1.25rem", height: "1.25rem", accentColor: t.color.accent });
export const table = style({ width: "100%", borderCollapse: "collapse", tableLayout: "fixed", fontSize: t.size.s });
globalStyle(`${table} :is(th, td)`, {
  padding: t.space.s3,
  borderTop: `1px solid ${t.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});
globalStyle(`${table} tbody th`, { color: t.color.muted, fontWeight: 600 });
globalStyle(`${table} tbody th::first-letter`, { textTransform: "uppercase" });
globalStyle(`${table} thead th`, {
  position: "sticky",
  top: "var(--header-height, 0)",
  zIndex: 1,
  borderTop: 0,
  background: t.color.paper,
  verticalAlign: "middle",
});
globalStyle(`${table} :is(thead th:first-child, tbody th)`, { "@media": { "screen and (min-width: 48rem), print": { width: "12rem" } } });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: t.space.s2,
});
export const headLink = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "1 1 min-content",
  minHeight: "2.75rem",
  minWidth: "2.75rem",
  overflowWrap: "break-word",
  fontFamily: t.font.heading,
  fontSize: t.size.m,
  fontWeight: 650,
});
export const remove = style({ flex: "none", "@media": { print: { display: "none" } } });
export const all = style({ display: "block", color: t.color.accentInk, fontWeight: 650 });
export const of = style([all, { "@media": { "(min-width: 48rem), print": { display: "none" } } }]);
export const cell = style({ minWidth: 0, maxWidth: "30rem" });
export const why = style({ paddingTop: t.space.s2 });
export const plainList = style({ display: "grid", gap: t.space.s1, paddingInlineStart: t.space.s4 });
export const trait = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${t.space.s3}`,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${trait} progress`, { flex: "1 1 4rem", minWidth: 0, maxWidth: "12rem" });
export const printed = style({ display: "none", "@media": { print: { display: "block", paddingTop: t.space.s4 } } });

// On a phone: a block a row, its cells one under another, each with its career's name.
globalStyle(`${table}, ${table} :is(tbody, tr, tbody th, td)`, {
  "@media": { [`screen and ${PHONE}`]: { display: "block", width: "100%" } },
});
globalStyle(`${table} thead tr`, { "@media": { [`screen and ${PHONE}`]: { display: "grid" } } });
globalStyle(`${table} thead`, { "@media": { [`screen and ${PHONE}`]: { display: "block" } } });
globalStyle(`${table} thead th`, { "@media": { [`screen and ${PHONE}`]: { position: "static", width: "100%", paddingBlock: 0 } } });
globalStyle(`${table} thead th:first-child`, { "@media": { [`screen and ${PHONE}`]: { padding: 0 } } });
globalStyle(`${table} tbody th`, {
  "@media": {
    [`screen and ${PHONE}`]: { paddingBottom: 0, borderTop: `2px solid ${t.color.lineStrong}`, color: t.color.ink, fontSize: t.size.m },
  },
});
globalStyle(`${table} tbody td`, { "@media": { [`screen and ${PHONE}`]: { borderTop: 0, paddingBlock: t.space.s2 } } });
// A row of short cells has each beside its career's name.
export const beside = style({});
globalStyle(`${table} ${beside}`, { "@media": { [`screen and ${PHONE}`]: { display: "flex", flexWrap: "wrap", columnGap: t.space.s4 } } });
globalStyle(`${beside} > ${all}`, { "@media": { [`screen and ${PHONE}`]: { flex: "1 1 7rem" } } });
globalStyle(`${beside} > ${cell}`, { "@media": { [`screen and ${PHONE}`]: { flex: "2 1 8rem" } } });
