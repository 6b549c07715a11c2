import { style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

export const place = style({
  position: "fixed",
  insetInline: t.space.s4,
  // Above what sticks to the foot of the screen (lib/foot.ts).
  bottom: `max(${t.space.s4}, calc(var(--foot, 0px) + ${t.space.s3}))`,
  zIndex: t.layer.toast,
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});
export const notice = style({
  pointerEvents: "auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${t.space.s3} ${t.space.s2}`,
  maxWidth: "34rem",
  padding: `${t.space.s2} ${t.space.s2} ${t.space.s2} ${t.space.s5}`,
  border: `1px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.l,
  background: t.color.surface,
  color: t.color.ink,
  boxShadow: t.shadow.floating,
});
export const text = style({ flex: "1 1 8rem", minWidth: 0, overflowWrap: "anywhere" });
export const link = style({
  flex: "1 1 100%",
  minHeight: "2.75rem",
  padding: `0 ${t.space.s3}`,
  border: `1px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.m,
  background: t.color.sunken,
  fontSize: t.size.s,
});
