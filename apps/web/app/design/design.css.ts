import { style } from "@vanilla-extract/css";
import { t } from "../theme/contract.css.ts";

export const entry = style({ display: "grid", gap: t.space.s4, paddingTop: t.space.s10 });
export const states = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: t.space.s3 });
export const swatch = style({
  display: "grid",
  gap: t.space.s1,
  width: "7rem",
  fontSize: t.size.xs,
  selectors: {
    "&::before": {
      content: '""',
      height: "3rem",
      borderRadius: t.radius.m,
      border: `1px solid ${t.color.line}`,
      background: "var(--swatch)",
    },
  },
});
export const sample = style({ width: "100%", lineHeight: 1.3 });
export const half = style({ flex: "1 1 20rem", maxWidth: "30rem" });
export const tile = style({ width: "12rem", fontSize: t.size.xs });
