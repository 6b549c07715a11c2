import { style, styleVariants } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: t.space.s2,
  minHeight: "2.75rem",
  padding: `${t.space.s2} ${t.space.s5}`,
  border: "2px solid transparent",
  borderRadius: t.radius.round,
  fontWeight: 600,
  fontSize: t.size.s,
  lineHeight: 1.25,
  textDecoration: "none",
  textAlign: "center",
  transition: `background-color ${t.motion.quick} ${t.motion.ease}, border-color ${t.motion.quick} ${t.motion.ease}, transform ${t.motion.quick} ${t.motion.ease}`,
  selectors: {
    "&:active:not(:disabled)": { transform: "translateY(1px)" },
    "&:disabled": { opacity: 0.5 },
    "&:focus-visible": { borderRadius: t.radius.round },
  },
});

export const button = styleVariants({
  primary: [
    base,
    { background: t.color.accent, color: t.color.onAccent, selectors: { "&:hover:not(:disabled)": { background: t.color.accentHover } } },
  ],
  secondary: [
    base,
    {
      background: t.color.surface,
      color: t.color.accentInk,
      borderColor: t.color.lineStrong,
      selectors: { "&:hover:not(:disabled)": { borderColor: t.color.accent, background: t.color.accentSoft } },
    },
  ],
  quiet: [
    base,
    {
      background: "transparent",
      color: t.color.accentInk,
      paddingInline: t.space.s3,
      // A finger leaves its hover behind, and what was switched off would look as if it were on.
      "@media": { "(hover: hover)": { selectors: { "&:hover:not(:disabled)": { background: t.color.accentSoft } } } },
    },
  ],
});

export const large = style({ minHeight: "3.25rem", fontSize: t.size.m, paddingInline: t.space.s8 });
export const iconOnly = style({ flex: "none", width: "2.75rem", paddingInline: 0 });
