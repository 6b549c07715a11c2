import { assignVars, globalStyle } from "@vanilla-extract/css";
import { t } from "./contract.css.ts";

const light = {
  paper: "oklch(0.972 0.012 85)",
  surface: "oklch(0.992 0.006 85)",
  sunken: "oklch(0.945 0.015 85)",
  ink: "oklch(0.27 0.025 220)",
  muted: "oklch(0.45 0.025 220)",
  line: "oklch(0.885 0.016 85)",
  lineStrong: "oklch(0.62 0.02 200)",
  accent: "oklch(0.43 0.075 190)",
  accentHover: "oklch(0.37 0.07 190)",
  onAccent: "oklch(0.985 0.01 85)",
  accentSoft: "oklch(0.93 0.03 190)",
  accentInk: "oklch(0.39 0.075 190)",
  support: "oklch(0.79 0.15 75)",
  supportSoft: "oklch(0.945 0.05 80)",
  supportInk: "oklch(0.44 0.095 65)",
  good: "oklch(0.43 0.1 150)",
  info: "oklch(0.45 0.12 250)",
  warn: "oklch(0.46 0.1 70)",
  bad: "oklch(0.48 0.16 27)",
  focus: "oklch(0.5 0.16 255)",
  backdrop: "oklch(0.2 0.02 220 / 0.55)",
  badgeInk: "oklch(0.3 0.03 220)",
  badgeLightness: "0.92",
  badgeChroma: "0.045",
  artLightness: "0.83",
};

const dark: typeof light = {
  paper: "oklch(0.205 0.012 220)",
  surface: "oklch(0.245 0.014 220)",
  sunken: "oklch(0.285 0.016 220)",
  ink: "oklch(0.94 0.012 85)",
  muted: "oklch(0.77 0.015 85)",
  line: "oklch(0.345 0.016 220)",
  lineStrong: "oklch(0.6 0.02 200)",
  accent: "oklch(0.8 0.095 185)",
  accentHover: "oklch(0.86 0.085 185)",
  onAccent: "oklch(0.21 0.03 200)",
  accentSoft: "oklch(0.33 0.045 190)",
  accentInk: "oklch(0.83 0.09 185)",
  support: "oklch(0.82 0.13 78)",
  supportSoft: "oklch(0.34 0.045 75)",
  supportInk: "oklch(0.86 0.1 80)",
  good: "oklch(0.82 0.12 150)",
  info: "oklch(0.8 0.1 245)",
  warn: "oklch(0.85 0.11 80)",
  bad: "oklch(0.77 0.12 25)",
  focus: "oklch(0.8 0.12 250)",
  backdrop: "oklch(0.1 0.01 220 / 0.7)",
  badgeInk: "oklch(0.94 0.012 85)",
  badgeLightness: "0.37",
  badgeChroma: "0.06",
  artLightness: "0.5",
};

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
    hero: "clamp(2.25rem, 1.6rem + 3.1vw, 3.75rem)",
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
