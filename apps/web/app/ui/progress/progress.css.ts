import { style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

export const bar = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: "0.625rem",
  border: 0,
  borderRadius: t.radius.round,
  background: t.color.sunken,
  overflow: "hidden",
  selectors: {
    "&::-webkit-progress-bar": { background: t.color.sunken, borderRadius: t.radius.round },
    "&::-webkit-progress-value": {
      background: t.color.accent,
      borderRadius: t.radius.round,
      transition: `width ${t.motion.calm} ${t.motion.ease}`,
    },
    "&::-moz-progress-bar": { background: t.color.accent, borderRadius: t.radius.round },
  },
});
