import { globalStyle, style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";
import { field44, hint } from "./careers.css.ts";

const WIDE = "(min-width: 56rem)";

/** Where there is room, the choices and the button lie two and two beside the pay. */
export const filters = style({
  display: "grid",
  gap: `${t.space.s5} ${t.space.s6}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  alignItems: "start",
  "@media": { [WIDE]: { gridTemplate: "auto 1fr / 1fr 1fr 1.2fr", alignItems: "end" } },
});
export const field = style({ display: "grid", gap: t.space.s1, fontSize: t.size.s, fontWeight: 600, minWidth: 0 });
export const input = style({
  ...field44,
  width: "100%",
  minHeight: "3rem",
  padding: `0 ${t.space.s3}`,
  fontSize: t.size.m,
  fontWeight: 400,
});
export const salary = style({
  display: "grid",
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
  "@media": { [WIDE]: { gridColumn: 3, gridRow: "1 / span 2" } },
});
export const salaryLegend = style({ padding: 0, fontSize: t.size.s, fontWeight: 600 });
export const salaryText = style({ fontVariantNumeric: "tabular-nums", paddingBottom: t.space.s2 });
globalStyle(`${salaryText} ${hint}`, { display: "block" });
