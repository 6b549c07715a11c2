import { style } from "@vanilla-extract/css";
import { t } from "../theme/contract.css.ts";

export const widgets = style({
  position: "fixed",
  insetInlineEnd: t.space.s4,
  bottom: t.space.s4,
  zIndex: t.layer.floating,
  display: "grid",
  gap: t.space.s3,
  "@media": { print: { display: "none" } },
});
export const widget = style({
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  border: `1px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.round,
  background: t.color.surface,
  color: t.color.accentInk,
  boxShadow: t.shadow.raised,
  selectors: { "&:hover": { background: t.color.accentSoft }, "&:focus-visible": { borderRadius: t.radius.round } },
});
