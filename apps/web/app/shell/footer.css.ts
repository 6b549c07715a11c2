import { style } from "@vanilla-extract/css";
import { t } from "../theme/contract.css.ts";

export const footer = style({
  borderTop: `1px solid ${t.color.line}`,
  background: t.color.sunken,
  "@media": { print: { display: "none" } },
});
export const banner = style({ background: t.color.accent, color: t.color.onAccent });
export const bannerList = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: `0 ${t.space.s8}`,
  maxWidth: t.width.page,
  margin: "0 auto",
  padding: `${t.space.s1} ${t.space.s4}`,
  listStyle: "none",
  fontSize: t.size.s,
  fontWeight: 550,
  // Every line is as high as a link is to the thumb.
  lineHeight: "2.75rem",
});
export const inner = style({
  display: "grid",
  // The address is never broken within a word: columns are as wide as it is.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  gap: t.space.s8,
  maxWidth: t.width.page,
  margin: "0 auto",
  padding: `${t.space.s10} ${t.space.s4}`,
  "@media": { "(min-width: 62rem)": { gridTemplateColumns: "2fr 1fr 1fr auto" } },
});
export const name = style({ fontFamily: t.font.heading, fontWeight: 700, fontSize: t.size.l });
export const promise = style({ color: t.color.muted, maxWidth: "26rem", fontSize: t.size.s });
export const heading = style({ fontSize: t.size.s, fontFamily: t.font.body, letterSpacing: 0 });
export const links = style({ listStyle: "none", marginTop: t.space.s2 });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  minWidth: "2.75rem",
  padding: 0,
  overflowWrap: "anywhere",
  textAlign: "start",
  border: 0,
  background: "none",
  color: t.color.ink,
  fontSize: t.size.s,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

export const bannerLink = style({ display: "inline-block", color: t.color.onAccent });
export const about = style({
  minWidth: 0,
  gridTemplateColumns: "minmax(0, 1fr)",
  display: "grid",
  gap: t.space.s2,
  alignContent: "start",
});
export const newsletter = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: t.space.s1,
  maxWidth: "26rem",
  paddingTop: t.space.s4,
});
export const newsletterRow = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2 });
export const label = style({ fontSize: t.size.s, fontWeight: 600 });
export const input = style({
  flex: "1 1 10rem",
  width: "10rem",
  minWidth: 0,
  minHeight: "2.75rem",
  padding: `0 ${t.space.s4}`,
  border: `2px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.round,
  background: t.color.surface,
  selectors: { '&[aria-invalid="true"]': { borderColor: t.color.bad } },
});
export const message = style({ minHeight: "1.5rem", fontSize: t.size.s });
export const plain = style({ display: "flex", alignItems: "center", minHeight: "2.75rem", color: t.color.muted, fontSize: t.size.s });
export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${t.space.s6}`,
  maxWidth: t.width.page,
  margin: "0 auto",
  // The floating buttons cover nothing at the very end of a page.
  padding: `${t.space.s4} ${t.space.s24} ${t.space.s6} ${t.space.s4}`,
  borderTop: `1px solid ${t.color.line}`,
  color: t.color.muted,
  fontSize: t.size.s,
});
export const legalLinks = style({ display: "flex", flexWrap: "wrap", gap: `0 ${t.space.s6}`, listStyle: "none" });
