import { generateSW } from "workbox-build";

const DAY_S = 86_400;
const MONTH_S = 30 * DAY_S;
const PAGES_KEPT = 60;
const FILES_KEPT = 150;
const PICTURES_KEPT = 40;
const NETWORK_PATIENCE_S = 4;

/** What works without a network after the first visit: the app's screens, its code and what it reads. */
const KEPT_FROM_THE_START = [
  "{index,assessment,results,careers,compare,bookmarks,offline}.html",
  "assets/*.{js,css,woff2}",
  "data/{cards,texts,other-names,matching,explorer-start,home}.json",
  "icon-48.png",
  "manifest.webmanifest",
];

/** Writes the service worker of the built site. An update waits until the visitor takes it (app/lib/offline.ts). `chunks` are of no use without a network. */
export async function writeServiceWorker(
  clientDir: string,
  chunks: readonly string[],
): Promise<{ readonly files: number; readonly bytes: number }> {
  const { count, size, warnings } = await generateSW({
    globDirectory: clientDir,
    globPatterns: KEPT_FROM_THE_START,
    globIgnores: [...chunks],
    swDest: `${clientDir}/service-worker.js`,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    directoryIndex: "index.html",
    // A search or a comparison in the address is read by the page itself.
    ignoreURLParametersMatching: [/.*/],
    dontCacheBustURLsMatching: /^assets\//,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === "navigate",
        handler: "NetworkFirst",
        options: {
          cacheName: "pages",
          networkTimeoutSeconds: NETWORK_PATIENCE_S,
          expiration: { maxEntries: PAGES_KEPT, maxAgeSeconds: MONTH_S },
          precacheFallback: { fallbackURL: "/offline.html" },
          cacheableResponse: { statuses: [200] },
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/data/"),
        handler: "NetworkFirst",
        options: {
          cacheName: "data",
          networkTimeoutSeconds: NETWORK_PATIENCE_S,
          expiration: { maxEntries: FILES_KEPT, maxAgeSeconds: MONTH_S },
          cacheableResponse: { statuses: [200] },
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/pictures/"),
        handler: "CacheFirst",
        options: {
          cacheName: "pictures",
          expiration: { maxEntries: PICTURES_KEPT, maxAgeSeconds: MONTH_S },
          cacheableResponse: { statuses: [200] },
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(`the service worker: ${warnings.join("; ")}`);
  return { files: count, bytes: size };
}
