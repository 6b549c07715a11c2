const MAX_LENGTH = 300;
const SAFE = /^\/[\w\-~%/.]*(?:\?[\w\-~%.,=&+]*)?(?:#[\w\-~%.]*)?$/;
/** Double slashes, and dot segments however written: what may lead a browser to another place than it reads. */
const MISLEADING = /\/\/|\/(?:\.|%2e)|%(?:00|2f|5c)/i;

/**
 * An address within the site as it may stand in an `href`, or null for any other: "/career/tailor" and "/careers?search=art", but no
 * scheme, no host, no backslash, no white space, no quotes, no character reference except "&amp;".
 */
export function sameSiteHref(value: string): string | null {
  const address = value.trim().replaceAll("&amp;", "&");
  if (address.length > MAX_LENGTH || !SAFE.test(address) || MISLEADING.test(address)) return null;
  return address.replaceAll("&", "&amp;");
}
