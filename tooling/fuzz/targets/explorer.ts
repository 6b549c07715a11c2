import { usualWords } from "@career-clarity/career-catalog";
import {
  alsoCalled,
  createExplorer,
  createSuggester,
  type ExplorerQuery,
  fromSearchParams,
  matchRanges,
  naiveQuery,
  PageSizeError,
  readBookmarks,
  SORT_DIRECTIONS,
  SORT_FIELDS,
  toSearchParams,
  writeBookmarks,
} from "@career-clarity/explorer-query";
import fc from "fast-check";
import { distance } from "fastest-levenshtein";
import { catalogues, queries } from "../../../packages/explorer-query/fixtures/arbitraries.ts";
import { catalog, editedCareers } from "../generators/careers.ts";
import { editedText } from "../generators/edits.ts";
import { awkward, shortText, text } from "../generators/texts.ts";
import { jsonText, number } from "../generators/values.ts";
import { isFrozen, must, mustEqual, orRefused } from "../invariants.ts";
import { target } from "../target.ts";

const explorer = createExplorer(catalog);
const { facets } = explorer;
const suggest = createSuggester(catalog, distance, usualWords);
const SUGGESTIONS = 3;
const OTHER_NAMES = 24;

const anAddress: fc.Arbitrary<string> = fc
  .record(
    {
      search: fc.oneof(fc.constantFrom("nurse", "software engineer", "C++"), shortText),
      category: fc.constantFrom(...facets.categories.map(({ name }) => name)),
      subcategory: fc.constantFrom(...facets.subcategories("All")),
      education: fc.constantFrom(...facets.educationLevels),
      salary: fc.tuple(fc.nat({ max: 250_000 }), fc.nat({ max: 250_000 })).map((range) => range.join("-")),
      sort: fc.constantFrom(...SORT_FIELDS),
      direction: fc.constantFrom(...SORT_DIRECTIONS),
      page: fc.oneof(fc.nat({ max: 100 }), number).map(String),
    },
    { requiredKeys: [] },
  )
  .map((entries) => new URLSearchParams(Object.entries(entries)).toString());

function mustFit(query: ExplorerQuery): void {
  const { category, subcategory, education, salary, sort, direction, page } = query;
  must(category === "All" || facets.categories.some(({ name }) => name === category), "a category of the catalogue");
  must(subcategory === "All" || facets.subcategories(category).includes(subcategory), "a subcategory of the category");
  must(education === "All" || facets.educationLevels.includes(education), "a level of the catalogue");
  const [low, high] = facets.salaryBounds;
  must(low <= salary[0] && salary[0] <= salary[1] && salary[1] <= high && salary.every(Number.isSafeInteger), "a range within the bounds");
  must(SORT_FIELDS.includes(sort) && SORT_DIRECTIONS.includes(direction), "a known order");
  must(Number.isSafeInteger(page) && page >= 1, "a page from 1");
}

const awkwardQueries: fc.Arbitrary<ExplorerQuery> = fc
  .tuple(queries, fc.option(text), fc.option(number))
  .map(([query, search, pageSize]) => ({ ...query, ...(search !== null && { search }), ...(pageSize !== null && { pageSize }) }));

export const explorerTargets = [
  target({
    name: "fromSearchParams",
    source: "address",
    holds: "a frozen query that fits the catalogue, that the address gives back, and that finds a page",
    weight: 2,
    input: fc.oneof(editedText(anAddress), text),
    check: (address) => {
      const query = fromSearchParams(new URLSearchParams(address), explorer);
      must(isFrozen(query), "a frozen query");
      mustFit(query);
      const written = toSearchParams(query, explorer).toString();
      mustEqual(fromSearchParams(new URLSearchParams(written), explorer), query, "written and read");
      must(explorer.query(query).careers.length <= query.pageSize, "one page");
    },
  }),
  target({
    name: "readBookmarks",
    source: "storage",
    holds: "frozen ids that are not empty, each once, that storage gives back",
    weight: 2,
    input: jsonText(fc.array(fc.oneof(shortText, fc.constantFrom("nurse", "tailor")), { maxLength: 6 })),
    check: (stored) => {
      const ids = readBookmarks(stored);
      must(isFrozen(ids) && ids.every((id) => typeof id === "string" && id !== ""), "frozen ids");
      mustEqual(new Set(ids).size, ids.length, "each once");
      mustEqual(readBookmarks(writeBookmarks(ids)), ids, "written and read");
    },
  }),
  target({
    name: "createExplorer of any careers, query",
    source: "file",
    holds: "what the plain reading of the rules finds, or PageSizeError from both",
    weight: 0.8,
    input: fc.tuple(fc.oneof(catalogues, editedCareers), awkwardQueries),
    check: ([careers, query]) => {
      const found = orRefused([PageSizeError], () => createExplorer(careers).query(query));
      const plain = orRefused([PageSizeError], () => naiveQuery(careers, query));
      mustEqual(found, plain, "the same as the plain reading");
    },
  }),
  target({
    name: "matchRanges",
    source: "address",
    holds: "ranges of whole characters of the text, in order and apart",
    input: fc.oneof(
      fc.tuple(text, awkward, text).map(([before, search, after]) => [before + search + after, search] as const),
      fc
        .tuple(awkward, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 9 }))
        .map(([piece, few, many]) => [piece.repeat(many), piece.repeat(few)] as const),
      fc.tuple(text, text),
    ),
    check: ([whole, search]) => {
      let end = 0;
      for (const [from, to] of matchRanges(whole, search)) {
        must(from >= 0 && from < to && to <= whole.length, `a range of the text, not ${from}-${to}`);
        must(from >= end, "in order and apart");
        end = to;
      }
    },
  }),
  target({
    name: "createSuggester, alsoCalled",
    source: "form",
    holds: "at most three names or skills of the catalogue; at most 24 careers by another name",
    weight: 0.15,
    input: fc.oneof(
      editedText(fc.constantFrom("software developer", "hotel management course", "injiniyar", "docter", "chartered acountant")),
      text,
    ),
    check: (search) => {
      must(suggest(search).length <= SUGGESTIONS, "three suggestions");
      must(alsoCalled(catalog, search).length <= OTHER_NAMES, "24 careers");
    },
  }),
];
