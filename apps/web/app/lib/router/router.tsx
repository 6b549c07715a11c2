import { type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import { LocationContext, locationNow, type Navigate, NavigateContext } from "./location.ts";

/** The browser's address and history as state. A navigation is a transition: what is on screen stays until the next can be drawn. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(() => locationNow("POP"));
  useEffect(() => {
    const follow = () => startTransition(() => setLocation(locationNow("POP")));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    if (typeof to === "number") return history.go(to);
    history[replace ? "replaceState" : "pushState"]({ given: state }, "", to);
    startTransition(() => setLocation(locationNow(replace ? "REPLACE" : "PUSH")));
  }, []);
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  );
}

/** The router of a page that is written at the build: one address for good. */
export function StaticRouter({ pathname, children }: { pathname: string; children: ReactNode }) {
  return <LocationContext value={{ pathname, search: "", hash: "", state: null, arrival: "POP", key: 0 }}>{children}</LocationContext>;
}
