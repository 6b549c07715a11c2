/** Where forms are sent, and the public key that may add rows there and do nothing else. */
export type Backend = { readonly url: string; readonly key: string };
export type BackendReading = { readonly ok: true; readonly backend: Backend } | { readonly ok: false; readonly reason: string };

export type BackendSettings = { readonly url: string | undefined; readonly key: string | undefined };
type Page = { readonly hostname: string; readonly origin: string };

const HOSTED_DOMAIN = ".supabase.co";
const HOSTED = /^[a-z\d-]+(\.[a-z\d-]+)*\.supabase\.co$/;
const LOCAL_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** The local stack's public key (apps/local-stack/src/local-key.ts). */
export const LOCAL_ANON_KEY = "career-clarity-local-anon-key";

const isLocal = (hostname: string): boolean => LOCAL_HOSTS.includes(hostname);
const refused = (reason: string): BackendReading => ({ ok: false, reason });

/** The address as it is read, or null. (`URL.canParse` is younger than the browsers that are promised.) */
function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function readUrl(text: string, page: Page): string | null {
  const url = parse(text);
  if (!url) return null;
  const hosted = url.protocol === "https:" && HOSTED.test(url.hostname);
  // A site on the internet that sends to its visitor's own machine was built by mistake.
  const local = /^https?:$/.test(url.protocol) && isLocal(url.hostname) && isLocal(page.hostname);
  return hosted || local ? url.origin : null;
}

/**
 * The backend as it is configured (specification, section 4): an address on the hosted domain, or on this machine where the page is too.
 * With nothing configured, a page on this machine is the local stack's and its own origin is the backend.
 */
export function readBackend(settings: BackendSettings, page: Page): BackendReading {
  const [url, key] = [settings.url?.trim() ?? "", settings.key?.trim() ?? ""];
  if (url === "" && key === "" && isLocal(page.hostname)) return { ok: true, backend: { url: page.origin, key: LOCAL_ANON_KEY } };
  if (url === "") return refused("VITE_SUPABASE_URL is not set");
  if (key === "") return refused("VITE_SUPABASE_ANON_KEY is not set");
  const address = readUrl(url, page);
  if (address === null)
    return refused(`VITE_SUPABASE_URL is no https address on *${HOSTED_DOMAIN}, nor one of this machine in a page of this machine`);
  return { ok: true, backend: { url: address, key } };
}
