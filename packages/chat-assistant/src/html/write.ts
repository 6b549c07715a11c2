import { escapeWords } from "./escape.ts";
import { sameSiteHref } from "./same-site.ts";

/** Words of the catalogue as they may stand in a reply. */
export const words: (text: string) => string = escapeWords;

export const p = (...parts: readonly string[]): string => `<p>${parts.join("")}</p>`;
export const h3 = (...parts: readonly string[]): string => `<h3>${parts.join("")}</h3>`;
export const ul = (items: readonly string[]): string =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
export const strong = (...parts: readonly string[]): string => `<strong>${parts.join("")}</strong>`;

/** A link within the site; only the text where the address is none. */
export function link(address: string, text: string): string {
  const href = sameSiteHref(address);
  return href === null ? words(text) : `<a href="${href}">${words(text)}</a>`;
}
