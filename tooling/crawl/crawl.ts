import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { SITE } from "../paths.ts";
import { readPage } from "./page.ts";
import { rules, type Site } from "./rules.ts";

/** Reads the whole built site and checks what must hold of every page of it (rules.ts), and that its HTML is valid. */
const SHOWN = 12;

const pathOf = (file: string): string => `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`;

async function readSite(): Promise<Site & { readonly sources: ReadonlyMap<string, string> }> {
  const files = new Set<string>();
  for await (const entry of glob("**/*.*", { cwd: SITE })) files.add(`/${entry}`);
  const sources = new Map<string, string>();
  for (const file of files) if (file.endsWith(".html")) sources.set(pathOf(file.slice(1)), await readFile(SITE + file, "utf8"));
  const locations = async (name: string) =>
    [...(await readFile(`${SITE}/${name}`, "utf8")).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
  const maps = await locations("sitemap.xml");
  const origin = new URL(maps[0] ?? "").origin;
  const sitemap = new Set<string>();
  for (const map of maps) for (const url of await locations(new URL(map).pathname.slice(1))) sitemap.add(url);
  return { origin, files, sitemap, sources, pages: [...sources].map(([path, html]) => readPage(path, html)) };
}

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    rules: {
      // Matters of taste that the prerender decides.
      "void-style": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      "attribute-boolean-style": "off",
      "no-implicit-button-type": "error",
      "require-sri": "off",
      "no-inline-style": "error",
    },
  }),
);

/** Problems of a page's HTML. Of 2,000 career pages every twentieth is read: they come from one template. */
async function htmlProblems(sources: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const problems: string[] = [];
  let careers = 0;
  for (const [path, html] of sources) {
    if (path.startsWith("/career/") && careers++ % 20 !== 0) continue;
    const report = await validator.validateString(html);
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages) problems.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  return problems;
}

/** Checks the built site and counts. */
export async function crawl(): Promise<{ passed: number; failed: number }> {
  const site = await readSite();
  console.log(`${site.pages.length} pages, ${site.files.size} files`);
  let failed = 0;
  const tell = (name: string, problems: readonly string[]) => {
    if (problems.length === 0) return console.log(`ok: ${name}`);
    failed++;
    console.error(`FAILED: ${name} (${problems.length})\n  ${problems.slice(0, SHOWN).join("\n  ")}`);
  };
  for (const [name, problems] of rules) tell(name, problems(site));
  tell("the HTML is valid", await htmlProblems(site.sources));
  return { passed: rules.length + 1 - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await crawl();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
