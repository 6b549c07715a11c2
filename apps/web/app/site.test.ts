import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { site } from "./site.ts";

const published = (file: string) => readFile(new URL(`../public/${file}`, import.meta.url), "utf8");

it("files that are published as they are bear the product's name", async () => {
  expect(JSON.parse(await published("manifest.webmanifest"))).toMatchObject({ name: site.name, short_name: site.name });
  expect(await published("favicon.svg")).toContain(`<title>${site.name}</title>`);
});
