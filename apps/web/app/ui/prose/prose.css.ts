import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

export const prose = style({ maxWidth: t.width.text, display: "grid", gap: t.space.s4, justifyItems: "start", minWidth: 0 });
globalStyle(`${prose} > *`, { minWidth: 0 });
globalStyle(`${prose} > h2`, { marginTop: t.space.s8, scrollMarginTop: "6rem" });
globalStyle(`${prose} > h3`, { marginTop: t.space.s4, scrollMarginTop: "6rem" });
globalStyle(`${prose} > :is(ul, ol)`, { display: "grid", gap: t.space.s2, paddingInlineStart: t.space.s6 });
globalStyle(`${prose} li::marker`, { color: t.color.supportInk });
globalStyle(`${prose} > blockquote`, {
  margin: `${t.space.s4} 0`,
  paddingInlineStart: t.space.s5,
  borderInlineStart: `4px solid ${t.color.support}`,
  fontFamily: t.font.heading,
  fontSize: t.size.xl,
  lineHeight: 1.3,
  fontWeight: 550,
});
export const tableBox = style({ maxWidth: "100%", overflowX: "auto" });
globalStyle(`${tableBox} table`, { fontSize: t.size.s });
// A column is as wide as its longest word: what does not fit is reached sideways.
globalStyle(`${tableBox} :is(th, td, a)`, { overflowWrap: "break-word" });
globalStyle(`${tableBox} :is(th, td)`, {
  minWidth: "5rem",
  padding: `${t.space.s2} ${t.space.s4} ${t.space.s2} 0`,
  textAlign: "start",
  verticalAlign: "top",
  borderBottom: `1px solid ${t.color.line}`,
});
globalStyle(`${tableBox} th`, { fontWeight: 650, color: t.color.muted });
export const align = styleVariants({ left: {}, right: {}, center: {} }, (_, side) => ({
  selectors: { "&&": { textAlign: side as "left" } },
}));
