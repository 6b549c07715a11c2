import "./theme/global.css.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { errorReports } from "./error-reports.ts";
import { guardDoubleClicks } from "./lib/double-clicks.ts";
import { leaveInputToReact } from "./lib/early-input.ts";
import { keepFocus } from "./lib/keep-focus.ts";
import { seedData } from "./lib/page-data.ts";
import { locationNow } from "./lib/router/location.ts";
import { BrowserRouter } from "./lib/router/router.tsx";
import { followTranslation } from "./lib/translated.ts";
import { isSamePage, type Page, pageAt, preparePage } from "./pages.ts";
import { ErrorBoundary } from "./shell/error-screen.tsx";

/** A prerendered page carries the data it was made from: in a JSON block, and what would be said twice in its own HTML alone. */
async function readPageData({ route: { inPage } }: Page): Promise<void> {
  const block = document.getElementById("page-data");
  const url = block?.dataset.url;
  if (!block || !url) return;
  const data: unknown = JSON.parse(block.textContent);
  seedData(url, inPage ? (await inPage()).readBack(data, document) : data);
}

/** Pages that the server or the service worker sends for one that is not to be had; they say so themselves. */
const STAND_INS: Readonly<Record<string, string>> = { "404": "/not-found", offline: "/offline" };

/** The path that the HTML was written for. Who has gone back before the scripts came is at another. */
function writtenFor(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : location.pathname;
}

/** The page is one without scripts from now on, and says so (ui/needs-script). */
function sayWithoutScript(): void {
  document.documentElement.dataset.script = "failed";
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) return;
  const standIn = STAND_INS[document.documentElement.dataset.status ?? ""];
  const page = pageAt(standIn ?? writtenFor());
  // Side by side; what fails shows below.
  page.route.screen.preload().catch(() => undefined);
  const prepared = await readPageData(page)
    .then(() => preparePage(page))
    .then(
      () => true,
      () => false,
    );
  // A prerendered page is readable and its links work: where its code can't be had, it stays as it is.
  if (!prepared && root.firstElementChild) return sayWithoutScript();
  const here = () => pageAt(standIn ?? location.pathname);
  if (!isSamePage(page, here())) await preparePage(here()).catch(() => undefined);
  leaveInputToReact();
  guardDoubleClicks();
  keepFocus();
  followTranslation();
  const app = (
    <BrowserRouter start={locationNow("POP")}>
      <ErrorBoundary>
        <App standIn={standIn} />
      </ErrorBoundary>
    </BrowserRouter>
  );
  // The development server sends no prerendered page.
  if (root.firstElementChild && isSamePage(page, here())) hydrateRoot(root, app, errorReports);
  else createRoot(root, errorReports).render(app);
}

start().catch(sayWithoutScript);
