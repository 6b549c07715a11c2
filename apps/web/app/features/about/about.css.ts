import { globalStyle, style } from "@vanilla-extract/css";
import { card as surface } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";

export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: t.space.s2,
  minHeight: "2.75rem",
  overflowWrap: "anywhere",
});
export const header = style({ display: "grid", gap: t.space.s3 });
export const section = style({ display: "grid", gap: t.space.s4, paddingTop: t.space.s12 });
export const paragraph = style({ maxWidth: t.width.text });
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  gap: t.space.s5,
  listStyle: "none",
});
export const card = style({
  display: "grid",
  alignContent: "start",
  gap: t.space.s2,
  paddingTop: t.space.s4,
  borderTop: `3px solid ${t.color.support}`,
});
export const member = style([
  surface,
  { display: "grid", alignContent: "start", gap: t.space.s2, padding: t.space.s5, overflow: "hidden" },
]);
export const portrait = style({ margin: `calc(-1 * ${t.space.s5})`, marginBottom: t.space.s2 });
export const role = style({ color: t.color.supportInk, fontSize: t.size.s, fontWeight: 600 });
globalStyle(`${member} > p, ${card} > p`, { fontSize: t.size.s });
export const figure = style({
  display: "block",
  fontFamily: t.font.heading,
  fontSize: t.size.xxl,
  lineHeight: 1.1,
  fontVariantNumeric: "tabular-nums",
});
export const contact = style({
  display: "grid",
  gridTemplateColumns: "4rem minmax(0, 1fr)",
  alignItems: "center",
  gap: `${t.space.s2} ${t.space.s4}`,
  // The address has a line of its own, and is not broken.
  "@media": { "(max-width: 30rem)": { gridTemplateColumns: "minmax(0, 1fr)", gap: t.space.s1 } },
});
globalStyle(`${contact} dt`, { color: t.color.muted, fontSize: t.size.s });
globalStyle(`${contact} dd + dt`, { "@media": { "(max-width: 30rem)": { marginTop: t.space.s2 } } });
export const ask = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  marginTop: t.space.s12,
  padding: t.space.s8,
  borderRadius: t.radius.l,
  background: t.color.accentSoft,
});
