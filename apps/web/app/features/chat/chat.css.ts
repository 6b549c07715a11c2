import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";
import { FLOAT_SIZE } from "../../theme/float-size.ts";

/** The same width as in use-window.ts. */
const phone = "(max-width: 40rem)";
const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });
const pulse = keyframes({ "50%": { opacity: 0.3 } });
const besideLauncher = `calc(${t.space.s4} + ${t.space.s3} + ${FLOAT_SIZE})`;
const frame = {
  border: `1px solid ${t.color.lineStrong}`,
  background: t.color.surface,
  color: t.color.ink,
  boxShadow: t.shadow.floating,
} as const;

export const panel = style({
  ...frame,
  position: "fixed",
  inset: `auto ${besideLauncher} ${t.space.s4} auto`,
  width: "min(25rem, 100vw - 7rem)",
  height: "min(46rem, 100dvh - 2rem)",
  margin: 0,
  padding: 0,
  borderRadius: t.radius.l,
  // On a very low screen, or with very large text, all of it scrolls.
  overflow: "hidden auto",
  outline: "none",
  selectors: { "&[open]": { display: "flex", flexDirection: "column", animation: `${rise} ${t.motion.calm} ${t.motion.ease}` } },
  "@media": {
    [phone]: { inset: 0, width: "100%", maxWidth: "none", height: "100dvh", maxHeight: "none", border: 0, borderRadius: 0 },
  },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  padding: `${t.space.s2} ${t.space.s2} ${t.space.s2} ${t.space.s4}`,
  lineHeight: 1.3,
  borderBottom: `1px solid ${t.color.line}`,
});
export const mark = style({ color: t.color.accentInk });
export const name = style({ flex: "1 1 6rem", minWidth: 0, paddingInline: t.space.s3 });
export const title = style({ fontSize: t.size.l });
const state = style({ fontSize: t.size.xs, fontWeight: 600 });
export const status = styleVariants({
  checking: [state, { color: t.color.muted }],
  connected: [state, { color: t.color.good }],
  fallback: [state, { color: t.color.supportInk }],
});

export const log = style({
  flex: 1,
  minHeight: "7rem",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: t.space.s4,
  borderBottom: `1px solid ${t.color.line}`,
  fontSize: t.size.s,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
export const privacy = style({ fontSize: t.size.xs, color: t.color.muted, marginBottom: t.space.s4 });
export const messages = style({ display: "grid", gap: t.space.s4, listStyle: "none" });
export const hers = style({ minWidth: 0 });
export const mine = style({ minWidth: 0, display: "grid", justifyItems: "end" });
const bubble = style({ padding: `${t.space.s3} ${t.space.s4}`, borderRadius: t.radius.m, overflowWrap: "anywhere" });
export const question = style([bubble, { background: t.color.accentSoft, whiteSpace: "pre-wrap", maxWidth: "90%" }]);
export const reply = style([bubble, { background: t.color.sunken, display: "grid", gap: t.space.s2 }]);
globalStyle(`${reply} :is(h2, h3)`, { fontSize: t.size.m });
globalStyle(`${reply} :is(ul, ol)`, { display: "grid", gap: t.space.s1, paddingInlineStart: t.space.s5 });
globalStyle(`${reply} ul`, { listStyleType: "disc" });
export const address = style({ overflowWrap: "anywhere" });
export const about = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: t.space.s3,
  fontSize: t.size.xs,
  color: t.color.muted,
});
export const action = style({
  display: "inline-flex",
  alignItems: "center",
  gap: t.space.s1,
  minHeight: "2.75rem",
  minWidth: "2.75rem",
  padding: `0 ${t.space.s2}`,
  border: 0,
  background: "none",
  color: t.color.accentInk,
});
export const suggestions = style({ display: "grid", gap: t.space.s2, marginTop: t.space.s4 });
export const suggestion = style({ justifyContent: "start", textAlign: "start", borderRadius: t.radius.m });

export const line = style({ minHeight: "1.75rem", paddingInline: t.space.s4, fontSize: t.size.xs, color: t.color.supportInk });
export const typing = style({ "::after": { content: '"…"', animation: `${pulse} 1.2s infinite` } });
export const here = style({ paddingInline: t.space.s4, fontSize: t.size.xs, color: t.color.muted });
export const composer = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `${t.space.s1} ${t.space.s2}`,
  padding: `${t.space.s2} ${t.space.s4} ${t.space.s3}`,
});
export const field = style({
  width: "100%",
  padding: t.space.s3,
  border: `1px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.m,
  background: t.color.paper,
  color: "inherit",
  font: "inherit",
  // A phone zooms in on a field whose letters are smaller.
  fontSize: "1rem",
  lineHeight: 1.4,
  resize: "none",
});
export const send = style({
  alignSelf: "center",
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  border: 0,
  borderRadius: t.radius.round,
  background: t.color.accent,
  color: t.color.onAccent,
  selectors: { "&:disabled": { opacity: 0.5 }, "&:focus-visible": { borderRadius: t.radius.round } },
});
export const counter = style({ fontSize: t.size.xs, color: t.color.muted, fontVariantNumeric: "tabular-nums" });

export const bar = style({
  ...frame,
  position: "fixed",
  // One bar with the launcher, which stands on its end.
  insetInlineEnd: t.space.s4,
  bottom: besideLauncher,
  display: "flex",
  alignItems: "center",
  minHeight: FLOAT_SIZE,
  paddingInlineEnd: FLOAT_SIZE,
  borderRadius: t.radius.round,
  fontSize: t.size.s,
});
export const restore = style({ minHeight: "2.75rem", paddingInline: t.space.s4, border: 0, background: "none", fontWeight: 600 });
export const fresh = style({ color: t.color.supportInk, fontWeight: 600 });
