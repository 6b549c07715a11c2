import { readdirSync } from "node:fs";
import { defaultQuery, type Explorer, fromSearchParams } from "@career-clarity/explorer-query";
import { fromRoot } from "../paths.ts";

const PAGES = new Set([
  "/",
  "/assessment",
  "/results",
  "/careers",
  "/compare",
  "/bookmarks",
  "/blog",
  "/about",
  "/how-matching-works",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
]);

const articles = new Set(readdirSync(fromRoot("apps/web/content/blog")).map((file) => file.replace(/\.\w+$/, "")));

/** Why an address of a reply leads nowhere useful, or null. */
export function addressFault(address: string, explorer: Explorer): string | null {
  const { pathname, searchParams, origin } = new URL(address, "https://here.example");
  if (origin !== "https://here.example") return `${address} leaves the site`;
  const [, kind, name = ""] = pathname.split("/");
  if (kind === "career") return explorer.byId(name) ? null : `${address}: no such career`;
  if (kind === "blog" && name !== "") return articles.has(name) ? null : `${address}: no such article`;
  if (!PAGES.has(pathname)) return `${address}: no such page`;
  if (pathname === "/compare") {
    const ids = (searchParams.get("ids") ?? "").split(",").filter((id) => id !== "");
    return ids.every((id) => explorer.byId(id)) ? null : `${address}: compares what is no career`;
  }
  if (pathname !== "/careers") return null;
  const query = fromSearchParams(searchParams, explorer);
  const unread = ["category", "education", "sort"].find(
    (key) => searchParams.has(key) && searchParams.get(key) !== query[key as "category"],
  );
  if (unread !== undefined) return `${address}: the explorer does not know its ${unread}`;
  return explorer.query({ ...defaultQuery(explorer), ...query }).total > 0 ? null : `${address}: finds nothing`;
}
