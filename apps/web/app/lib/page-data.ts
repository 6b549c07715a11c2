import { use } from "react";
import { rememberFailure } from "./failures.ts";
import { fulfilled } from "./fulfilled.ts";

/** Static JSON that pages are made from. A prerendered page carries its own as a JSON block; any other is fetched once and kept. */
const files = new Map<string, Promise<unknown>>();

export function seedData(url: string, value: unknown): void {
  files.set(url, fulfilled(value));
}

export class DataUnavailable extends Error {
  readonly code = "DATA_UNAVAILABLE";
  readonly status: number;
  /** `status` is 0 where no answer came, or one that is no JSON. */
  constructor(url: string, status: number, cause?: unknown) {
    super(`${url} answered with status ${status}`, { cause });
    this.name = "DataUnavailable";
    this.status = status;
  }
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { headers: { accept: "application/json" } });
    if (!response.ok) throw new DataUnavailable(url, response.status);
    const value: unknown = await response.json();
    seedData(url, value);
    return value;
  } catch (error) {
    rememberFailure(() => files.delete(url));
    throw error instanceof DataUnavailable ? error : new DataUnavailable(url, 0, error);
  }
}

/** The parsed file at `url`. The files are made by this repository's own build (scripts/build-data.ts), which is why its type is taken on trust. */
export function loadData<T>(url: string): Promise<T> {
  const promise = files.get(url) ?? fetchJson(url);
  files.set(url, promise);
  return promise as Promise<T>;
}

/** The same for a component: suspends until it is there. */
export const useData = <T>(url: string): T => use(loadData<T>(url));
