import postcss, { type AtRule, type Root, type Rule } from "postcss";

const CLASS = /\.((?:\\.|[\w-])+)/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;

/** The classes that stand in pages. */
export function classesIn(pages: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const html of pages)
    for (const [, names = ""] of html.matchAll(CLASS_ATTRIBUTE)) for (const name of names.split(" ")) found.add(name);
  return found;
}

const classesOf = (selector: string): readonly string[] => [...selector.matchAll(CLASS)].map(([, name = ""]) => name.replaceAll("\\", ""));

/** A selector counts where each of its classes stands in a page; within `:is(.a, .b)` one of them is enough. */
const applies = (selector: string, classes: ReadonlySet<string>): boolean =>
  classesOf(selector.replace(/:(is|where|not|has)\([^()]*\)/g, "")).every((name) => classes.has(name)) &&
  [...selector.matchAll(/:(?:is|where)\(([^()]*)\)/g)].every(([, inner = ""]) => inner.split(",").some((one) => applies(one, classes)));

const inKeyframes = (rule: Rule): boolean => rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes";

function dropUnusedKeyframes(root: Root): void {
  const used = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  root.walkAtRules("keyframes", (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

/**
 * The part of a stylesheet that pages with these classes need for their first paint, in the sheet's own order. What a page shows later,
 * such as a dialog, it takes from the whole sheet, which comes after it.
 */
export function stylesFor(sheet: Root, classes: ReadonlySet<string>): string {
  const root = sheet.clone();
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) => applies(selector, classes));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  dropUnusedKeyframes(root);
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

export const parseStyles = (css: string): Root => postcss.parse(css);

/** A sheet that follows the first styles. Naming a font once more would load it once more, and by then it would move the headings it comes too late for. */
export function withoutFonts(css: string): string {
  const root = parseStyles(css);
  root.walkAtRules("font-face", (rule) => {
    rule.remove();
  });
  return root.toString();
}
