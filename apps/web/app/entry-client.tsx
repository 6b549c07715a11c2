import "./theme/global.css.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { seedData } from "./lib/page-data.ts";
import { type Page, pageAt, preparePage } from "./lib/pages.ts";
import { BrowserRouter } from "./lib/router/router.tsx";

/** A prerendered page carries the data it was made from: in a JSON block, and what would be said twice in its own HTML alone. */
function readPageData({ route: { inPage } }: Page): void {
  const block = document.getElementById("page-data");
  const url = block?.dataset.url;
  if (!block || !url) return;
  const data: unknown = JSON.parse(block.textContent);
  seedData(url, inPage ? inPage.readBack(data, document) : data);
}

/** Pages that the server or the service worker sends for one that is not to be had; they say so themselves. */
const STAND_INS: Readonly<Record<string, string>> = { "404": "/not-found", offline: "/offline" };

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) return;
  const standIn = STAND_INS[document.documentElement.dataset.status ?? ""];
  const page = pageAt(standIn ?? location.pathname);
  readPageData(page);
  const prepared = await preparePage(page).then(
    () => true,
    () => false,
  );
  // A prerendered page is readable and its links work: where its code can't be had, it stays as it is.
  if (!prepared && root.firstElementChild) return;
  const app = (
    <BrowserRouter>
      <App standIn={standIn} />
    </BrowserRouter>
  );
  // The development server sends no prerendered page.
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
