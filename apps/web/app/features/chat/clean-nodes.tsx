import DOMPurify from "dompurify";
import { createElement, Fragment, type ReactNode } from "react";
import { Link } from "../../lib/router/link.tsx";
import { addressNow } from "../../lib/router/location.ts";

const TAGS = ["h2", "h3", "ul", "ol", "li", "p", "strong", "em"];
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Fences of code, and the word "html" that a model writes before its HTML. */
const WRAPPING = /`{3,}(?:[ \t]*html\b)?|^\s*html(?=\s*<|[ \t]*\n|\s*$)/gi;

/** A path within the site, or null: whatever it is written as, the browser's own reading of the address decides. */
function pathOf(href: string | null): string | null {
  try {
    const here = addressNow();
    const { origin, pathname, search, hash } = new URL(href ?? "", here.origin);
    // "/..//host" is a path here, and would be a host where what is left of it is read once more.
    const within = href?.startsWith("/") && origin === here.origin && !pathname.startsWith("//");
    return within ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const children = [...node.childNodes].map(toReact);
  const path = node.localName === "a" ? pathOf(node.getAttribute("href")) : null;
  if (path !== null) return createElement(Link, { key, to: path }, ...children);
  // Beside texts of the catalogue, which are English, each block says for itself that it is to be read aloud as Hindi.
  const lang = DEVANAGARI.test(node.textContent) ? "hi" : undefined;
  if (TAGS.includes(node.localName)) return createElement(node.localName, { key, lang }, ...children);
  return createElement(Fragment, { key }, ...children);
}

/**
 * A reply's HTML as React's own elements (specification, section 7): code fences and a leading "html" go, text without tags becomes a
 * paragraph. The function has cleaned it already by rebuilding it; here DOMPurify cleans whatever came, and elements are made anew from a fixed
 * set of tags, so that no HTML is ever given to the page. Empty where nothing is left.
 * @throws where this browser cannot clean: then nothing is shown
 */
export function cleanNodes(html: string): readonly ReactNode[] {
  if (!DOMPurify.isSupported) throw new Error("no HTML can be cleaned here");
  const fragment = DOMPurify.sanitize(html.replace(WRAPPING, ""), {
    ALLOWED_TAGS: [...TAGS, "a", "#text"],
    ALLOWED_ATTR: ["href"],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^\/(?![/\\])/,
    RETURN_DOM_FRAGMENT: true,
  });
  if (!fragment.textContent?.trim()) return [];
  const nodes = [...fragment.childNodes].map(toReact);
  return fragment.firstElementChild ? nodes : [createElement("p", { key: "text" }, ...nodes)];
}
