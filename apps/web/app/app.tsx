import { Suspense, useEffect, useRef } from "react";
import { ContactProvider } from "./features/feedback/provider.tsx";
import { StreamQuizProvider } from "./features/stream-quiz/provider.tsx";
import { savesData } from "./lib/preferences.ts";
import { Preloaded } from "./lib/preloadable.tsx";
import { PreparePage } from "./lib/prepare.ts";
import { pageArrived } from "./lib/recovery.ts";
import { useLocation } from "./lib/router/location.ts";
import { ParamsContext } from "./lib/router/params.ts";
import { pageAt, preparePage } from "./pages.ts";
import { Alive } from "./shell/alive.tsx";
import { ErrorBoundary } from "./shell/error-screen.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import * as styles from "./shell/shell.css.ts";
import { updated, withoutScript } from "./shell/strings.ts";
import { useNavigationEffects } from "./shell/use-navigation-effects.ts";
import { BackgroundPrefetch } from "./shell/use-prefetch.ts";
import { Widgets } from "./shell/widgets.tsx";
import { site } from "./site.ts";
import { WithoutScript } from "./ui/needs-script/needs-script.tsx";
import { Notices, notify } from "./ui/notice/notice.tsx";
import { Spinner } from "./ui/spinner/spinner.tsx";

const OFFLINE_AFTER_MS = 4000;

/** Once the page is at rest, the site is made to work without a network. An update is offered, never forced. Not where data is saved. */
function keepOfflineLater(): void {
  if (!import.meta.env.PROD || savesData()) return;
  const offer = (take: () => void) => notify({ text: updated.text, action: { label: updated.take, act: take } });
  // Without it the site is what it was: nothing to tell anybody.
  const keep = async () => (await import("./lib/offline.ts")).keepOffline(offer);
  setTimeout(() => void keep().catch(() => undefined), OFFLINE_AFTER_MS);
}

const prepare = (pathname: string) => preparePage(pageAt(pathname));

/** What stands above and below every page is always the same element: React does not look into it again while a search is typed. */
const ABOVE = (
  <>
    <BackgroundPrefetch />
    <a className={styles.skipLink} href="#main">
      Skip to the content
    </a>
    <Header />
    <WithoutScript>
      {withoutScript} <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
    </WithoutScript>
  </>
);
const BELOW = (
  <>
    <Footer />
    {/* The floating buttons' place: the assistant's and the feedback's. */}
    <Widgets />
    <Notices />
  </>
);

/** The shell around every page. `standIn`: the path of the page that stands in for the one at this address, which is not to be had. */
export function App({ standIn }: { standIn?: string | undefined }) {
  const location = useLocation();
  const firstKey = useRef(location.key);
  const main = useRef<HTMLElement>(null);
  useNavigationEffects(main);
  useEffect(() => {
    pageArrived();
    keepOfflineLater();
  }, []);
  const isFirst = location.key === firstKey.current;
  const { route, params } = pageAt((isFirst && standIn) || location.pathname);
  return (
    <PreparePage value={prepare}>
      <ContactProvider>
        <StreamQuizProvider>
          {ABOVE}
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            <ErrorBoundary key={location.pathname}>
              <Suspense fallback={<Spinner size="large" message={route.loading} />}>
                <ParamsContext value={params}>
                  <Preloaded screen={route.screen} />
                  <Alive />
                </ParamsContext>
              </Suspense>
            </ErrorBoundary>
          </main>
          {BELOW}
        </StreamQuizProvider>
      </ContactProvider>
    </PreparePage>
  );
}
