/** The tags that a reply may hold (specification, section 7, and links within the site). Nothing else survives `cleanReply`. */
export const ALLOWED_TAGS = ["h2", "h3", "ul", "ol", "li", "p", "strong", "em", "a"] as const;
export type AllowedTag = (typeof ALLOWED_TAGS)[number];
