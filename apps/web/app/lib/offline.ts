const WORKER = "/service-worker.js";
const CACHE_NAMES = /^(workbox-|pages$|data$|pictures$)/;

type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
};

/** Where the browser asks for trusted addresses of scripts, ours is the one that is. */
function trusted(url: string): string {
  const types = (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes;
  return types
    ? types.createPolicy("career-clarity", { createScriptURL: (asked) => (asked === WORKER ? asked : "") }).createScriptURL(url)
    : url;
}

/** Keeps the site usable without a network. An update that has come waits; `onUpdate` gets the function that takes it. */
export async function keepOffline(onUpdate: (take: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { Workbox } = await import("workbox-window");
  const workbox = new Workbox(trusted(WORKER));
  workbox.addEventListener("waiting", () => {
    onUpdate(() => {
      workbox.addEventListener("controlling", () => location.reload());
      workbox.messageSkipWaiting();
    });
  });
  await workbox.register();
}

/** Whether this browser holds a copy of the site for use without a network. */
export async function isKeptOffline(): Promise<boolean> {
  if (!("caches" in window)) return false;
  return (await caches.keys()).some((name) => CACHE_NAMES.test(name));
}

/** Removes that copy and what keeps it fresh. It comes back with the next visit. */
export async function forgetOffline(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).filter((name) => CACHE_NAMES.test(name)).map((name) => caches.delete(name)));
}
