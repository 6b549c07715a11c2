import type { Career } from "@career-clarity/career-catalog";
import { create, insertMultiple, search } from "@orama/orama";
import { Document } from "flexsearch";
import itemsjs from "itemsjs";
import MiniSearch from "minisearch";
import { type Facts, factsOf, listed, pageOf, passes, searchOf } from "./explorer-facts.ts";
import type { Ask, Subject } from "./explorer-subjects.ts";

/** Libraries that search texts by words. What they find is then filtered and sorted in plain code, where they cannot do it themselves. */

const WORDS = "finds words by their beginnings, in any order: other totals";

const linesOf = ({ row, career }: Facts) => ({
  id: row,
  name: career.name,
  description: career.description,
  skills: career.skills.join(" "),
});

function buildMiniSearch(careers: readonly Career[]): Ask {
  const facts = careers.map(factsOf);
  const index = new MiniSearch({ fields: ["name", "description", "skills"], searchOptions: { prefix: true, combineWith: "AND" } });
  index.addAll(facts.map(linesOf));
  return (query) => {
    const wanted = searchOf(query);
    const found = wanted === "" ? facts : index.search(wanted).flatMap(({ id }) => facts[id] ?? []);
    return listed(found, query);
  };
}

export const miniSearch: Subject = {
  name: "MiniSearch",
  build: buildMiniSearch,
  largest: 200_000,
  reason: "some gigabytes of memory",
  difference: WORDS,
};

function buildFlexSearch(careers: readonly Career[]): Ask {
  const facts = careers.map(factsOf);
  const index = new Document({ tokenize: "full", document: { id: "id", index: ["name", "description", "skills"] } });
  for (const one of facts) index.add(linesOf(one));
  return (query) => {
    const wanted = searchOf(query);
    if (wanted === "") return listed(facts, query);
    const rows = new Set(index.search(wanted, { limit: facts.length }).flatMap(({ result }) => result.map(Number)));
    return listed(
      [...rows].flatMap((row) => facts[row] ?? []),
      query,
    );
  };
}

export const flexSearch: Subject = {
  name: "FlexSearch",
  build: buildFlexSearch,
  largest: 20_000,
  reason: "its index of all parts of words needs minutes and gigabytes",
  difference: "finds words by their parts, in any order: other totals",
};

async function buildOrama(careers: readonly Career[]): Promise<Ask> {
  const facts = careers.map(factsOf);
  const schema = {
    name: "string",
    description: "string",
    skills: "string",
    category: "enum",
    subcategory: "enum",
    education: "enum",
    salary: "number",
    growth: "number",
    unknown: "boolean",
    sortName: "string",
    sortCategory: "string",
  } as const;
  const db = create({ schema });
  const records = facts.map((one) => {
    const { id, ...lines } = linesOf(one);
    const { category, subcategory, education, salary, growth, unknown, name } = one;
    return { ...lines, id: String(id), category, subcategory, education, salary, growth, unknown, sortName: name, sortCategory: category };
  });
  await insertMultiple(db, records);
  const properties = { name: "sortName", category: "sortCategory", salary: "salary", growth: "growth" };
  return async (query) => {
    const choices = (["category", "subcategory", "education"] as const).filter((name) => query[name] !== "All");
    const inRange = { or: [{ salary: { between: [query.salary[0], query.salary[1]] as [number, number] } }, { unknown: true }] };
    const where = { and: [...choices.map((name) => ({ [name]: { eq: query[name] } })), inRange] };
    const { count, hits } = await search(db, {
      term: searchOf(query),
      properties: ["name", "description", "skills"],
      threshold: 0,
      where,
      sortBy: { property: properties[query.sort], order: query.direction === "ascending" ? "ASC" : "DESC" },
      limit: query.pageSize,
      offset: (query.page - 1) * query.pageSize,
    });
    return { total: count, careers: hits.flatMap(({ id }) => facts[Number(id)]?.career ?? []) };
  };
}

export const orama: Subject = {
  name: "Orama",
  build: buildOrama,
  largest: 20_000,
  reason: "minutes to build",
  difference: WORDS,
};

function buildItemsJs(careers: readonly Career[]): Ask {
  const facts = careers.map(factsOf);
  const fields = ["name", "category", "salary", "growth"] as const;
  const sortings = Object.fromEntries(
    fields.flatMap((field) => [
      [`${field} ascending`, { field, order: "asc" }],
      [`${field} descending`, { field, order: "desc" }],
    ]),
  );
  const facet = { conjunction: true, size: 1 };
  const engine = itemsjs(
    facts.map((one) => ({ ...one, id: one.row })),
    {
      sortings,
      aggregations: { category: facet, subcategory: facet, education: facet },
      searchableFields: ["text"],
      isExactSearch: true,
      removeStopWordFilter: true,
    },
  );
  return (query) => {
    const choices = (["category", "subcategory", "education"] as const).filter((name) => query[name] !== "All");
    const ask = (page: number) =>
      engine.search({
        query: searchOf(query),
        filters: Object.fromEntries(choices.map((name) => [name, [query[name]]])),
        filter: (one: Facts) => passes(one, query),
        sort: `${query.sort} ${query.direction}`,
        per_page: query.pageSize,
        page,
      });
    const result = ask(query.page);
    const total = result.pagination.total;
    const { page } = pageOf(total, query);
    const items: readonly Facts[] = (page === query.page ? result : ask(page)).data.items;
    return { total, careers: items.map(({ career }) => career) };
  };
}

export const itemsJs: Subject = {
  name: "itemsjs",
  build: buildItemsJs,
  largest: 20_000,
  reason: "minutes to build",
  difference: "finds whole words, any of them: other totals",
};
