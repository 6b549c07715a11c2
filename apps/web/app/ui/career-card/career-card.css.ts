import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { card as surface } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(19rem, 100%), 1fr))",
  gap: t.space.s4,
  listStyle: "none",
});
export const list = style({ display: "grid", gap: t.space.s3, listStyle: "none" });
globalStyle(`:is(${grid}, ${list}) > li`, { display: "grid" });

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });
const STAGGER_MS = 40;
const PAGE = 24;
/** Cards come one after the other, 40 ms apart (specification, section 2). */
export const entering = style({});
globalStyle(`${entering} > li`, {
  "@media": { "(prefers-reduced-motion: no-preference)": { animation: `${arrive} ${t.motion.calm} ${t.motion.ease} backwards` } },
});
for (let place = 2; place <= PAGE; place++)
  globalStyle(`${entering} > li:nth-child(${place})`, { animationDelay: `${(place - 1) * STAGGER_MS}ms` });

export const card = style([
  surface,
  {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto auto 1fr",
    alignContent: "start",
    gap: t.space.s3,
    padding: t.space.s4,
    minWidth: 0,
    overflowWrap: "anywhere",
    transition: `border-color ${t.motion.quick}, box-shadow ${t.motion.quick}`,
    selectors: { "&:hover": { borderColor: t.color.accent, boxShadow: t.shadow.raised } },
  },
]);
export const row = style({
  "@media": { "(min-width: 48rem)": { gridTemplateColumns: "9rem 1fr 16rem", gridTemplateRows: "auto", columnGap: t.space.s5 } },
});
export const picture = style({
  height: "5.5rem",
  borderRadius: t.radius.m,
  overflow: "hidden",
  background: t.color.sunken,
});
globalStyle(`${row} > ${picture}`, { "@media": { "(min-width: 48rem)": { height: "auto", minHeight: "5.5rem" } } });
export const photo = style({ width: "100%", height: "100%", objectFit: "cover", transition: `opacity ${t.motion.calm}` });
export const photoComing = style([photo, { opacity: 0 }]);
export const noPhoto = style({ display: "grid", placeItems: "center", height: "100%", color: t.color.muted, fontSize: t.size.s });
export const badges = style({ display: "flex", flexWrap: "wrap", gap: t.space.s2 });
export const words = style({ display: "grid", alignContent: "start", gap: t.space.s2, minWidth: 0 });
export const name = style({ fontSize: t.size.l });
// The link reaches over the whole card, so that all of it can be tapped and only the name is read out.
export const nameLink = style({
  color: t.color.ink,
  textDecoration: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: t.radius.l } },
});
export const subcategory = style({ color: t.color.muted, fontSize: t.size.s, fontWeight: 600 });
export const description = style({ color: t.color.muted, fontSize: t.size.s });
export const otherName = style({ fontSize: t.size.s });
export const facts = style({ display: "grid", alignContent: "end", gap: t.space.s2 });
export const scores = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(7rem, 100%), 1fr))",
  gap: `${t.space.s1} ${t.space.s5}`,
  fontSize: t.size.xs,
});
globalStyle(`${scores} > div`, {
  display: "flex",
  justifyContent: "space-between",
  borderTop: `1px solid ${t.color.line}`,
  paddingTop: t.space.s1,
});
globalStyle(`${scores} dt`, { textTransform: "capitalize", color: t.color.muted });
globalStyle(`${scores} dd`, { flex: "none", fontVariantNumeric: "tabular-nums", fontWeight: 600 });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${t.space.s3}`,
  fontSize: t.size.s,
  fontVariantNumeric: "tabular-nums",
});
const growthText = style({ fontWeight: 650 });
export const growth = styleVariants({
  green: [growthText, { color: t.color.good }],
  blue: [growthText, { color: t.color.info }],
  yellow: [growthText, { color: t.color.warn }],
  red: [growthText, { color: t.color.bad }],
});
export const learn = style({ color: t.color.accentInk, fontWeight: 600 });
// Above the link that covers the card.
export const actions = style({ position: "relative", display: "flex", flexWrap: "wrap", minHeight: "2.75rem" });
export const on = style({ background: t.color.accentSoft });
export const mark = style({
  background: t.color.supportSoft,
  color: "inherit",
  borderRadius: t.radius.s,
  boxShadow: `0 0 0 2px ${t.color.supportSoft}`,
});
const pulse = keyframes({ "50%": { opacity: 0.5 } });
export const bone = style({
  display: "block",
  borderRadius: t.radius.s,
  background: t.color.sunken,
  "@media": { "(prefers-reduced-motion: no-preference)": { animation: `${pulse} 1.6s infinite` } },
});
export const boneLine = style([bone, { height: "0.875rem", marginBlock: "0.3125rem" }]);
export const boneShort = style([boneLine, { width: "60%" }]);
export const boneCard = style({ minHeight: "27rem" });
