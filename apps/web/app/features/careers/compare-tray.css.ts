import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";
import { hint, PHONE } from "./careers.css.ts";

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
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
  listStyle: "none",
  minWidth: 0,
  // One row that is moved sideways: the tray must not take the screen.
  "@media": { [PHONE]: { flex: "1 1 100%", flexWrap: "nowrap", overflowX: "auto" } },
});
globalStyle(`${list} > li`, { flex: "none", maxWidth: "100%" });
export const item = style({
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
export const actions = style({ display: "flex", gap: t.space.s2, marginInlineStart: "auto" });
globalStyle(`${tray} > ${hint}`, { "@media": { [PHONE]: { display: "none" } } });
