import type { Explorer } from "@career-clarity/explorer-query";
import { useCallback, useEffect, useState } from "react";
import { explorerOf } from "../../lib/catalogue/explorer.ts";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { loadCards, loadListed } from "../../lib/catalogue/load.ts";
import { retryFailed } from "../../lib/failures.ts";

export type CareerExplorer = Explorer<ListedCareer>;
const NONE: readonly ListedCareer[] = [];
type Stage = "nothing" | "cards" | "texts";

export type Catalogue = {
  readonly explorer: CareerExplorer | null;
  readonly careers: readonly ListedCareer[];
  /** Whether descriptions and skills are there, so that a search finds all it should. */
  readonly searchable: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Asks for descriptions and skills: called when somebody starts to use the page. */
  readonly wantTexts: () => void;
};

/** The cards are fetched after the first paint, the texts once somebody begins to search, filter or turn pages. */
export function useCatalogue(textsAtOnce: boolean): Catalogue {
  const [explorer, setExplorer] = useState<CareerExplorer | null>(null);
  const [careers, setCareers] = useState<readonly ListedCareer[]>(NONE);
  const [stage, setStage] = useState<Stage>("nothing");
  const [wanted, setWanted] = useState<Stage>("cards");
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (textsAtOnce) setWanted("texts");
  }, [textsAtOnce]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew.
  useEffect(() => {
    let current = true;
    const arrive = (next: Stage) => async (loaded: readonly ListedCareer[]) => {
      const built = await explorerOf(loaded);
      if (!current) return;
      setCareers(loaded);
      setExplorer(built);
      setStage(next);
    };
    setFailed(false);
    const load = wanted === "texts" ? loadListed().then(arrive("texts")) : loadCards().then(arrive("cards"));
    load.catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [wanted, attempt]);
  const retry = () => {
    retryFailed();
    setAttempt(attempt + 1);
  };
  const wantTexts = useCallback(() => setWanted("texts"), []);
  return { explorer, careers, searchable: stage === "texts", failed, retry, wantTexts };
}
