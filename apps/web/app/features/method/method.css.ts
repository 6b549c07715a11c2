import { globalStyle, style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

export const figures = style({ display: "grid", gap: t.space.s5, maxWidth: t.width.text, paddingBlock: t.space.s6 });
export const table = style({ width: "100%", fontSize: t.size.s });
export const caption = style({ paddingBlock: t.space.s3, textAlign: "start", fontWeight: 600, fontSize: t.size.m });
export const ours = style({ fontWeight: 650 });
export const span = style({ color: t.color.muted, fontSize: t.size.xs, fontWeight: 400 });
globalStyle(`${table} :is(th, td)`, {
  padding: `${t.space.s2} ${t.space.s3} ${t.space.s2} 0`,
  borderTop: `1px solid ${t.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${table} tbody th`, { fontWeight: "inherit", width: "45%" });
// Two columns of figures need the more room.
globalStyle(`${table} tr:has(> :nth-child(3)) > th:first-child`, { width: "33%" });
globalStyle(`${table} progress`, { display: "block", width: "100%" });
globalStyle(`${table} tbody th::first-letter`, { textTransform: "uppercase" });
