import { style } from "@vanilla-extract/css";
import { t } from "../theme/contract.css.ts";

/** A screen high at least: what comes while a page loads never moves the footer under the visitor's eyes. */
export const main = style({ display: "block", minHeight: "100svh", outline: "none", "@media": { print: { minHeight: 0 } } });
export const skipLink = style({
  position: "absolute",
  insetInlineStart: t.space.s4,
  top: t.space.s2,
  zIndex: t.layer.toast,
  padding: `${t.space.s3} ${t.space.s5}`,
  background: t.color.accent,
  color: t.color.onAccent,
  borderRadius: t.radius.m,
  transform: "translateY(-200%)",
  selectors: { "&:focus": { transform: "none" } },
});
