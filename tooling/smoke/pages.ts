import { askFor, type Check, header, must, textOf } from "./check.ts";

/** One page of each kind. */
const PAGES = ["/", "/assessment", "/results", "/careers", "/careers/science", "/career/geologist", "/blog", "/about", "/privacy-policy"];
const HTML = /^text\/html/;

const HEADERS: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /default-src 'none'.*script-src 'self'.*require-trusted-types-for 'script'/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "strict-transport-security": /max-age=\d{8}/,
};

/** The whole value: a host that joins the rules of two blocks would send both. */
const KEPT_FOR_A_YEAR = /^public, ?max-age=31536000, ?immutable$/;
const ASKED_FOR_AGAIN = /^public, ?max-age=0, ?must-revalidate$/;

export const pageChecks: readonly Check[] = [
  {
    name: "every kind of page is there, rendered",
    run: async (ask) => {
      for (const path of PAGES) {
        const html = await textOf(ask, path, 200, HTML);
        must(/<h1[\s>]/.test(html) && /<title>[^<]+<\/title>/.test(html), `${path} has no heading or no title`);
      }
    },
  },
  {
    name: "pages carry the security headers",
    run: async (ask) => {
      for (const path of ["/", "/career/geologist", "/no-such-page"]) {
        const response = await ask(path);
        for (const [name, wanted] of Object.entries(HEADERS))
          must(wanted.test(header(response, name)), `${path} comes with ${name}: "${header(response, name)}"`);
      }
    },
  },
  {
    name: "what is not there is not found",
    run: async (ask) => {
      const html = await textOf(ask, "/no-such-page", 404, HTML);
      must(html.includes("noindex"), "the not-found page may be indexed");
      await askFor(ask, "/career/no-such-career", 404);
      await askFor(ask, "/data/no-such-file.json", 404);
    },
  },
  {
    name: "the scripts load, and may be kept for a year",
    run: async (ask) => {
      const html = await (await ask("/")).text();
      const scripts = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, path = ""]) => path);
      must(scripts.length > 0, "the home page names no script");
      for (const path of scripts) {
        await textOf(ask, path, 200, /javascript/);
        const kept = header(await ask(path), "cache-control");
        must(KEPT_FOR_A_YEAR.test(kept), `${path} comes with cache-control: "${kept}"`);
      }
      const page = header(await ask("/"), "cache-control");
      must(ASKED_FOR_AGAIN.test(page), `the home page comes with cache-control: "${page}"`);
    },
  },
  {
    name: "pictures for sharing may be shown on other sites",
    run: async (ask) => {
      const html = await (await ask("/")).text();
      const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      must(URL.canParse(address), "the home page names no picture for sharing");
      const picture = await askFor(ask, new URL(address).pathname, 200);
      const policy = header(picture, "cross-origin-resource-policy");
      must(policy === "cross-origin", `${address} comes with cross-origin-resource-policy: "${policy}"`);
    },
  },
  {
    name: "the catalogue, the worker and the sitemap are there",
    run: async (ask) => {
      const cards = await textOf(ask, "/data/cards.json", 200, /json/);
      must(typeof JSON.parse(cards) === "object", "/data/cards.json is no JSON");
      await textOf(ask, "/service-worker.js", 200, /javascript/);
      await textOf(ask, "/sitemap.xml", 200, /xml/);
      await textOf(ask, "/robots.txt", 200, /text\/plain/);
    },
  },
];
