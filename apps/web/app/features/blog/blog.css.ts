import { style } from "@vanilla-extract/css";
import { card as surface } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";

const PHONE = "(max-width: 40rem)";

export const header = style({ display: "grid", gap: t.space.s3, paddingBottom: t.space.s6 });
export const controls = style({ display: "grid", gap: t.space.s2 });
export const label = style({ fontSize: t.size.s, fontWeight: 600, padding: 0 });
export const input = style({
  width: "100%",
  maxWidth: "36rem",
  minHeight: "3rem",
  padding: `0 ${t.space.s4}`,
  border: `2px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.m,
  background: t.color.surface,
  textOverflow: "ellipsis",
});
export const topicBox = style({ minWidth: 0, margin: `${t.space.s3} 0 0`, padding: 0, border: 0 });
// On a phone one row that scrolls: the articles begin on the first screen.
export const topics = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
  paddingTop: t.space.s2,
  "@media": {
    [PHONE]: {
      flexWrap: "nowrap",
      marginInline: `calc(-1 * ${t.space.s4})`,
      padding: `${t.space.s2} ${t.space.s4}`,
      overflowX: "auto",
      scrollPaddingInline: t.space.s4,
    },
  },
});
export const topic = style({
  flex: "none",
  minHeight: "2.75rem",
  padding: `0 ${t.space.s4}`,
  border: `1px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.round,
  background: t.color.surface,
  fontSize: t.size.s,
  selectors: {
    "&:hover": { borderColor: t.color.accent },
    '&[aria-pressed="true"]': { background: t.color.accent, borderColor: t.color.accent, color: t.color.onAccent, fontWeight: 600 },
  },
});
export const count = style({ paddingBlock: `${t.space.s4} ${t.space.s5}`, fontWeight: 650 });
export const empty = style({ display: "grid", gap: t.space.s3, justifyItems: "center", paddingBlock: t.space.s16, textAlign: "center" });
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: t.space.s6,
  listStyle: "none",
});
export const card = style([
  surface,
  {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto 1fr",
    height: "100%",
    overflow: "hidden",
    selectors: { "&:hover": { borderColor: t.color.accent } },
  },
]);
export const picture = style({ borderBottom: `1px solid ${t.color.line}` });
export const text = style({ display: "grid", gridTemplateRows: "auto 1fr auto", gap: t.space.s2, padding: t.space.s5 });
export const title = style({ fontSize: t.size.l });
export const link = style({
  color: t.color.ink,
  textDecoration: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: t.radius.l } },
});
export const description = style({ color: t.color.muted, fontSize: t.size.s });
export const feed = style({ display: "inline-flex", alignItems: "center", gap: t.space.s2, minHeight: "2.75rem", marginTop: t.space.s6 });
