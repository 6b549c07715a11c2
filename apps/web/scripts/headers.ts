import { createHash } from "node:crypto";

/** Headers that every page and file is sent with (SECURITY.md). */
export type Headers = Readonly<Record<string, string>>;

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

type Inline = {
  /** A page; the inline scripts are the same in all of them. */
  readonly page: string;
  readonly styles: Iterable<string>;
  /** Where forms are sent, if that is not the site's own address. */
  readonly backend?: string | undefined;
  /** Where errors are reported to, likewise. */
  readonly reports?: string | undefined;
};

/**
 * What a page may load and run: its own files, its own first styles, the line that sets the theme and keeps what is done early, and the line
 * that starts the rest, each by its hash.
 */
function contentSecurityPolicy({ page, styles, backend, reports }: Inline): string {
  const scripts = [...page.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => hashOf(text));
  const rules = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src-elem": ["'self'", ...new Set([...styles].map(hashOf))],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...[backend, reports].filter((origin) => origin !== undefined)],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["dompurify", "career-clarity"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

const YEAR_S = 31_536_000;

export const securityHeaders = (inline: Inline): Headers => ({
  "Content-Security-Policy": contentSecurityPolicy(inline),
  "Strict-Transport-Security": `max-age=${2 * YEAR_S}; includeSubDomains; preload`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
});

const block = (path: string, headers: Headers): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("")}`;

const KEPT: Headers = { "Cache-Control": `public, max-age=${YEAR_S}, immutable` };
const ASKED_FOR_ANEW: Headers = { "Cache-Control": "public, max-age=0, must-revalidate" };
/** What other sites may show: the pictures that a shared link is drawn with. */
const FOR_OTHER_SITES: Headers = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** The file in which the host reads which headers to send (https://docs.netlify.com/routing/headers/). Later blocks win. */
export const headersFile = (headers: Headers): string =>
  [block("/*", { ...headers, ...ASKED_FOR_ANEW }), block("/assets/*", KEPT), block("/social/*", FOR_OTHER_SITES)].join("\n");
