import { usualWords } from "@career-clarity/career-catalog";
import { alsoCalled, buildSuggester, type ExplorerQuery, type OtherName } from "@career-clarity/explorer-query";
import { distance } from "fastest-levenshtein";
import { useMemo } from "react";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { loadWithOtherNames } from "../../lib/catalogue/load.ts";
import { useGrowing, usePainted } from "../../lib/painted.ts";
import { inTurns } from "../../lib/turns.ts";
import { usePart } from "../../lib/use-part.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import * as cards from "../../ui/career-card/career-card.css.ts";
import { CareerCard } from "../../ui/career-card/career-card.tsx";
import { strings } from "./beyond-strings.ts";
import * as styles from "./careers.css.ts";
import { buildMeant } from "./meant.ts";
import type { View } from "./view.ts";

type Named = ListedCareer & { readonly alternativeTitles: readonly string[] };
type Others = readonly OtherName<Named>[];

const NONE = [] as const;

/** The list and what is said of it ask the same, one after the other. */
function rememberLast<T>(find: (search: string) => T): (search: string) => T {
  let last: { readonly search: string; readonly found: T } | undefined;
  return (search) => {
    if (last?.search !== search) last = { search, found: find(search) };
    return last.found;
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

type AboveProps = {
  readonly meant: readonly Named[];
  /** The career that is seen first anyway. */
  readonly first: string | undefined;
};

/** Above the list: the careers whose whole name the text is, which a list in alphabetical order may hold far below. */
function Above({ meant, first }: AboveProps) {
  const unseen = meant.filter(({ id }) => id !== first);
  if (unseen.length === 0) return null;
  return (
    <p className={styles.meant} role="status">
      {strings.didYouMean}{" "}
      {unseen.map(({ id, name }) => (
        <ButtonLink key={id} look="secondary" to={`/career/${id}`}>
          {name}
        </ButtonLink>
      ))}
    </p>
  );
}

type OthersProps = { readonly others: Others; readonly search: string; readonly view: View; readonly typing: boolean };

function OtherNames({ others, search, view, typing }: OthersProps) {
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

type BelowProps = {
  readonly calledSo: (search: string) => Others;
  readonly careers: readonly ListedCareer[];
  readonly query: ExplorerQuery;
  readonly total: number;
  readonly view: View;
  /** Another search is about to come. */
  readonly typing: boolean;
  readonly onSearch: (text: string) => void;
};

/** Below the list: careers that are also called by the text, painted after what was found; where there are none either, what may be meant. */
function Below({ calledSo, careers, query: { search }, total, view, typing, onSearch }: BelowProps) {
  const painted = usePainted(search);
  const others = painted || total === 0 ? calledSo(search) : NONE;
  const nothing = total === 0 && others.length === 0;
  const suggest = usePart(
    useMemo(() => once(() => inTurns(buildSuggester(careers, distance, usualWords))), [careers]),
    painted && nothing,
  );
  const near = useMemo(() => (painted && nothing && suggest ? suggest(search) : NONE), [painted, suggest, search, nothing]);
  return (
    <>
      {near.length > 0 && (
        <p className={styles.suggestions} role="status">
          {strings.didYouMean}{" "}
          {near.map((text) => (
            <Button key={text} look="secondary" onClick={() => onSearch(text)}>
              {text}
            </Button>
          ))}
        </p>
      )}
      {others.length > 0 && <OtherNames key={search} others={others} search={search} view={view} typing={typing} />}
    </>
  );
}

/** What a search says beyond the rule. Where the other names can't be had, it says no more than the rule. */
export async function openBeyond() {
  const named = await loadWithOtherNames().catch(() => NONE);
  return {
    Above,
    Below,
    meantBy: await inTurns(buildMeant(named, usualWords)),
    calledSo: rememberLast((search) => alsoCalled(named, search)),
  };
}
