import type { AllowedTag } from "./allowed.ts";
import { escapeText } from "./escape.ts";
import type { BlockTag, InlineTag, ListTag } from "./tag-roles.ts";

/** An element that is open. Its tag is written when its first text comes, so that none is ever empty. */
type Frame = { readonly tag: AllowedTag; readonly href: string | null; written: boolean };

const MAX_LISTS = 4;
/** White space that is more, or other, than single spaces. */
const UNEVEN_SPACE = /\s\s|[^\S ]/;

const isInline = ({ tag }: Frame): boolean => tag === "strong" || tag === "em" || tag === "a";
const isList = ({ tag }: Frame): boolean => tag === "ul" || tag === "ol";
const isLeaf = (frame: Frame): boolean => !isInline(frame) && !isList(frame);

/**
 * Collects a reply that is well formed whatever is asked of it: every tag is closed, text stands only in a paragraph, heading or list item,
 * lists nest only in items, white space is single.
 */
export class Rebuilder {
  readonly #frames: Frame[] = [];
  readonly #pieces: string[] = [];
  /** The last character written in the running paragraph, heading or item; empty at its start. */
  #last = "";
  #space = false;

  text(raw: string): void {
    const words = this.#unfenced(UNEVEN_SPACE.test(raw) ? raw.replace(/\s+/g, " ") : raw);
    if (words.startsWith(" ")) this.#space = true;
    const body = words.trim();
    if (body === "") return;
    this.#ensureLeaf();
    if (this.#space && this.#last !== "") this.#pieces.push(" ");
    for (const frame of this.#frames) this.#write(frame);
    this.#pieces.push(escapeText(body));
    this.#last = body.slice(-1);
    this.#space = words.endsWith(" ");
  }

  /** A paragraph or heading begins; within a list it is only white space. */
  openBlock(tag: BlockTag): void {
    if (this.breakBlock()) this.#push(tag);
  }

  /** Ends the running paragraph or heading. False, and only white space, within a list. */
  breakBlock(): boolean {
    this.#space = true;
    if (this.#listAt() >= 0) return false;
    this.#closeLeaf();
    return true;
  }

  openList(tag: ListTag): void {
    if (this.#frames.filter(isList).length >= MAX_LISTS) {
      this.openItem();
      return;
    }
    if (this.#inItem()) this.#popTo(this.#leafAt() + 1);
    else this.#closeLeaf();
    if (this.#listAt() >= 0 && !this.#inItem()) this.#push("li");
    this.#push(tag);
  }

  closeList(tag: ListTag): void {
    this.#closeLast(tag);
  }

  openItem(): void {
    this.#closeLeaf();
    if (this.#listAt() < 0) this.#push("ul");
    this.#push("li");
  }

  closeItem(): void {
    if (this.#inItem()) this.#closeLeaf();
  }

  openInline(tag: InlineTag, href: string | null): void {
    if (!this.#frames.some((frame) => frame.tag === tag)) this.#frames.push({ tag, href, written: false });
  }

  closeInline(tag: InlineTag): void {
    this.#closeLast(tag);
  }

  finish(): string {
    this.#popTo(0);
    return this.#pieces.join("");
  }

  /** A fence that a dropped tag had kept apart must not close up. */
  #unfenced(words: string): string {
    return this.#last === "`" && !this.#space ? words.replace(/^`+/, "") : words;
  }

  #listAt(): number {
    return this.#frames.findLastIndex(isList);
  }

  /** The place of the innermost paragraph, heading or item. It is the running one when no list was opened within it. */
  #leafAt(): number {
    return this.#frames.findLastIndex(isLeaf);
  }

  #inItem(): boolean {
    return this.#leafAt() > this.#listAt() && this.#listAt() >= 0;
  }

  #push(tag: AllowedTag): void {
    this.#frames.push({ tag, href: null, written: false });
    this.#last = "";
    this.#space = false;
  }

  #popTo(depth: number): void {
    while (this.#frames.length > depth) {
      const frame = this.#frames.pop();
      if (frame?.written) this.#pieces.push(`</${frame.tag}>`);
      if (frame && !isInline(frame)) this.#last = "";
    }
  }

  #closeLast(tag: AllowedTag): void {
    const at = this.#frames.findLastIndex((frame) => frame.tag === tag);
    if (at >= 0) this.#popTo(at);
  }

  #closeLeaf(): void {
    const leaf = this.#leafAt();
    const list = this.#listAt();
    this.#popTo(leaf > list ? leaf : list + 1);
  }

  /** Text needs a paragraph, or an item where a list is open; inline tags already in force move into it. */
  #ensureLeaf(): void {
    if (this.#leafAt() > this.#listAt()) return;
    const inlines = this.#frames.splice(this.#listAt() + 1);
    this.#push(this.#listAt() >= 0 ? "li" : "p");
    this.#frames.push(...inlines);
  }

  #write(frame: Frame): void {
    if (frame.written) return;
    this.#pieces.push(frame.href === null ? `<${frame.tag}>` : `<${frame.tag} href="${frame.href}">`);
    frame.written = true;
  }
}
