import { globalStyle, style } from "@vanilla-extract/css";

export const works = style({ listStyle: "none" });
globalStyle(`${works} a`, { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
