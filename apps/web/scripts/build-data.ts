import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildCatalog, type Career } from "@career-clarity/career-catalog";
import { createExplorer, defaultQuery } from "@career-clarity/explorer-query";

/** Writes the JSON files that pages are made from (app/routes.ts names them) into public/data. */
const target = new URL("../public/data/", import.meta.url);
const RELATED = 6;

/** Careers of the same family, by how near their traits are; ties keep catalogue order. */
function nearest(career: Career, family: readonly Career[]): readonly Career[] {
  const distance = (other: Career) =>
    (["technical", "creative", "analytical", "social", "leadership", "physical"] as const).reduce(
      (sum, trait) => sum + (career[trait] - other[trait]) ** 2,
      0,
    );
  return family
    .filter((other) => other.id !== career.id)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, RELATED);
}

export async function buildData(): Promise<{ careers: readonly Career[] }> {
  const careers = buildCatalog();
  await rm(target, { recursive: true, force: true });
  await mkdir(new URL("career/", target), { recursive: true });
  const write = (name: string, value: unknown) => writeFile(new URL(name, target), JSON.stringify(value));
  const explorer = createExplorer(careers);
  const { careers: first } = explorer.query(defaultQuery(explorer));
  // Where a figure comes from is read on the career's own page; the list does without.
  await write(
    "careers.json",
    careers.map(({ pay, growthBasis, ...rest }) => rest),
  );
  await write("explorer-start.json", { total: careers.length, categories: explorer.facets.categories, first });
  const families = Map.groupBy(careers, (career) => `${career.category}/${career.subcategory}`);
  for (const career of careers) {
    const family = families.get(`${career.category}/${career.subcategory}`) ?? [];
    const related = nearest(career, family).map(({ id, name, description }) => ({ id, name, description }));
    await write(`career/${career.id}.json`, { career, related });
  }
  return { careers };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { careers } = await buildData();
  console.log(`data: ${careers.length} careers`);
}
