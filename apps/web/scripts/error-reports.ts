/** The address that the operator wants errors posted to is none that they can be posted to. */
class ReportsAddressError extends Error {
  readonly code = "REPORTS_ADDRESS";
}

/**
 * Where else than to the site itself pages may post what went wrong: the origin of VITE_ERROR_REPORTS_URL. Undefined where nothing is
 * configured, or a path of the site. What is no path and no https address (http on this machine) stops the build.
 */
export function reportsOrigin(address: string | undefined): string | undefined {
  if (address === undefined || address === "" || /^\/(?!\/)/.test(address)) return undefined;
  const { protocol, hostname, origin } = URL.canParse(address) ? new URL(address) : new URL("invalid:");
  if (protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname))) return origin;
  throw new ReportsAddressError(`VITE_ERROR_REPORTS_URL is "${address}": a path such as /errors or an https address is allowed`);
}
