import { type RefObject, useEffect, useRef } from "react";
import { loadData } from "../lib/page-data.ts";
import { pageAt } from "../lib/pages.ts";
import { useLocation } from "../lib/router/location.ts";

const SECOND_SCROLL_MS = 50;
const SEEK_MS = 3000;

/**
 * What every new navigation does: scroll to the top, and again after 50 ms (specification, section 2), name the page, and move the focus
 * to the content. Back and forward keep the place that the browser restores; a change of the query alone is the page's own affair.
 */
export function useNavigationEffects(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key, arrival } = useLocation();
  const navigated = useRef(false);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (!navigated.current) {
      navigated.current = true;
      // The development server's pages come without a name.
      if (document.title !== "") return;
    }
    const { route, dataUrl } = pageAt(pathname);
    let current = true;
    const name = (data: unknown) => {
      if (current) document.title = route.title(data);
    };
    if (dataUrl === undefined) name(undefined);
    else loadData(dataUrl).then(name, () => undefined);
    return () => {
      current = false;
    };
  }, [pathname]);

  useEffect(() => {
    const samePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (samePage || arrival === "POP" || hash) return;
    const top = () => window.scrollTo(0, 0);
    top();
    main.current?.focus({ preventScroll: true });
    const again = setTimeout(top, SECOND_SCROLL_MS);
    return () => clearTimeout(again);
  }, [pathname, arrival, hash, main]);

  // An address that names a place on a page leads to it, as soon as the page is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation seeks its place, one to the same address too.
  useEffect(() => {
    if (!hash || arrival === "POP") return;
    const deadline = performance.now() + SEEK_MS;
    let frame = 0;
    const seek = () => {
      const place = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (place) place.scrollIntoView();
      else if (performance.now() < deadline) frame = requestAnimationFrame(seek);
    };
    seek();
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, key, arrival]);
}
