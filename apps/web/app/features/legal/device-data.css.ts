import { style } from "@vanilla-extract/css";
import { card } from "../../theme/common.css.ts";
import { t } from "../../theme/contract.css.ts";

export const panel = style([
  card,
  {
    display: "grid",
    gap: t.space.s4,
    justifyItems: "start",
    maxWidth: t.width.text,
    marginBlock: t.space.s6,
    padding: t.space.s6,
    "@media": { "(max-width: 40rem)": { padding: t.space.s4 }, print: { display: "none" } },
  },
]);
export const nothing = style({ fontWeight: 600 });
export const list = style({ display: "grid", width: "100%", listStyle: "none" });
export const entry = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: t.space.s3,
  paddingBlock: t.space.s3,
  borderTop: `1px solid ${t.color.line}`,
});
export const what = style({ flex: "1 1 14rem", minWidth: 0 });
export const summary = style({
  minHeight: "2.75rem",
  paddingBlock: t.space.s2,
  fontSize: t.size.s,
  color: t.color.muted,
  cursor: "pointer",
});
export const stored = style({ display: "block", maxHeight: "12rem", overflow: "auto", fontSize: t.size.xs, overflowWrap: "anywhere" });
