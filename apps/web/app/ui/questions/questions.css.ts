import { style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

export const list = style({ display: "grid", width: "100%" });
export const item = style({ borderTop: `1px solid ${t.color.line}` });
export const question = style({ display: "list-item", minHeight: "2.75rem", paddingBlock: t.space.s3, fontWeight: 600, cursor: "pointer" });
export const answer = style({ paddingBottom: t.space.s4, maxWidth: t.width.text });
