import type { Career } from "@career-clarity/career-catalog";
import type { Article } from "../app/features/article/article-data.ts";
import type { CategoryPage } from "../app/features/category/category-data.ts";
import { categorySlug } from "../app/lib/data-urls.ts";
import { questions } from "../app/questions.ts";
import { site } from "../app/site.ts";

/** What a page says of itself to search engines and to where it is shared, beside its title and description. */
export type PageFacts = {
  readonly type: "website" | "article";
  /** The path of a picture of 1200 x 630 pixels, and what it shows. */
  readonly image: string;
  readonly imageAlt: string;
  /** schema.org descriptions. */
  readonly described: readonly object[];
};

const at = (path: string) => `${site.origin}${path}`;
const organization = {
  "@type": "Organization",
  "@id": at("/#organization"),
  name: site.name,
  url: at("/"),
  logo: at("/apple-touch-icon.png"),
  email: site.supportEmail,
  foundingDate: String(site.founded),
  address: { "@type": "PostalAddress", addressLocality: "New Delhi", addressCountry: "IN" },
};
const website = {
  "@type": "WebSite",
  "@id": at("/#website"),
  name: site.name,
  url: at("/"),
  inLanguage: "en-IN",
  publisher: { "@id": organization["@id"] },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: at("/careers?search={search_term_string}") },
    "query-input": "required name=search_term_string",
  },
};
const faq = {
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};

const breadcrumbs = (...crumbs: readonly (readonly [name: string, path: string])[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(([name, path], index) => ({ "@type": "ListItem", position: index + 1, name, item: at(path) })),
});

function occupation({ id, name, description, summary = description, skills, education, category, pay }: Career): object {
  return {
    "@type": "Occupation",
    name,
    description: summary,
    mainEntityOfPage: at(`/career/${id}`),
    skills: skills.join(", "),
    educationRequirements: education,
    occupationalCategory: category,
    // Only what a survey has measured is told as a fact.
    ...(pay?.basis === "sourced" && {
      estimatedSalary: {
        "@type": "MonetaryAmountDistribution",
        name: `${pay.source}, ${pay.year}`,
        currency: pay.currency,
        duration: "P1Y",
        percentile25: pay.low,
        percentile75: pay.high,
      },
      occupationLocation: { "@type": "Country", name: "United States" },
    }),
  };
}

const article = ({ slug, title, description, published, tags }: Article) => ({
  "@type": "Article",
  headline: title,
  description,
  image: at(`/social/${slug}.png`),
  datePublished: published,
  dateModified: published,
  keywords: tags.join(", "),
  inLanguage: "en-IN",
  mainEntityOfPage: at(`/blog/${slug}`),
  author: { "@id": organization["@id"] },
  publisher: organization,
});

const plain = (...described: readonly object[]): PageFacts => ({
  type: "website",
  image: "/social/site.png",
  imageAlt: `${site.name}: find the work that fits you, and see why it does`,
  described,
});
const career = (data: unknown): PageFacts => {
  const { career: one } = data as { career: Career };
  const slug = categorySlug(one.category);
  return {
    ...plain(
      occupation(one),
      breadcrumbs(["All careers", "/careers"], [one.category, `/careers/${slug}`], [one.name, `/career/${one.id}`]),
    ),
    image: `/social/${slug}.png`,
    imageAlt: `${one.category} careers`,
  };
};
const category = (data: unknown): PageFacts => {
  const page = data as CategoryPage;
  const slug = categorySlug(page.category);
  return {
    ...plain(breadcrumbs(["All careers", "/careers"], [page.category, `/careers/${slug}`])),
    image: `/social/${slug}.png`,
    imageAlt: `${page.category} careers`,
  };
};
const written = (data: unknown): PageFacts => {
  const one = data as Article;
  return {
    type: "article",
    image: `/social/${one.slug}.png`,
    imageAlt: one.pictureAlt,
    described: [article(one), breadcrumbs(["Career guides", "/blog"], [one.title, `/blog/${one.slug}`])],
  };
};

const byRoute: Readonly<Record<string, (data: unknown) => PageFacts>> = {
  "/": () => plain(organization, website),
  "/about": () => plain(organization, faq),
  "/career/:id": career,
  "/careers/:category": category,
  "/blog/:slug": written,
};

/** The facts of the page that a route makes from its data. */
export const pageFacts = (route: string, data: unknown): PageFacts => byRoute[route]?.(data) ?? plain();
