import { type RefObject, useEffect, useRef } from "react";
import { hasTitle, jumpToTop, nameDocument, seekPlace } from "../lib/document.ts";
import { loadData } from "../lib/page-data.ts";
import { useLocation } from "../lib/router/location.ts";
import { pageAt } from "../pages.ts";

const SECOND_SCROLL_MS = 50;

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
      if (hasTitle()) return;
    }
    const { route, dataUrl } = pageAt(pathname);
    let current = true;
    const name = (data: unknown) => {
      if (current) nameDocument(route.title(data));
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
    jumpToTop();
    main.current?.focus({ preventScroll: true });
    const again = setTimeout(jumpToTop, SECOND_SCROLL_MS);
    return () => clearTimeout(again);
  }, [pathname, arrival, hash, main]);

  // An address that names a place on a page leads to it, as soon as the page is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation seeks its place, one to the same address too.
  useEffect(() => {
    if (!hash || arrival === "POP") return;
    return seekPlace(hash);
  }, [pathname, hash, key, arrival]);
}
