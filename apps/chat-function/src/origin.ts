const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * Whether a request comes from a page of this site. Hosts are compared and not schemes: behind a proxy that ends TLS the function's own
 * address is plain http. What is no browser sends neither header and could forge both, so it is not kept out here but by the rate limit.
 */
export function isSameSite(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return request.url.startsWith(`${origin}/`) || (hostOf(origin) !== null && hostOf(origin) === hostOf(request.url));
  const site = request.headers.get("sec-fetch-site");
  return site === null || site === "same-origin";
}
