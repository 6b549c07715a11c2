import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "../../shell/shell.css.ts";
import { t } from "../../theme/contract.css.ts";

const PHONE = "(max-width: 47.99rem)";

export const header = style({ display: "grid", gap: t.space.s3, paddingBottom: t.space.s6 });
export const figures = style({ display: "flex", flexWrap: "wrap", gap: `0 ${t.space.s6}`, listStyle: "none", color: t.color.muted });
globalStyle(`${figures} li`, { display: "inline-flex", alignItems: "center", gap: t.space.s2, minHeight: "2.75rem" });
globalStyle(`${figures} strong`, { color: t.color.ink, fontFamily: t.font.heading, fontSize: t.size.l });
export const figureLink = style({ display: "inline-flex", alignItems: "center", gap: t.space.s2, minHeight: "2.75rem", color: "inherit" });

export const search = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: t.space.s1 });
export const searchLabel = style({ fontSize: t.size.s, fontWeight: 600 });
export const searchField = style({
  display: "flex",
  alignItems: "center",
  gap: t.space.s2,
  minHeight: "3.25rem",
  padding: `0 ${t.space.s1} 0 ${t.space.s4}`,
  border: `2px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.round,
  background: t.color.surface,
});
export const searchIcon = style({ flex: "none", color: t.color.muted });
export const searchInput = style({
  flex: "1 1 auto",
  minWidth: 0,
  minHeight: "2.75rem",
  border: 0,
  background: "transparent",
  fontSize: t.size.m,
  textOverflow: "ellipsis",
  selectors: {
    "&::-webkit-search-cancel-button": { display: "none" },
    "&:focus-visible": { borderRadius: t.radius.round, outlineOffset: "0" },
  },
});

export const toolbar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: t.space.s3, paddingTop: t.space.s4 });
export const sorting = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: t.space.s1,
  marginInlineStart: "auto",
  "@media": { [PHONE]: { marginInlineStart: 0 } },
});
export const sortLabel = style({ fontSize: t.size.s, fontWeight: 600, whiteSpace: "nowrap" });
const field44 = {
  minHeight: "2.75rem",
  minWidth: 0,
  border: `2px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.m,
  background: t.color.surface,
} as const;
export const sort = style({ ...field44, padding: `0 ${t.space.s3}`, fontSize: t.size.s });
export const views = style({ display: "flex", border: 0, padding: 0, margin: 0 });
export const chosenView = style({ background: t.color.accentSoft });

export const panel = style([card, { marginTop: t.space.s4, padding: t.space.s5 }]);
export const filters = style({
  display: "grid",
  gap: t.space.s5,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  alignItems: "start",
});
export const field = style({ display: "grid", gap: t.space.s1, fontSize: t.size.s, fontWeight: 600, minWidth: 0 });
export const input = style({
  ...field44,
  width: "100%",
  minHeight: "3rem",
  padding: `0 ${t.space.s3}`,
  fontSize: t.size.m,
  fontWeight: 400,
});
export const salary = style({ display: "grid", minWidth: 0, border: 0, padding: 0, margin: 0 });
export const salaryLegend = style({ padding: 0, fontSize: t.size.s, fontWeight: 600 });
export const salaryText = style({ fontVariantNumeric: "tabular-nums", paddingBottom: t.space.s2 });
export const hint = style({ color: t.color.muted, fontSize: t.size.s });
globalStyle(`${salaryText} ${hint}`, { display: "block" });
export const sheetDone = style({ width: "100%", marginTop: t.space.s5 });

export const count = style({ paddingBlock: t.space.s5, fontWeight: 650 });
export const leftOut = style({ paddingBottom: t.space.s4 });
export const problem = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  padding: t.space.s4,
  marginBottom: t.space.s5,
  borderRadius: t.radius.m,
  background: t.color.supportSoft,
});
export const empty = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "center",
  paddingBlock: `${t.space.s10} ${t.space.s8}`,
  textAlign: "center",
});
export const beyond = style({ display: "grid", gap: t.space.s4, paddingTop: t.space.s6 });
export const suggestions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "center", gap: t.space.s2 });

export const pagination = style({ display: "grid", gap: t.space.s4, justifyItems: "center", paddingTop: t.space.s8 });
export const showing = style({ display: "flex", flexWrap: "wrap", gap: t.space.s3, color: t.color.muted, fontSize: t.size.s });
export const pages = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: t.space.s2 });
export const pageButton = style({ minWidth: "2.75rem", paddingInline: t.space.s2, fontVariantNumeric: "tabular-nums" });

export const tray = style([
  card,
  {
    position: "sticky",
    bottom: t.space.s4,
    zIndex: t.layer.floating,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: t.space.s3,
    marginTop: t.space.s6,
    // Beside what floats at the corner.
    marginInlineEnd: "4rem",
    padding: t.space.s3,
    borderColor: t.color.lineStrong,
    boxShadow: t.shadow.floating,
    "@media": { print: { display: "none" } },
  },
]);
export const trayList = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2, listStyle: "none", minWidth: 0 });
export const trayItem = style({
  display: "inline-flex",
  alignItems: "center",
  gap: t.space.s2,
  minHeight: "2.75rem",
  padding: `0 ${t.space.s3}`,
  border: `1px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.round,
  background: t.color.sunken,
  color: t.color.ink,
  fontSize: t.size.s,
  textAlign: "start",
});
export const trayActions = style({ display: "flex", gap: t.space.s2, marginInlineStart: "auto" });
globalStyle(`${tray} > ${hint}`, { "@media": { [PHONE]: { display: "none" } } });

export const ask = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  marginTop: t.space.s12,
  padding: t.space.s8,
  borderRadius: t.radius.l,
  background: t.color.accentSoft,
});
export const byCategory = style({ display: "grid", gap: t.space.s3, paddingTop: t.space.s12 });
export const categories = style({ display: "flex", flexWrap: "wrap", gap: `0 ${t.space.s5}`, listStyle: "none" });
export const categoryLink = style({ display: "inline-flex", alignItems: "center", minWidth: "2.75rem", minHeight: "2.75rem" });
export const toTop = style({
  position: "fixed",
  insetInlineEnd: t.space.s4,
  bottom: "8.5rem",
  zIndex: t.layer.floating,
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  border: `1px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.round,
  background: t.color.surface,
  color: t.color.accentInk,
  boxShadow: t.shadow.raised,
  selectors: { "&:hover": { background: t.color.accentSoft }, "&:focus-visible": { borderRadius: t.radius.round } },
  "@media": { print: { display: "none" } },
});
