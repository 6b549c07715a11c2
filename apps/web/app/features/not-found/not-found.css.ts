import { style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

export const search = style({ width: "100%" });
export const form = style({ display: "flex", flexWrap: "wrap", gap: t.space.s3, width: "100%" });
export const input = style({
  flex: "1 1 16rem",
  minWidth: 0,
  minHeight: "2.75rem",
  padding: `0 ${t.space.s4}`,
  border: `2px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.round,
  background: t.color.surface,
  textOverflow: "ellipsis",
});
