import { Rebuilder } from "./rebuild.ts";
import { sameSiteHref } from "./same-site.ts";
import { TAG_ROLES } from "./tag-roles.ts";
import { type Token, tokens } from "./tokens.ts";

/** Control characters, marks that turn the reading direction, and halves of a surrogate pair. */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;
const FENCE = /(?:`{3,}|~{3,})(?:[ \t]{0,8}(?:x?html|xml|markdown|md|text|json)\b)?/gi;
/** The word that a model writes before its HTML; "HTML developers build pages" is a sentence and stays. */
const LEADING_HTML = /^\s*html(?=\s*<|[ \t]*\n|\s*$)/i;

const hides = (name: string): boolean => TAG_ROLES.get(name)?.kind === "hidden";

function openLink(reply: Rebuilder, value: string | null): void {
  const href = value === null ? null : sameSiteHref(value);
  if (href !== null) reply.openInline("a", href);
}

function open(reply: Rebuilder, name: string, href: string | null): void {
  const role = TAG_ROLES.get(name);
  if (role?.kind === "block") reply.openBlock(role.tag);
  else if (role?.kind === "break") reply.breakBlock();
  else if (role?.kind === "list") reply.openList(role.tag);
  else if (role?.kind === "item") reply.openItem();
  else if (role?.kind === "inline" && role.tag === "a") openLink(reply, href);
  else if (role?.kind === "inline") reply.openInline(role.tag, null);
}

function close(reply: Rebuilder, name: string): void {
  const role = TAG_ROLES.get(name);
  if (role?.kind === "block" || role?.kind === "break") reply.breakBlock();
  else if (role?.kind === "list") reply.closeList(role.tag);
  else if (role?.kind === "item") reply.closeItem();
  else if (role?.kind === "inline") reply.closeInline(role.tag);
}

function add(reply: Rebuilder, token: Token): void {
  if (token.kind === "text") reply.text(token.text);
  else if (token.kind === "start") open(reply, token.name, token.href);
  else close(reply, token.name);
}

/**
 * HTML that a model or a person wrote, rebuilt from h2, h3, ul, ol, li, p, strong, em and links within the site, with no attribute but a
 * checked `href`. Code fences and a leading "html" are taken off; text without tags becomes a paragraph (specification, section 7). What
 * comes out is balanced, reads the same in every parser, and is its own cleaned form. Takes time in proportion to the length; never throws;
 * empty where the input holds no text.
 */
export function cleanReply(html: string): string {
  const bare = html.replace(UNPRINTABLE, "").replace(FENCE, "").replace(LEADING_HTML, "");
  const reply = new Rebuilder();
  for (const token of tokens(bare, hides)) add(reply, token);
  return reply.finish();
}
