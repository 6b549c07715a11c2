import { type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import { addressNow, type Location, LocationContext, locationNow, type Navigate, NavigateContext, watchHistory } from "./location.ts";

/**
 * The browser's address and history as state. A navigation is a transition: what is on screen stays until the next can be drawn. Another query
 * in the place of this one, as a search is while it is typed, needs nothing that is not there, and is drawn at once. `start` is where the app begins.
 */
export function BrowserRouter({ start, children }: { start: Location; children: ReactNode }) {
  const [location, setLocation] = useState(start);
  useEffect(() => {
    const follow = () => startTransition(() => setLocation(locationNow("POP")));
    // Who went back while the page was taken over by the app is told of here.
    if (start.href !== addressNow().href) follow();
    return watchHistory(follow);
  }, [start]);
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    if (typeof to === "number") return history.go(to);
    const { pathname } = window.location;
    history[replace ? "replaceState" : "pushState"]({ given: state }, "", to);
    const next = locationNow(replace ? "REPLACE" : "PUSH");
    if (replace && next.pathname === pathname) setLocation(next);
    else startTransition(() => setLocation(next));
  }, []);
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  );
}

/** The router of a page that is written at the build: one address for good. */
export function StaticRouter({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <LocationContext value={{ href: pathname, pathname, search: "", hash: "", state: null, arrival: "POP", key: 0 }}>
      {children}
    </LocationContext>
  );
}
