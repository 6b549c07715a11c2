import { globalStyle, style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

const HANDLE = "2.75rem";

export const range = style({ position: "relative", display: "grid", height: HANDLE, marginInline: "-0.5rem" });
const rail = { gridArea: "1 / 1", alignSelf: "center", height: "6px", borderRadius: t.radius.round } as const;
export const track = style({ ...rail, marginInline: `calc(${HANDLE} / 2)`, background: t.color.lineStrong });
/** Between the handles; its ends are set after mount. */
export const chosen = style({
  ...rail,
  background: t.color.accent,
  marginInlineStart: `calc(${HANDLE} / 2 + (100% - ${HANDLE}) * var(--range-from, 0))`,
  marginInlineEnd: `calc(${HANDLE} / 2 + (100% - ${HANDLE}) * (1 - var(--range-to, 1)))`,
});
// Two native sliders over one another: only their handles take the pointer.
export const handle = style({
  gridArea: "1 / 1",
  width: "100%",
  minWidth: 0,
  height: HANDLE,
  margin: 0,
  appearance: "none",
  background: "transparent",
  pointerEvents: "none",
  // Each handle has its own ring.
  selectors: { "&:focus-visible": { outline: "none" } },
});
for (const thumb of ["::-webkit-slider-thumb", "::-moz-range-thumb"]) {
  globalStyle(`${handle}${thumb}`, {
    appearance: "none",
    pointerEvents: "auto",
    boxSizing: "border-box",
    width: HANDLE,
    height: HANDLE,
    border: `10px solid transparent`,
    borderRadius: "50%",
    background: `${t.color.surface} padding-box`,
    boxShadow: `inset 0 0 0 4px ${t.color.accent}`,
    backgroundClip: "padding-box",
    cursor: "grab",
  });
  globalStyle(`${handle}:focus-visible${thumb}`, { outline: `3px solid ${t.color.focus}`, outlineOffset: "-8px" });
}
export const histogram = style({
  display: "block",
  width: `calc(100% + 1rem - ${HANDLE})`,
  height: "3.5rem",
  marginInline: `calc(${HANDLE} / 2 - 0.5rem)`,
});
export const bar = style({ fill: t.color.lineStrong });
export const barWithin = style({ fill: t.color.accent });
