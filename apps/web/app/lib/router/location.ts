import { isFields } from "@career-clarity/internal";
import { createContext, useContext } from "react";
import { watch } from "../browser.ts";

/** How the visitor came here: by back, forward or the first load, by a new entry of the history, or by one in another's place. */
export type Arrival = "POP" | "PUSH" | "REPLACE";

export type Location = {
  /** Whole. */
  readonly href: string;
  readonly pathname: string;
  /** With its "?", or empty. */
  readonly search: string;
  /** With its "#", or empty. */
  readonly hash: string;
  /** What the navigation gave along. Whoever reads it checks it. */
  readonly state: unknown;
  readonly arrival: Arrival;
  /** Another one at each arrival, also at the same address. */
  readonly key: number;
};

export type NavigateOptions = { readonly replace?: boolean | undefined; readonly state?: unknown };
/** To an address within the site, or that many entries of the history on. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

let arrivals = 0;

export function locationNow(arrival: Arrival): Location {
  const { href, pathname, search, hash } = window.location;
  arrivals++;
  const state = (isFields(history.state) && history.state.given) || null;
  return { href, pathname, search, hash, state, arrival, key: arrivals };
}

/** The address at this moment, which may be a step ahead of what is drawn. */
export const addressNow = (): Readonly<Pick<URL, "href" | "origin" | "pathname" | "search">> => window.location;

/** Tells when the visitor went back or forward. Gives the function that ends it. */
export const watchHistory = (moved: () => void): (() => void) => watch(window, "popstate", moved);

export const LocationContext = createContext<Location | null>(null);
export const NavigateContext = createContext<Navigate>(() => undefined);

export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error("useLocation is called outside a router");
  return location;
}

export const useNavigate = (): Navigate => useContext(NavigateContext);
