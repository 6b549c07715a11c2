import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { goldenVectors } from "../../../tooling/golden/matches.ts";
import { MATCHING_VERSION } from "./version.ts";

const published = JSON.parse(await readFile(new URL("../golden.json", import.meta.url), "utf8"));
const found = JSON.parse(JSON.stringify(goldenVectors()));

it("[R53] the golden vectors name the scoring's version and the catalogue's seed (else run `pnpm golden`)", () => {
  expect([published.version, published.catalogueSeed, published.careers]).toEqual([MATCHING_VERSION, found.catalogueSeed, found.careers]);
  expect(published.vectors).toHaveLength(found.vectors.length);
});

it.each<{ name: string }>(found.vectors)("[R53] $name comes out as published", (vector) => {
  expect(vector).toEqual(published.vectors.find(({ name }: { name: string }) => name === vector.name));
});
