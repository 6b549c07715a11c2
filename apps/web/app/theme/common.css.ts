import { globalStyle, style } from "@vanilla-extract/css";
import { t } from "./contract.css.ts";
import { FLOAT_SIZE } from "./float-size.ts";

/** What pages have in common: their width, their lead, their cards. */

export const page = style({
  maxWidth: t.width.page,
  margin: "0 auto",
  padding: `${t.space.s8} ${t.space.s4} ${t.space.s16}`,
  // Paper has margins of its own.
  "@media": { print: { paddingBlock: 0 } },
});
export const narrowPage = style([page, { maxWidth: "46rem" }]);
export const notice = style([
  page,
  {
    maxWidth: t.width.text,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: t.space.s4,
    justifyItems: "start",
    paddingTop: t.space.s16,
  },
]);
export const actions = style({ display: "flex", flexWrap: "wrap", gap: t.space.s3 });
// On a phone the things to do lie one under another, as wide as the thumb reaches.
globalStyle(`${actions} > *`, { "@media": { "(max-width: 30rem)": { width: "100%" } } });
/** The same on a first screen, where the floating buttons stand: on a phone they end beside them. */
export const firstActions = style([actions, { "@media": { "(max-width: 30rem)": { paddingInlineEnd: t.space.s16 } } }]);
export const visuallyHidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
export const card = style({
  background: t.color.surface,
  border: `1px solid ${t.color.line}`,
  borderRadius: t.radius.l,
  boxShadow: t.shadow.rest,
});
export const eyebrow = style({ fontSize: t.size.xs, fontWeight: 650, letterSpacing: "0.04em", color: t.color.supportInk });
export const lead = style({ fontSize: t.size.l, lineHeight: 1.5, color: t.color.muted, maxWidth: t.width.text });
export const small = style({ fontSize: t.size.s, color: t.color.muted });
export const pageHead = style({ display: "grid", gap: t.space.s3, paddingBottom: t.space.s5 });
/** What steps aside where it would lie over the page (shell/widgets.css.ts). */
export const floating = style({});
/** A round button that lies over a page. */
export const roundButton = style({
  display: "grid",
  placeItems: "center",
  width: FLOAT_SIZE,
  height: FLOAT_SIZE,
  border: `1px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.round,
  background: t.color.surface,
  color: t.color.accentInk,
  boxShadow: t.shadow.raised,
  selectors: { "&:hover": { background: t.color.accentSoft }, "&:focus-visible": { borderRadius: t.radius.round } },
});
