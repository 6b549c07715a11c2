import "./themes.css.ts";
import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { t } from "./contract.css.ts";
import headingFont from "./font/bricolage-grotesque.woff2?url";

// tooling/font.ts makes it.
globalFontFace("Bricolage Grotesque Variable", {
  src: `url("${headingFont}") format("woff2-variations")`,
  fontWeight: "400 700",
  // In use from the first paint or, where the network is slower than 0.1 s, from the next page on: no heading ever moves under a thumb.
  fontDisplay: "optional",
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", {
  fontFamily: t.font.body,
  fontSize: "100%",
  color: t.color.ink,
  background: t.color.paper,
  textSizeAdjust: "100%",
  scrollPaddingTop: "5rem",
});
globalStyle("body", { margin: 0, fontSize: t.size.m, lineHeight: 1.6, overflowWrap: "break-word", minWidth: "320px" });
globalStyle("h1, h2, h3", { fontFamily: t.font.heading, lineHeight: 1.15, letterSpacing: "-0.015em", margin: 0, textWrap: "balance" });
globalStyle("h1", { fontSize: t.size.xxl, fontWeight: 700 });
globalStyle("h2", { fontSize: t.size.xl, fontWeight: 650 });
globalStyle("h3", { fontSize: t.size.l, fontWeight: 600, lineHeight: 1.25 });
// A word that is wider than its place breaks, and does not widen the place; on paper the columns of a table make room for one another.
globalStyle("h1, h2, h3, h4, p, li, dd, th, td, a, button, label, summary", { overflowWrap: "anywhere" });
globalStyle("th, td", { "@media": { print: { overflowWrap: "break-word" } } });
globalStyle("p, ul, ol, dl, figure, fieldset, dd", { margin: 0 });
globalStyle("ul, ol", { padding: 0 });
globalStyle("p, li", { textWrap: "pretty" });
globalStyle("a", { color: t.color.accentInk, textUnderlineOffset: "0.2em", textDecorationThickness: "0.08em" });
globalStyle("button, input, select", { font: "inherit", color: "inherit" });
globalStyle("::placeholder", { color: t.color.muted, opacity: 1 });
globalStyle("button", { cursor: "pointer" });
// Pressed before the page has come to life: the press is kept, and done then (lib/early-input.ts).
globalStyle("html:not([data-hydrated]) button:focus:not(:focus-visible)", { opacity: 0.6 });
globalStyle("button:disabled", { cursor: "not-allowed" });
globalStyle("svg", { display: "block", flex: "none" });
globalStyle("table", { borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });
globalStyle(":focus-visible", { outline: `3px solid ${t.color.focus}`, outlineOffset: "2px", borderRadius: t.radius.s });
globalStyle("main:focus-visible, h1:focus-visible, h2:focus-visible", { outline: "none" });
// Where the system gives the colours, what is chosen has its colour for it too.
globalStyle('[aria-pressed="true"], [aria-current="page"]', {
  "@media": {
    "(forced-colors: active)": { forcedColorAdjust: "none", background: "Highlight !important", color: "HighlightText !important" },
  },
});
globalStyle("dialog::backdrop", { background: t.color.backdrop });
globalStyle("*, *::before, *::after, ::backdrop", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationDelay: "0s !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
globalStyle("html", { "@media": { print: { fontSize: "80%", background: "white" } } });
