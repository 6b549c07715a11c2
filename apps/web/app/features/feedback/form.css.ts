import { style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: t.space.s4 });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  gap: t.space.s4,
});
export const field = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: t.space.s1, alignContent: "start" });
export const labelRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${t.space.s3}`,
});
export const label = style({ padding: 0, fontSize: t.size.s, fontWeight: 600 });
export const note = style({ color: t.color.muted, fontSize: t.size.s, fontWeight: 400 });
export const counter = style({ color: t.color.muted, fontSize: t.size.xs, fontVariantNumeric: "tabular-nums" });
export const error = style({ color: t.color.bad, fontSize: t.size.s, fontWeight: 600 });
export const control = style({
  width: "100%",
  minWidth: 0,
  minHeight: "2.75rem",
  padding: `0 ${t.space.s3}`,
  border: `2px solid ${t.color.lineStrong}`,
  borderRadius: t.radius.m,
  background: t.color.surface,
  selectors: { '&[aria-invalid="true"]': { borderColor: t.color.bad } },
});
export const area = style([
  control,
  { padding: `${t.space.s2} ${t.space.s3}`, font: "inherit", color: "inherit", lineHeight: 1.5, resize: "vertical" },
]);
export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const stars = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 ${t.space.s3}` });
export const star = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: t.radius.m,
  color: t.color.muted,
  cursor: "pointer",
  marginInlineEnd: `calc(-1 * ${t.space.s3})`,
  selectors: {
    "&:hover": { background: t.color.accentSoft },
    "&:has(:focus-visible)": { outline: `3px solid ${t.color.focus}`, outlineOffset: "-2px" },
    "&:nth-of-type(5)": { marginInlineEnd: 0 },
  },
});
export const starOn = style([star, { color: t.color.supportInk }]);
export const starIcon = style({
  width: "1.75rem",
  height: "1.75rem",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinejoin: "round",
  selectors: { [`${starOn} &`]: { fill: "currentColor" } },
});
export const radio = style({ position: "absolute", width: 1, height: 1, margin: 0, opacity: 0 });
export const check = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gap: t.space.s3,
  minHeight: "2.75rem",
  fontWeight: 600,
  fontSize: t.size.s,
  cursor: "pointer",
});
export const checkbox = style({ flex: "none", width: "1.375rem", height: "1.375rem", margin: 0, accentColor: t.color.accent });
export const kept = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: t.space.s2,
  padding: `${t.space.s1} ${t.space.s4}`,
  borderRadius: t.radius.m,
  background: t.color.supportSoft,
  fontSize: t.size.s,
});
export const problem = style({
  display: "grid",
  gap: t.space.s2,
  justifyItems: "start",
  padding: t.space.s4,
  border: `2px solid ${t.color.bad}`,
  borderRadius: t.radius.m,
  overflowWrap: "anywhere",
});
export const submitRow = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: t.space.s3 });
export const busy = style({ opacity: 0.7, cursor: "progress" });
