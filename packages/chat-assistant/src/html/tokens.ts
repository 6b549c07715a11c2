/** A piece of HTML as a browser would cut it. */
export type Token =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "start"; readonly name: string; readonly href: string | null }
  | { readonly kind: "end"; readonly name: string };

const TAG_NAME = /<(\/?)([a-z][^\s/>]*)/iy;
const HREF = /[\s/"']href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const QUOTE_OR_END = /=\s*(["'])|>/g;

/** The place after the tag's closing ">", a quoted value skipped; past the end of the text where there is none, as in a browser. */
function tagEnd(html: string, from: number): number {
  if (html[from] === ">") return from + 1;
  const never = html.length + 1;
  let at = from;
  while (at < html.length) {
    QUOTE_OR_END.lastIndex = at;
    const found = QUOTE_OR_END.exec(html);
    if (found === null) return never;
    const [{ length }, quote] = found;
    if (quote === undefined) return found.index + length;
    const closing = html.indexOf(quote, found.index + length);
    if (closing < 0) return never;
    at = closing + 1;
  }
  return never;
}

const after = (html: string, mark: string, from: number): number => {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
};

/** Where a comment, declaration, CDATA section or processing instruction ends; null where "<" begins none of them. */
function bogusEnd(html: string, at: number): number | null {
  if (html.startsWith("<!--", at)) return after(html, "-->", at + 2);
  if (html.startsWith("<![CDATA[", at)) return after(html, "]]>", at);
  return html[at + 1] === "!" || html[at + 1] === "?" || html[at + 1] === "/" ? after(html, ">", at) : null;
}

/** Where the element that hides its content ends: after the next end tag of its name, or nowhere. */
function hiddenEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  end.lastIndex = from;
  const found = end.exec(html);
  return found === null ? html.length : Math.min(html.length, tagEnd(html, end.lastIndex));
}

function hrefOf(tag: string): string | null {
  const [, double, single, bare] = HREF.exec(tag) ?? [];
  return double ?? single ?? bare ?? null;
}

/**
 * Cuts HTML into text and tags in one pass: each character is looked at a bounded number of times, whatever the input. Comments and
 * declarations are left out; a tag that never ends swallows the rest; a "<" that begins nothing is text. `hides` says which elements
 * are skipped with their content.
 */
export function* tokens(html: string, hides: (name: string) => boolean): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    if (next < 0) {
      yield { kind: "text", text: html.slice(at) };
      return;
    }
    if (next > at) yield { kind: "text", text: html.slice(at, next) };
    TAG_NAME.lastIndex = next;
    const [opening, slash, rawName] = TAG_NAME.exec(html) ?? [];
    if (opening === undefined || rawName === undefined) {
      const end = bogusEnd(html, next);
      if (end === null) yield { kind: "text", text: "<" };
      at = end ?? next + 1;
      continue;
    }
    const name = rawName.toLowerCase();
    at = tagEnd(html, next + opening.length);
    if (at > html.length) return;
    if (slash === "/") yield { kind: "end", name };
    else if (hides(name)) at = hiddenEnd(html, name, at);
    else yield { kind: "start", name, href: name === "a" ? hrefOf(html.slice(next, at)) : null };
  }
}
