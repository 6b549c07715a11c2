import { Suspense, useEffect, useRef } from "react";
import { Route, Routes, useLocation } from "react-router";
import { ContactProvider } from "./features/feedback/provider.tsx";
import { StreamQuizProvider } from "./features/stream-quiz/provider.tsx";
import { pageAt, preparePage } from "./lib/pages.ts";
import { Preloaded } from "./lib/preloadable.tsx";
import { PreparePage } from "./lib/prepare.ts";
import { pageArrived } from "./lib/recovery.ts";
import { routes } from "./routes.ts";
import { ErrorBoundary } from "./shell/error-screen.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import * as styles from "./shell/shell.css.ts";
import { useNavigationEffects } from "./shell/use-navigation-effects.ts";
import { BackgroundPrefetch } from "./shell/use-prefetch.ts";
import { Widgets } from "./shell/widgets.tsx";
import { Notices } from "./ui/notice/notice.tsx";
import { Spinner } from "./ui/spinner/spinner.tsx";

const missingRoute = routes.at(-1);
const prepare = (pathname: string) => preparePage(pageAt(pathname));

/** The shell around every page. `missing`: the server answered 404 for this address, so the page at it is the not-found page. */
export function App({ missing = false }: { missing?: boolean }) {
  const location = useLocation();
  const firstKey = useRef(location.key);
  const main = useRef<HTMLElement>(null);
  useNavigationEffects(main);
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
    pageArrived();
  }, []);
  const showMissing = missing && location.key === firstKey.current && missingRoute;
  return (
    <PreparePage value={prepare}>
      <ContactProvider>
        <StreamQuizProvider>
          <BackgroundPrefetch />
          <a className={styles.skipLink} href="#main">
            Skip to the content
          </a>
          <Header />
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            <ErrorBoundary key={location.pathname}>
              {showMissing ? (
                <Preloaded screen={missingRoute.screen} />
              ) : (
                <Routes>
                  {routes.map((route) => (
                    <Route
                      key={route.path}
                      path={route.path}
                      element={
                        <Suspense fallback={<Spinner size="large" message={route.loading} />}>
                          <Preloaded screen={route.screen} />
                        </Suspense>
                      }
                    />
                  ))}
                </Routes>
              )}
            </ErrorBoundary>
          </main>
          <Footer />
          {/* The floating buttons' place: the assistant's and the feedback's. */}
          <Widgets />
          <Notices />
        </StreamQuizProvider>
      </ContactProvider>
    </PreparePage>
  );
}
