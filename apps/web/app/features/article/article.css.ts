import { globalStyle, style } from "@vanilla-extract/css";
import { card as surface } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";

const WIDE = "(min-width: 64rem)";

export const back = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
export const columns = style({
  display: "grid",
  gap: `${t.space.s8} ${t.space.s12}`,
  "@media": {
    [WIDE]: {
      gridTemplateColumns: `minmax(0, ${t.width.text}) minmax(0, 18rem)`,
      gridTemplateAreas: '"head head" "body contents"',
      justifyContent: "space-between",
    },
  },
});
export const header = style({ display: "grid", gap: t.space.s4, "@media": { [WIDE]: { gridArea: "head" } } });
export const title = style({ maxWidth: "24ch", fontSize: t.size.hero, letterSpacing: "-0.025em", lineHeight: 1.06 });
export const picture = style([surface, { overflow: "hidden", marginTop: t.space.s4, "@media": { print: { display: "none" } } }]);
export const contents = style({
  alignSelf: "start",
  padding: t.space.s5,
  background: t.color.sunken,
  borderRadius: t.radius.l,
  "@media": { [WIDE]: { gridArea: "contents", position: "sticky", top: "5.5rem" }, print: { display: "none" } },
});
export const contentsTitle = style({ fontSize: t.size.m });
export const contentsList = style({ display: "grid", listStyle: "none", marginTop: t.space.s2 });
export const contentsLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingBlock: t.space.s1,
  fontSize: t.size.s,
  lineHeight: 1.35,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const body = style({ display: "grid", gap: t.space.s10, minWidth: 0, "@media": { [WIDE]: { gridArea: "body" } } });
export const sources = style({
  display: "grid",
  gap: t.space.s2,
  maxWidth: t.width.text,
  borderTop: `1px solid ${t.color.line}`,
  paddingTop: t.space.s5,
});
export const sourcesTitle = style({ fontSize: t.size.m });
export const sourceList = style({
  display: "grid",
  gap: t.space.s1,
  paddingInlineStart: t.space.s5,
  fontSize: t.size.s,
  color: t.color.muted,
});
export const ask = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  maxWidth: t.width.text,
  padding: t.space.s6,
  borderRadius: t.radius.l,
  background: t.color.accentSoft,
  "@media": { print: { display: "none" } },
});
export const section = style({ display: "grid", gap: t.space.s4, paddingTop: t.space.s12 });
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(19rem, 100%), 1fr))",
  gap: t.space.s4,
  listStyle: "none",
});
export const card = style([
  surface,
  {
    display: "grid",
    alignContent: "start",
    gap: t.space.s1,
    height: "100%",
    padding: t.space.s4,
    color: t.color.ink,
    textDecoration: "none",
    fontSize: t.size.s,
    selectors: { "&:hover": { borderColor: t.color.accent } },
  },
]);
globalStyle(`${card} span`, { color: t.color.muted });
