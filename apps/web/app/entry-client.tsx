import "./theme/global.css.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { seedData } from "./lib/page-data.ts";
import { pageAt, preparePage } from "./lib/pages.ts";
import { BrowserRouter } from "./lib/router/router.tsx";

/** A prerendered page carries the JSON it was made from. */
function readPageData(): void {
  const block = document.getElementById("page-data");
  const url = block?.dataset.url;
  if (block && url) seedData(url, JSON.parse(block.textContent));
}

/** Pages that the server or the service worker sends for one that is not to be had; they say so themselves. */
const STAND_INS: Readonly<Record<string, string>> = { "404": "/not-found", offline: "/offline" };

async function start(): Promise<void> {
  readPageData();
  const root = document.getElementById("root");
  if (!root) return;
  const standIn = STAND_INS[document.documentElement.dataset.status ?? ""];
  const page = pageAt(standIn ?? location.pathname);
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
