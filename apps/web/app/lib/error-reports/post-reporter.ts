import { readJson, writeText } from "../storage.ts";
import { browserFamily } from "./browser-family.ts";
import { type Description, describe } from "./describe.ts";
import type { ErrorReporter } from "./reporter.ts";

/** All that is ever sent. */
export type ErrorReport = Description & {
  /** The pattern of the page's path, such as "/career/:id", and never the address. */
  readonly route: string;
  readonly version: string;
  readonly browser: string;
};

export type PostReporterOptions = {
  readonly address: string;
  readonly version: string;
  readonly route: () => string;
};

const MOST_A_VISIT = 5;
const KEY = "cc_reports";

/** What was told of in this visit. Where it can't be known, nothing was. */
function toldOf(): readonly string[] {
  const told = readJson("session", KEY);
  return Array.isArray(told) ? told.filter((one) => typeof one === "string") : [];
}

/** Whether something is told of for the first time in this visit, of which few are. */
function isNews({ message, frames }: Description): boolean {
  const told = toldOf();
  const name = `${message} ${frames[0] ?? ""}`;
  if (told.length >= MOST_A_VISIT || told.includes(name)) return false;
  writeText("session", KEY, JSON.stringify([...told, name]));
  return true;
}

/** Whether the browser asks not to be followed. Reports follow nobody, but whoever says so wants to be left alone. */
const isLeftAlone = (): boolean =>
  navigator.doNotTrack === "1" || (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Posts a report as JSON: outlives the page, carries no cookie and names no referring page, and does not care for an answer. */
function post(address: string, report: ErrorReport): void {
  const request = { method: "POST", body: JSON.stringify(report), mode: "no-cors", keepalive: true } as const;
  fetch(address, { ...request, credentials: "omit", referrerPolicy: "no-referrer" }).catch(() => undefined);
}

/** Posts what went wrong to the operator's own address: few, each once, and nothing of the visitor (docs/personal-data.md). */
export const createPostReporter = ({ address, version, route }: PostReporterOptions): ErrorReporter => ({
  report: (error) => {
    try {
      const description = describe(error, location.origin);
      if (isLeftAlone() || !isNews(description)) return;
      post(address, { ...description, route: route(), version, browser: browserFamily(navigator.userAgent) });
    } catch {
      // A fault in telling of a fault is nobody's business but a debugger's.
    }
  },
});
