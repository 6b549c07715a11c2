import { globalStyle, style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

// The ratio holds the place of a picture that is broken, too.
const size = { width: "100%", height: "auto", aspectRatio: "1200 / 630" } as const;
const light = style({ ...size, display: "block" });
const dark = style({ ...size, display: "none" });
export const picture = { light, dark };
/** In the box of the picture that did not come. */
export const missing = style({
  padding: t.space.s4,
  overflow: "hidden",
  background: t.color.sunken,
  color: t.color.muted,
  fontSize: t.size.s,
});

globalStyle(`:root[data-theme="dark"] ${light}`, { display: "none" });
globalStyle(`:root[data-theme="dark"] ${dark}`, { display: "block" });
globalStyle(`:root:not([data-theme]) ${light}`, { "@media": { "(prefers-color-scheme: dark)": { display: "none" } } });
globalStyle(`:root:not([data-theme]) ${dark}`, { "@media": { "(prefers-color-scheme: dark)": { display: "block" } } });
