import { style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

export const tools = style({ display: "flex", flexWrap: "wrap", gap: t.space.s3, "@media": { print: { display: "none" } } });
export const chooser = style({ display: "none" });
export const count = style({ paddingBlock: t.space.s4, fontWeight: 650, minHeight: "3.5rem" });
export const gone = style({
  display: "grid",
  gap: t.space.s3,
  justifyItems: "start",
  marginTop: t.space.s4,
  padding: t.space.s4,
  borderRadius: t.radius.m,
  background: t.color.supportSoft,
});
export const nothing = style({ display: "grid", gap: t.space.s4, justifyItems: "start", maxWidth: t.width.text });
