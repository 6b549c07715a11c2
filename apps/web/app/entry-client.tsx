import "./theme/global.css.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { seedData } from "./lib/page-data.ts";
import { pageAt, preparePage } from "./lib/pages.ts";

/** A prerendered page carries the JSON it was made from; a page the server did not know (status 404) says so. */
function readPageData(): void {
  const block = document.getElementById("page-data");
  const url = block?.dataset.url;
  if (block && url) seedData(url, JSON.parse(block.textContent));
}

async function start(): Promise<void> {
  readPageData();
  const root = document.getElementById("root");
  if (!root) return;
  const missing = document.documentElement.dataset.status === "404";
  const page = pageAt(missing ? "/not-found" : location.pathname);
  const prepared = await preparePage(page).then(
    () => true,
    () => false,
  );
  // A prerendered page is readable and its links work: where its code can't be had, it stays as it is.
  if (!prepared && root.firstElementChild) return;
  const app = (
    <BrowserRouter>
      <App missing={missing} />
    </BrowserRouter>
  );
  // The development server sends no prerendered page.
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
