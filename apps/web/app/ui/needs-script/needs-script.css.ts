import { globalStyle, style } from "@vanilla-extract/css";
import { t } from "../../theme/contract.css.ts";

/** index.html says "on" before the first paint, and takes it back where the site's own script can't be had. */
export const OFF = ':root:not([data-script="on"])';

export const without = style({
  display: "none",
  paddingBlock: t.space.s3,
  // As wide as there is room, with its words under the page's other words.
  paddingInline: `max(${t.space.s4}, (100% - ${t.width.page}) / 2 + ${t.space.s4})`,
  borderInlineStart: `4px solid ${t.color.support}`,
  background: t.color.sunken,
  color: t.color.ink,
  selectors: { [`${OFF} &`]: { display: "block" } },
});
/** What is of no use without a script. */
export const only = style({ selectors: { [`${OFF} &`]: { display: "none" } } });
// Every button and field of the site is the script's: without it they would be dead.
globalStyle(`${OFF} :is(button, form, fieldset, search, label, select, input)`, { display: "none" });
