import { keyframes, style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });

export const dialog = style({
  width: "min(40rem, 100vw - 2rem)",
  maxHeight: "calc(100dvh - 2rem)",
  padding: 0,
  border: `1px solid ${t.color.line}`,
  borderRadius: t.radius.l,
  background: t.color.surface,
  color: t.color.ink,
  boxShadow: t.shadow.floating,
  overflow: "hidden auto",
  overscrollBehavior: "contain",
  selectors: { "&[open]": { animation: `${rise} ${t.motion.calm} ${t.motion.ease}` } },
  "@media": {
    "(max-width: 40rem)": {
      width: "100vw",
      maxWidth: "100vw",
      maxHeight: "100dvh",
      marginBottom: 0,
      borderRadius: `${t.radius.l} ${t.radius.l} 0 0`,
    },
  },
});
export const body = style({
  padding: `${t.space.s5} ${t.space.s6} ${t.space.s6}`,
  "@media": { "(max-width: 40rem)": { paddingInline: t.space.s4 } },
});
export const head = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: t.space.s4,
  padding: `${t.space.s3} ${t.space.s3} ${t.space.s3} ${t.space.s6}`,
  background: t.color.surface,
  borderBottom: `1px solid ${t.color.line}`,
  "@media": { "(max-width: 40rem)": { paddingLeft: t.space.s4 } },
});
export const title = style({ fontSize: t.size.l });
export const unavailable = style({ display: "grid", gap: t.space.s4, justifyItems: "start" });
