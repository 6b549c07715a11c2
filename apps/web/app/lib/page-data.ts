import { use } from "react";

/**
 * Static JSON that pages are made from. A prerendered page carries its own as a JSON block; any other is fetched once and kept.
 * What failed is forgotten, so that trying again tries again.
 */
const kept = new Map<string, unknown>();
const pending = new Map<string, Promise<unknown>>();

export function seedData(url: string, value: unknown): void {
  kept.set(url, value);
}

export class DataUnavailable extends Error {
  readonly code = "DATA_UNAVAILABLE";
  readonly status: number;
  constructor(url: string, status: number) {
    super(`${url} answered with status ${status}`);
    this.name = "DataUnavailable";
    this.status = status;
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { accept: "application/json" } });
  if (!response.ok) throw new DataUnavailable(url, response.status);
  return response.json();
}

/** The parsed file at `url`. The files are made by this repository's own build (scripts/build-data.ts), which is why its type is taken on trust. */
export function loadData<T>(url: string): Promise<T> {
  if (kept.has(url)) return Promise.resolve(kept.get(url) as T);
  let promise = pending.get(url);
  if (!promise) {
    promise = fetchJson(url).then(
      (value) => {
        kept.set(url, value);
        pending.delete(url);
        return value;
      },
      (error: unknown) => {
        pending.delete(url);
        throw error;
      },
    );
    pending.set(url, promise);
  }
  return promise as Promise<T>;
}

/** The same for a component: suspends until it is there. */
export function useData<T>(url: string): T {
  return kept.has(url) ? (kept.get(url) as T) : use(loadData<T>(url));
}
