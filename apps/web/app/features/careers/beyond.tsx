import { alsoCalled, createSuggester, type ExplorerQuery, type OtherName } from "@career-clarity/explorer-query";
import { distance } from "fastest-levenshtein";
import { useEffect, useMemo, useState } from "react";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { loadWithOtherNames } from "../../lib/catalogue/load.ts";
import { useGrowing, usePainted } from "../../lib/painted.ts";
import { Button } from "../../ui/button/button.tsx";
import * as cards from "../../ui/career-card/career-card.css.ts";
import { CareerCard } from "../../ui/career-card/career-card.tsx";
import { strings } from "./beyond-strings.ts";
import * as styles from "./careers.css.ts";
import { Empty, Skeletons } from "./parts.tsx";
import type { View } from "./view.ts";

type Named = ListedCareer & { readonly alternativeTitles: readonly string[] };

const NONE = [] as const;

/** The other names come once a search is on; null until then. Where they can't be had, the search is what the rule says. */
function useNamed(): readonly Named[] | null {
  const [named, setNamed] = useState<readonly Named[] | null>(null);
  useEffect(() => {
    let current = true;
    loadWithOtherNames().then(
      (careers) => current && setNamed(careers),
      () => current && setNamed(NONE),
    );
    return () => {
      current = false;
    };
  }, []);
  return named;
}

type Props = {
  readonly careers: readonly ListedCareer[];
  readonly query: ExplorerQuery;
  readonly total: number;
  readonly view: View;
  /** Another search is about to come. */
  readonly typing: boolean;
  readonly onSearch: (text: string) => void;
  readonly onClear: () => void;
};

type OthersProps = Pick<Props, "view" | "typing"> & { readonly others: readonly OtherName<Named>[]; readonly search: string };

function Others({ others, search, view, typing }: OthersProps) {
  const count = useGrowing(1, others.length, typing);
  return (
    <section className={styles.beyond} aria-labelledby="other-names">
      <h2 id="other-names">{strings.otherNames}</h2>
      <p role="status" className={styles.hint}>
        {strings.otherNamesText(search.trim(), others.length)}
      </p>
      <ul className={view === "list" ? cards.list : cards.grid}>
        {others.slice(0, count).map(({ career, title }) => (
          <li key={career.id}>
            <CareerCard career={career} view={view} search={search} otherName={title} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What lies beyond the rule: careers that are also called by the text, painted after what was found, and where there are none either, that
 * nothing was found and "Did you mean".
 */
export function Beyond({ careers, query: { search }, total, view, typing, onSearch, onClear }: Props) {
  const painted = usePainted(search);
  const suggest = useMemo(() => createSuggester(careers, distance), [careers]);
  const named = useNamed();
  const others = useMemo(() => (named && (painted || total === 0) ? alsoCalled(named, search) : NONE), [painted, named, search, total]);
  const nothing = total === 0 && others.length === 0;
  const meant = useMemo(() => (painted && nothing ? suggest(search) : NONE), [painted, suggest, search, nothing]);
  if (nothing && !named) return <Skeletons />;
  return (
    <>
      {nothing && <Empty onClear={onClear} />}
      {meant.length > 0 && (
        <p className={styles.suggestions} role="status">
          {strings.didYouMean}{" "}
          {meant.map((text) => (
            <Button key={text} look="secondary" onClick={() => onSearch(text)}>
              {text}
            </Button>
          ))}
        </p>
      )}
      {others.length > 0 && <Others key={search} others={others} search={search} view={view} typing={typing} />}
    </>
  );
}
