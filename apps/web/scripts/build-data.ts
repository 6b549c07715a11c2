import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { assessmentQuestions, saveAssessment, selectionLimit, startAssessment } from "@career-clarity/assessment-engine";
import { buildCatalog, CAREER_CATEGORIES, type Career } from "@career-clarity/career-catalog";
import { createExplorer, defaultQuery } from "@career-clarity/explorer-query";
import type { CategoryPage } from "../app/features/category/category-data.ts";
import type { FirstQuestionData, HomeData } from "../app/features/home/home-data.ts";
import { cardsFile, listedCareers, matchingFile, otherNamesFile, textsFile, withTexts } from "../app/lib/catalogue/files.ts";
import { categorySlug } from "../app/lib/data-urls.ts";
import { readArticles } from "./blog.ts";
import { tellingAuthors } from "./content-error.ts";
import { easierCareers } from "./easier.ts";
import { readEvaluation } from "./evaluation.ts";
import { drawnIn, paintPictures } from "./pictures.ts";

/** Writes the JSON files that pages are made from (app/routes.ts names them) into public/data, and the pictures into public/pictures. */
const target = new URL("../public/data/", import.meta.url);
const evaluation = new URL("../../../docs/matching-evaluation.json", import.meta.url);
const content = new URL("../content/blog/", import.meta.url);
const NEWEST_ON_HOME = 3;

/** When the catalogue's records were last read through as a whole. */
const REVIEWED = "2026-11";

/** Careers that the home page shows before anybody has searched: from six fields, and of the kind that a student may not have thought of. */
const TASTE = ["geologist", "air-traffic-controller", "pastry-chef", "actuary", "occupational-therapist", "archaeologist"];

const taste = ({ id, name, category, description, salary, education }: Career) => ({ id, name, category, description, salary, education });

function firstQuestion(): FirstQuestionData {
  const [first] = assessmentQuestions;
  if (first?.type !== "multiselect") throw new Error("the home page asks the assessment's first question as a choice of several");
  return { text: first.text, options: first.options, max: selectionLimit(first), begun: saveAssessment(startAssessment()) };
}

function homeData(careers: readonly Career[], articles: HomeData["articles"]): HomeData {
  const byId = new Map(careers.map((career) => [career.id, career]));
  const shown = TASTE.map((id) => {
    const career = byId.get(id);
    if (!career) throw new Error(`the home page shows "${id}", which is no career of the catalogue`);
    return taste(career);
  });
  return { question: firstQuestion(), careers: shown, articles: articles.slice(0, NEWEST_ON_HOME) };
}

function categoryPage(category: (typeof CAREER_CATEGORIES)[number], careers: readonly Career[]): CategoryPage {
  const families = Map.groupBy(careers, (career) => career.subcategory);
  return {
    category,
    count: careers.length,
    families: [...families].map(([name, members]) => ({
      name,
      careers: members.map(({ id, name, education }) => ({ id, name, education })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    })),
  };
}

type Write = (name: string, value: unknown) => Promise<void>;
const EASIER = 3;

/** Each career's page: its record, the careers related to it, and kin that take fewer years to get into. */
async function writeCareers(careers: readonly Career[], write: Write): Promise<void> {
  const byId = new Map(careers.map((career) => [career.id, career]));
  const easierThan = easierCareers(careers);
  const brief = ({ id, name, description }: Career) => ({ id, name, description });
  for (const whole of careers) {
    const { related = [], ...career } = whole;
    const easier = easierThan(whole, EASIER).map((other) => ({ ...brief(other), years: other.pathway?.yearsToFirstPay }));
    await write(`career/${career.id}.json`, {
      career,
      related: related.flatMap((id) => byId.get(id) ?? []).map(brief),
      easier,
      reviewed: REVIEWED,
    });
  }
}

/** The parts of addresses that the data gives: what the parametrised routes are written for. */
export type Contents = {
  readonly careers: readonly string[];
  readonly categories: readonly string[];
  readonly articles: readonly string[];
};

export async function buildData(): Promise<Contents> {
  const careers = buildCatalog();
  await rm(target, { recursive: true, force: true });
  for (const folder of ["career/", "category/", "blog/"]) await mkdir(new URL(folder, target), { recursive: true });
  const write = (name: string, value: unknown) => writeFile(new URL(name, target), JSON.stringify(value));

  const articles = await readArticles(content, careers);
  await paintPictures(content, new URL("../public/pictures/", import.meta.url));
  const cards = articles.map(({ slug, title, description, published, tags, minutes }) => ({
    slug,
    title,
    description,
    published,
    tags,
    minutes,
  }));
  const drawn = (slug: string) => drawnIn(content, slug);
  // The list's first picture is on its first screen.
  await write(
    "blog.json",
    await Promise.all(cards.map(async (card, place) => (place === 0 ? { ...card, drawn: await drawn(card.slug) } : card))),
  );
  for (const article of articles) await write(`blog/${article.slug}.json`, { ...article, drawn: await drawn(article.slug) });
  await write("home.json", homeData(careers, cards));

  await write("method.json", await readEvaluation(evaluation));
  const explorer = createExplorer(careers);
  const { careers: first } = explorer.query(defaultQuery(explorer));
  await write("cards.json", cardsFile(careers));
  await write("texts.json", textsFile(careers));
  await write("other-names.json", otherNamesFile(careers));
  await write("matching.json", matchingFile(careers));
  // Skills are searched and not shown: the page that carries this file does without them.
  const listed = withTexts(listedCareers(cardsFile(first)), { ...textsFile(first), skills: "" });
  await write("explorer-start.json", { total: careers.length, first: listed });
  await writeCareers(careers, write);
  for (const category of CAREER_CATEGORIES) {
    const members = careers.filter((career) => career.category === category);
    await write(`category/${categorySlug(category)}.json`, categoryPage(category, members));
  }
  return {
    careers: careers.map(({ id }) => id),
    categories: CAREER_CATEGORIES.map(categorySlug),
    articles: articles.map(({ slug }) => slug),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { careers, articles } = await tellingAuthors(buildData);
  console.log(`data: ${careers.length} careers, ${articles.length} articles`);
}
