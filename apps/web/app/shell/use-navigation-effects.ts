import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { loadData } from "../lib/page-data.ts";
import { pageAt } from "../lib/pages.ts";

const SECOND_SCROLL_MS = 50;

/**
 * What every new navigation does: scroll to the top, and again after 50 ms (specification, section 2), name the page, and move the focus
 * to the content. Back and forward keep the place that the browser restores; a change of the query alone is the page's own affair.
 */
export function useNavigationEffects(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
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
      if (current) document.title = route.head(data).title;
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
    if (samePage || type === "POP" || hash) return;
    const top = () => window.scrollTo(0, 0);
    top();
    main.current?.focus({ preventScroll: true });
    const again = setTimeout(top, SECOND_SCROLL_MS);
    return () => clearTimeout(again);
  }, [pathname, type, hash, main]);
}
