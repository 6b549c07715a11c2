import { globalStyle, style } from "@vanilla-extract/css";
import { answering } from "../features/assessment/assessment.css.ts";
import { floating, roundButton } from "../theme/common.css.ts";
import { t } from "../theme/contract.css.ts";
import { menuOpen } from "./header.css.ts";

/** The page leaves no room beside itself: what floats lies over it. */
const OVER_THE_PAGE = "(max-width: 79.99rem)";

export const widgets = style({
  position: "fixed",
  insetInlineEnd: t.space.s4,
  bottom: t.space.s4,
  zIndex: t.layer.floating,
  display: "grid",
  gap: t.space.s3,
  "@media": { print: { display: "none" } },
});
export const widget = style([floating, roundButton, { position: "relative", zIndex: 1 }]);

// One rule for what floats over a page, the chat's bar too: it steps aside while the page is read on downwards, and while something stands
// that is to be pressed there: the menu, the answers to a question, the bar that sends them. It comes back when the page is moved up, at its
// top and at its end. By keyboard it is always reached, and the phone's menu holds the same. An open window stays, and so does news of a reply.
// `:has` ends in a class everywhere: with one that ends in any element, every focus that moves would make the browser restyle all of the panel.
const unused = `${widgets}:not(:has(:focus-visible)) > ${floating}`;
const aside = { opacity: 0, pointerEvents: "none" } as const;
globalStyle("html", { containerType: "scroll-state" });
globalStyle(unused, {
  transition: `opacity ${t.motion.calm}`,
  "@media": {
    [OVER_THE_PAGE]: {
      "@container": { "scroll-state((scrolled: bottom) and (scrollable: top) and (scrollable: bottom))": aside },
    },
  },
});
// Not by `:has`, for which every change of the page would make the browser restyle all of it.
globalStyle(`:is(${menuOpen}, ${answering}) ${unused}`, { "@media": { [OVER_THE_PAGE]: aside } });
