import { globalStyle, style } from "@vanilla-extract/css";
import { card, roundButton } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";

export const PHONE = "(max-width: 47.99rem)";

// On a phone everything above the list is close together, so that the list begins on the first screen.
export const header = style({
  display: "grid",
  gap: t.space.s3,
  paddingBottom: t.space.s6,
  "@media": { [PHONE]: { gap: t.space.s1, marginTop: `calc(-1 * ${t.space.s4})`, paddingBottom: t.space.s2 } },
});
globalStyle(`${header} > p`, { "@media": { [PHONE]: { fontSize: t.size.m } } });
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${t.space.s6}`,
  listStyle: "none",
  color: t.color.muted,
  "@media": { [PHONE]: { columnGap: t.space.s3, fontSize: t.size.xs } },
});
globalStyle(`${figures} :is(li, a)`, {
  display: "inline-flex",
  alignItems: "center",
  gap: t.space.s2,
  minHeight: "2.75rem",
  "@media": { [PHONE]: { gap: t.space.s1 } },
});
globalStyle(`${figures} strong`, {
  color: t.color.ink,
  fontFamily: t.font.heading,
  fontSize: t.size.l,
  "@media": { [PHONE]: { fontSize: t.size.m } },
});
export const figureLink = style({ color: "inherit" });

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
  selectors: { "&:has(input:focus-visible)": { outline: `3px solid ${t.color.focus}`, outlineOffset: "2px" } },
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
    // The field round it has the ring.
    "&:focus-visible": { outline: "none" },
  },
});

export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: t.space.s3,
  paddingTop: t.space.s4,
  "@media": { [PHONE]: { rowGap: t.space.s2, paddingTop: t.space.s3 } },
});
export const sorting = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: t.space.s2,
});
export const sortLabel = style({ fontSize: t.size.s, fontWeight: 600, whiteSpace: "nowrap" });
export const field44 = {
  minHeight: "2.75rem",
  minWidth: 0,
  border: `2px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.m,
  background: t.color.surface,
} as const;
export const sort = style({ ...field44, padding: `0 ${t.space.s3}`, fontSize: t.size.s });
export const views = style({ display: "flex", border: 0, padding: 0, margin: 0, marginInlineStart: "auto" });
export const chosenView = style({ background: t.color.accentSoft });

export const panel = style([card, { marginTop: t.space.s4, padding: t.space.s5 }]);
export const hint = style({ color: t.color.muted, fontSize: t.size.s });
export const sheetDone = style({ width: "100%", marginTop: t.space.s5 });

export const count = style({ marginBlock: t.space.s5, fontWeight: 650, "@media": { [PHONE]: { marginBlock: t.space.s3 } } });
/** On a phone a line of its own, short enough to end beside what floats. */
export const pageText = style({ "@media": { [PHONE]: { display: "block", fontWeight: 400 } } });
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
  // What may be meant stands below, on the first screen still.
  "@media": { [PHONE]: { paddingBlock: t.space.s4 } },
});
export const beyond = style({ display: "grid", gap: t.space.s4, paddingTop: t.space.s6 });
export const meant = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: t.space.s2, paddingBottom: t.space.s5 });
export const suggestions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: t.space.s2,
  // Between what floats and the other edge.
  "@media": { [PHONE]: { paddingInline: t.space.s12 } },
});

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
export const byCategory = style({ display: "grid", gap: t.space.s3, paddingTop: t.space.s12 });
export const categories = style({ display: "flex", flexWrap: "wrap", gap: `0 ${t.space.s5}`, listStyle: "none" });
export const categoryLink = style({ display: "inline-flex", alignItems: "center", minWidth: "2.75rem", minHeight: "2.75rem" });
export const toTop = style([
  roundButton,
  {
    position: "fixed",
    insetInlineEnd: t.space.s4,
    bottom: "8.5rem",
    zIndex: t.layer.floating,
    "@media": { print: { display: "none" } },
  },
]);
