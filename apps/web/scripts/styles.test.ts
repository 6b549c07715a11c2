import { expect, it } from "vitest";
import { classesIn, parseStyles, stylesFor, withoutFonts } from "./styles.ts";

const sheet = parseStyles(
  "@font-face{font-family:F}a{color:red}.x{color:red}.y{color:red;animation:move 1s}.x,.z{top:0}.x .z{top:1px}.x:is(.y,.z){top:2px}:is(.y,.z)>li{top:3px}@media print{.y{top:0}.x{top:4px}}@media screen{.z{top:0}}@keyframes move{from{top:0}}@keyframes stay{from{top:0}}.x:not(.z){top:5px}",
);
const styles = (html: string) => stylesFor(sheet, classesIn([html]));

it("keeps what pages with these classes need, in the same order", () => {
  expect(styles('<p class="x">')).toBe(
    "@font-face{font-family:F}a{color:red}.x{color:red}.x{top:0}@media print{.x{top:4px}}.x:not(.z){top:5px}",
  );
});

it("keeps an animation where something kept names it", () => {
  expect(styles('<p class="y">')).toBe(
    "@font-face{font-family:F}a{color:red}.y{color:red;animation:move 1s}:is(.y,.z)>li{top:3px}@media print{.y{top:0}}@keyframes move{from{top:0}}",
  );
});

it("names a font once: what follows the first styles is without it", () => {
  expect(withoutFonts("@font-face{font-family:F}a{font-family:F}@media print{a{color:red}}")).toBe(
    "a{font-family:F}@media print{a{color:red}}",
  );
});
