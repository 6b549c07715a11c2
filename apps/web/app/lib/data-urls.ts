import type { CareerCategory } from "@career-clarity/career-catalog";

/** The static JSON files that pages are made from; scripts/build-data.ts writes them. */
export const CARDS_DATA = "/data/cards.json";
export const TEXTS_DATA = "/data/texts.json";
export const OTHER_NAMES_DATA = "/data/other-names.json";
export const MATCHING_DATA = "/data/matching.json";
export const EXPLORER_START_DATA = "/data/explorer-start.json";
export const METHOD_DATA = "/data/method.json";
export const HOME_DATA = "/data/home.json";
export const BLOG_DATA = "/data/blog.json";
export const careerData = (id: string): string => `/data/career/${encodeURIComponent(id)}.json`;
export const categoryData = (slug: string): string => `/data/category/${encodeURIComponent(slug)}.json`;
export const articleData = (slug: string): string => `/data/blog/${encodeURIComponent(slug)}.json`;

/** A category's place in addresses: `/careers/technology`. */
export const categorySlug = (category: CareerCategory): string => category.toLowerCase();
