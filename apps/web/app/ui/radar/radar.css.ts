import { style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

export const radar = style({ width: "100%", maxWidth: "27rem", height: "auto", justifySelf: "center" });
export const ring = style({ fill: "none", stroke: t.color.line, strokeWidth: 1 });
export const spoke = style({ stroke: t.color.line, strokeWidth: 1 });
export const label = style({ fill: t.color.ink, fontSize: "13px", fontFamily: t.font.body, fontWeight: 600 });
export const first = style({ fill: t.color.accent, fillOpacity: 0.22, stroke: t.color.accent, strokeWidth: 2.5, strokeLinejoin: "round" });
export const second = style({
  fill: t.color.support,
  fillOpacity: 0.2,
  stroke: t.color.supportInk,
  strokeWidth: 2.5,
  strokeDasharray: "5 4",
  strokeLinejoin: "round",
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: t.space.s4,
  fontSize: t.size.s,
  listStyle: "none",
});
export const figure = style({ display: "grid", gap: t.space.s3 });
const swatch = style({
  display: "inline-block",
  width: "1.75rem",
  height: 0,
  marginInlineEnd: t.space.s2,
  verticalAlign: "middle",
  borderTopWidth: 3,
});
export const swatchFirst = style([swatch, { borderTop: `3px solid ${t.color.accent}` }]);
export const swatchSecond = style([swatch, { borderTop: `3px dashed ${t.color.supportInk}` }]);
