import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { sheetVectors } from "../../../tooling/golden/sheets.ts";

const published = JSON.parse(await readFile(new URL("../golden.json", import.meta.url), "utf8"));
const found = sheetVectors();

it("[R25] the golden vectors hold the questions and as many sheets (else run `pnpm golden`)", () => {
  expect([published.streams, published.questions]).toEqual([found.streams, found.questions]);
  expect(published.vectors).toHaveLength(found.vectors.length);
});

it.each(found.vectors.map((vector, index) => [vector.name, index] as const))("[R25] %s comes out as published", (_, index) => {
  expect(found.vectors[index]).toEqual(published.vectors[index]);
});
