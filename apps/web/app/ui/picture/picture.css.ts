import { globalStyle, style } from "@vanilla-extract/css";

const size = { width: "100%", height: "auto" } as const;
const light = style({ ...size, display: "block" });
const dark = style({ ...size, display: "none" });
export const picture = { light, dark };

globalStyle(`:root[data-theme="dark"] ${light}`, { display: "none" });
globalStyle(`:root[data-theme="dark"] ${dark}`, { display: "block" });
globalStyle(`:root:not([data-theme]) ${light}`, { "@media": { "(prefers-color-scheme: dark)": { display: "none" } } });
globalStyle(`:root:not([data-theme]) ${dark}`, { "@media": { "(prefers-color-scheme: dark)": { display: "block" } } });
