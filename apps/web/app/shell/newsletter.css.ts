import { style } from "@vanilla-extract/css";
import { t } from "../theme/contract.css.ts";
import * as footer from "./footer.css.ts";

export const message = style([footer.message, { display: "flex", alignItems: "center", gap: t.space.s2 }]);
export const good = style({ color: t.color.good, fontWeight: 600 });
export const bad = style({ color: t.color.bad, fontWeight: 600 });
export const consent = style({ color: t.color.muted, fontSize: t.size.xs });
export const busy = style({ opacity: 0.7, cursor: "progress" });
