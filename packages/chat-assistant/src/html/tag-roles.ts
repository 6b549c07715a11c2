export type BlockTag = "p" | "h2" | "h3";
export type ListTag = "ul" | "ol";
export type InlineTag = "strong" | "em" | "a";

/** What a tag of the reply does to the reply that is rebuilt. */
export type TagRole =
  | { readonly kind: "block"; readonly tag: BlockTag }
  | { readonly kind: "list"; readonly tag: ListTag }
  | { readonly kind: "item"; readonly tag: "li" }
  | { readonly kind: "inline"; readonly tag: InlineTag }
  /** Ends a paragraph and leaves no tag. */
  | { readonly kind: "break" }
  /** Leaves neither a tag nor what stands within it. */
  | { readonly kind: "hidden" };

const block = (tag: BlockTag): TagRole => ({ kind: "block", tag });
const inline = (tag: InlineTag): TagRole => ({ kind: "inline", tag });
const rows = (names: string, role: TagRole): readonly (readonly [string, TagRole])[] => names.split(" ").map((name) => [name, role]);

/** Near relatives of an allowed tag become it. A tag that is not listed leaves only its text. */
export const TAG_ROLES: ReadonlyMap<string, TagRole> = new Map([
  ...rows("p", block("p")),
  ...rows("h1 h2", block("h2")),
  ...rows("h3 h4 h5 h6", block("h3")),
  ...rows("ul menu", { kind: "list", tag: "ul" }),
  ...rows("ol", { kind: "list", tag: "ol" }),
  ...rows("li", { kind: "item", tag: "li" }),
  ...rows("strong b", inline("strong")),
  ...rows("em i", inline("em")),
  ...rows("a", inline("a")),
  ...rows("address article aside blockquote br center dd details div dl dt fieldset figcaption figure footer form head header hr", {
    kind: "break",
  }),
  ...rows("main nav pre section summary table tbody td tfoot th thead tr", { kind: "break" }),
  ...rows("applet audio canvas frameset iframe math noembed noframes noscript object option plaintext", {
    kind: "hidden",
  }),
  ...rows("script select style svg template textarea title video xmp", { kind: "hidden" }),
]);
