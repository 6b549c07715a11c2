import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

const PIECES = 50;
const HUES = [20, 75, 140, 190, 260, 330];

const fall = keyframes({
  from: { transform: "translate3d(0, -2rem, 0) rotate(0turn)", opacity: 1 },
  to: { transform: "translate3d(1.5rem, 26rem, 0) rotate(2turn)", opacity: 0 },
});
const pop = keyframes({ from: { transform: "scale(0.6)" }, "60%": { transform: "scale(1.08)" } });

export const confetti = style({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  pointerEvents: "none",
  "@media": { "(prefers-reduced-motion: reduce)": { display: "none" } },
});
const piece = style({
  position: "absolute",
  top: 0,
  width: "0.5rem",
  height: "0.75rem",
  borderRadius: "2px",
  opacity: 0,
  animation: `${fall} linear both`,
});

// Spread by a golden-ratio step, so that no two pieces fall together and none is left to chance.
const spread = (index: number, step: number) => (index * step) % 1;
const pieceVariants = styleVariants(Object.fromEntries(Array.from({ length: PIECES }, (_, index) => [index, index])), (index) => [
  piece,
  {
    insetInlineStart: `${(spread(index, 0.618) * 100).toFixed(1)}%`,
    background: `oklch(0.75 0.15 ${HUES[index % HUES.length]})`,
    animationDuration: `${(1.6 + spread(index, 0.37) * 1.4).toFixed(2)}s`,
    animationDelay: `${(spread(index, 0.23) * 0.7).toFixed(2)}s`,
  },
]);
export const pieces: readonly string[] = Object.values(pieceVariants);

export const box = style({ display: "grid", justifyItems: "center", gap: t.space.s4, padding: `${t.space.s6} 0`, textAlign: "center" });
export const icon = style({ color: t.color.supportInk, animation: `${pop} 500ms ${t.motion.ease}` });
export const text = style({ fontFamily: t.font.heading, fontSize: t.size.xl, fontWeight: 650, lineHeight: 1.25 });
