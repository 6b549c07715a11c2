import type { Career } from "@career-clarity/career-catalog";
import { CARDS_DATA, MATCHING_DATA, OTHER_NAMES_DATA, TEXTS_DATA } from "../data-urls.ts";
import { loadData } from "../page-data.ts";
import {
  type CardsFile,
  type ListedCareer,
  listedCareers,
  type MatchingFile,
  matchable,
  type OtherNamesFile,
  type TextsFile,
  withOtherNames,
  withTexts,
} from "./files.ts";

let cards: { file: CardsFile; careers: readonly ListedCareer[] } | undefined;
let full: { cards: readonly ListedCareer[]; texts: TextsFile; careers: readonly ListedCareer[] } | undefined;

/** Every career as a list shows it, without descriptions and skills. */
export async function loadCards(): Promise<readonly ListedCareer[]> {
  const file = await loadData<CardsFile>(CARDS_DATA);
  if (cards?.file !== file) cards = { file, careers: listedCareers(file) };
  return cards.careers;
}

/** Every career with the texts that a search looks through. */
export async function loadListed(): Promise<readonly ListedCareer[]> {
  const [careers, texts] = await Promise.all([loadCards(), loadData<TextsFile>(TEXTS_DATA)]);
  if (full?.cards !== careers || full.texts !== texts) full = { cards: careers, texts, careers: withTexts(careers, texts) };
  return full.careers;
}

export async function loadWithOtherNames(): Promise<readonly (ListedCareer & { alternativeTitles: readonly string[] })[]> {
  const [careers, names] = await Promise.all([loadListed(), loadData<OtherNamesFile>(OTHER_NAMES_DATA)]);
  return withOtherNames(careers, names);
}

/** Every career as matching reads it. */
export async function loadMatchable(): Promise<readonly Career[]> {
  const [careers, file] = await Promise.all([loadListed(), loadData<MatchingFile>(MATCHING_DATA)]);
  return matchable(careers, file);
}
