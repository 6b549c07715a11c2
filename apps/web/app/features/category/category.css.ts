import { globalStyle, style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

export const back = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
export const header = style({
  display: "grid",
  gap: t.space.s6,
  alignItems: "center",
  paddingBottom: t.space.s8,
  "@media": { "(min-width: 48rem)": { gridTemplateColumns: "1.2fr 1fr" } },
});
export const headText = style({ display: "grid", gap: t.space.s3, justifyItems: "start" });
export const art = style({ borderRadius: t.radius.l, overflow: "hidden" });
export const jumps = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2, listStyle: "none" });
export const jump = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  padding: `0 ${t.space.s4}`,
  border: `1px solid ${t.color.line}`,
  borderRadius: t.radius.round,
  background: t.color.surface,
  color: t.color.ink,
  fontSize: t.size.s,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: t.color.accent } },
});
export const family = style({ display: "grid", gap: t.space.s3, paddingTop: t.space.s10 });
export const familyName = style({ scrollMarginTop: "6rem" });
export const careers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  columnGap: t.space.s6,
  listStyle: "none",
});
export const career = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: t.space.s3,
  minHeight: "2.75rem",
  paddingBlock: t.space.s1,
  borderBottom: `1px solid ${t.color.line}`,
  lineHeight: 1.3,
  textDecoration: "none",
});
// The name alone is the link to the eye.
globalStyle(`${career} > :first-child`, { textDecoration: "underline" });
export const education = style({ flex: "none", maxWidth: "45%", textAlign: "end", fontSize: t.size.xs, color: t.color.muted });
