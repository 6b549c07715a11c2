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
  gap: `${t.space.s1} ${t.space.s8}`,
  maxWidth: t.width.page,
  margin: "0 auto",
  padding: `${t.space.s3} ${t.space.s4}`,
  listStyle: "none",
  fontSize: t.size.s,
  fontWeight: 550,
});
export const inner = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  gap: t.space.s8,
  maxWidth: t.width.page,
  margin: "0 auto",
  padding: `${t.space.s10} ${t.space.s4}`,
});
export const name = style({ fontFamily: t.font.heading, fontWeight: 700, fontSize: t.size.l });
export const promise = style({ color: t.color.muted, maxWidth: "26rem", fontSize: t.size.s });
export const heading = style({ fontSize: t.size.s, fontFamily: t.font.body, letterSpacing: 0 });
export const links = style({ listStyle: "none", marginTop: t.space.s2 });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: t.color.ink,
  fontSize: t.size.s,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
