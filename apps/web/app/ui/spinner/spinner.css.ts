import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const box = style({
  display: "grid",
  justifyItems: "center",
  gap: t.space.s3,
  padding: t.space.s8,
  color: t.color.muted,
  textAlign: "center",
});
const ring = style({
  borderRadius: t.radius.round,
  borderStyle: "solid",
  borderColor: t.color.line,
  borderTopColor: t.color.accent,
  animation: `${turn} 900ms linear infinite`,
});
export const ringSize = styleVariants({
  small: [ring, { width: "1.25rem", height: "1.25rem", borderWidth: "2px" }],
  medium: [ring, { width: "2.25rem", height: "2.25rem", borderWidth: "3px" }],
  large: [ring, { width: "3.5rem", height: "3.5rem", borderWidth: "4px" }],
});
