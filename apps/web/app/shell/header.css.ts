import { style } from "@vanilla-extract/css";
import { t } from "../theme/contract.css.ts";
import { OFF } from "../ui/needs-script/needs-script.css.ts";

/** From here on all of it stands in one row, in a wide font too. */
const WIDE = "(min-width: 68rem)";
/** On a phone whose text is half as large again, a header that stays would leave no room to read. */
const LARGE_TEXT = "(max-width: 16rem)";

export const header = style({
  position: "sticky",
  top: 0,
  zIndex: t.layer.header,
  background: t.color.paper,
  borderBottom: `1px solid ${t.color.line}`,
  selectors: { [`${OFF} &`]: { position: "static" } },
  "@media": { print: { display: "none" }, [LARGE_TEXT]: { position: "static" } },
});
export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: t.space.s2,
  maxWidth: t.width.page,
  minHeight: "4rem",
  margin: "0 auto",
  padding: `${t.space.s2} ${t.space.s4}`,
  background: t.color.paper,
  flexWrap: "wrap",
});
export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: t.space.s2,
  minHeight: "2.75rem",
  fontFamily: t.font.heading,
  fontWeight: 700,
  // In one row with the buttons on the narrowest phone, in the font that stands in for the heading's own too.
  fontSize: `min(${t.size.l}, 5.4vw)`,
  letterSpacing: "-0.02em",
  color: t.color.ink,
  textDecoration: "none",
  whiteSpace: "nowrap",
});
export const logoGround = style({ fill: t.color.accent });
export const logoPath = style({ fill: "none", stroke: t.color.onAccent, strokeWidth: 2.6, strokeLinecap: "round" });
export const logoArrow = style({
  fill: "none",
  stroke: t.color.support,
  strokeWidth: 2.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const logoDot = style({ fill: t.color.support });
export const wide = style({ display: "none", "@media": { [WIDE]: { display: "block" } } });
// Without a script the menu does not open: its links stand under the name.
export const main = style([wide, { selectors: { [`${OFF} &`]: { display: "block" } } }]);
export const narrow = style({ "@media": { [WIDE]: { display: "none" } } });
export const right = style({ display: "flex", alignItems: "center", gap: t.space.s2 });
export const list = style({ display: "flex", gap: t.space.s1, listStyle: "none", selectors: { [`${OFF} &`]: { flexWrap: "wrap" } } });
export const item = style({
  display: "flex",
  alignItems: "center",
  minHeight: "2.75rem",
  width: "100%",
  padding: `0 ${t.space.s3}`,
  border: 0,
  borderRadius: t.radius.s,
  background: "none",
  color: t.color.ink,
  fontSize: t.size.s,
  fontWeight: 500,
  textDecoration: "none",
  textAlign: "start",
  selectors: {
    "&:hover": { background: t.color.sunken },
    '&[aria-current="page"]': {
      color: t.color.accentInk,
      fontWeight: 650,
      boxShadow: `inset 0 -3px 0 ${t.color.support}`,
      borderRadius: 0,
    },
  },
});
export const mobile = style({
  selectors: {
    // What lies beside the menu is put off, and a tap on it closes the menu.
    "&::before": { content: '""', position: "fixed", inset: 0, zIndex: -1, background: t.color.backdrop },
  },
  borderTop: `1px solid ${t.color.line}`,
  padding: t.space.s4,
  background: t.color.paper,
  maxHeight: "calc(100dvh - 4rem)",
  overflowY: "auto",
  "@media": { [WIDE]: { display: "none" }, [LARGE_TEXT]: { maxHeight: "none" } },
});
export const mobileList = style({ listStyle: "none", display: "grid", gap: t.space.s1 });
export const mobileActions = style({ display: "grid", gap: t.space.s2, marginTop: t.space.s4 });

/** On the root of the document while the phone's menu is open. */
export const menuOpen = style({});
