import { assignVars, globalStyle } from "@vanilla-extract/css";
import { t } from "./contract.css.ts";
import { dark, light } from "./palette.ts";

const constant = {
  font: {
    heading: '"Bricolage Grotesque Variable", "Noto Sans Devanagari", system-ui, sans-serif',
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
  },
  size: {
    xs: "0.8125rem",
    s: "0.9375rem",
    m: "1.0625rem",
    l: "1.25rem",
    xl: "1.5625rem",
    xxl: "clamp(1.75rem, 1.45rem + 1.4vw, 2.375rem)",
    hero: "min(clamp(2.25rem, 1.6rem + 3.1vw, 3.75rem), 16vw)",
  },
  space: {
    s1: "0.25rem",
    s2: "0.5rem",
    s3: "0.75rem",
    s4: "1rem",
    s5: "1.25rem",
    s6: "1.5rem",
    s8: "2rem",
    s10: "2.5rem",
    s12: "3rem",
    s16: "4rem",
    s24: "6rem",
  },
  radius: { s: "0.375rem", m: "0.75rem", l: "1.25rem", round: "999px" },
  motion: { quick: "140ms", calm: "220ms", ease: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
  layer: { header: "20", floating: "30", toast: "40" },
  width: { text: "42rem", page: "72rem" },
};

const lightShadow = {
  rest: "0 1px 2px oklch(0.3 0.03 220 / 0.06)",
  raised: "0 2px 4px oklch(0.3 0.03 220 / 0.06), 0 8px 24px oklch(0.3 0.03 220 / 0.08)",
  floating: "0 4px 12px oklch(0.3 0.03 220 / 0.1), 0 24px 64px oklch(0.3 0.03 220 / 0.2)",
};
const darkShadow: typeof lightShadow = {
  rest: "0 1px 2px oklch(0 0 0 / 0.3)",
  raised: "0 2px 6px oklch(0 0 0 / 0.35), 0 8px 24px oklch(0 0 0 / 0.25)",
  floating: "0 4px 12px oklch(0 0 0 / 0.4), 0 24px 64px oklch(0 0 0 / 0.5)",
};

// The system decides; the switch in the header sets `data-theme` and wins.
const darkVars = { ...assignVars(t.color, dark), ...assignVars(t.shadow, darkShadow) };
globalStyle(":root", {
  vars: {
    ...assignVars(t.color, light),
    ...assignVars(t.shadow, lightShadow),
    ...assignVars(t.font, constant.font),
    ...assignVars(t.size, constant.size),
    ...assignVars(t.space, constant.space),
    ...assignVars(t.radius, constant.radius),
    ...assignVars(t.motion, constant.motion),
    ...assignVars(t.layer, constant.layer),
    ...assignVars(t.width, constant.width),
  },
  colorScheme: "light",
});
globalStyle(':root[data-theme="dark"]', { vars: darkVars, colorScheme: "dark" });
globalStyle(":root:not([data-theme])", {
  "@media": { "(prefers-color-scheme: dark)": { vars: darkVars, colorScheme: "dark" } },
});
// Paper is light, whatever the screen shows. (Twice :root: as strong as the rules above.)
globalStyle(":root:root", {
  "@media": { print: { vars: { ...assignVars(t.color, light), ...assignVars(t.shadow, lightShadow) }, colorScheme: "light" } },
});
