import { style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";
import * as form from "./form.css.ts";

export const thanks = style({ display: "grid", gap: t.space.s3, justifyItems: "center", textAlign: "center", paddingBlock: t.space.s6 });
export const tick = style({ color: t.color.good });
export const copy = style({ width: "100%" });
export const summary = style({
  display: "list-item",
  listStylePosition: "inside",
  minHeight: "2.75rem",
  paddingBlock: t.space.s3,
  cursor: "pointer",
});
export const selectable = style({ userSelect: "all", overflowWrap: "anywhere" });
export const note = style([form.note]);
export const area = style([form.area]);
