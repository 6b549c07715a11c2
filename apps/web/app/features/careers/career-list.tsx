import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { useGrowing } from "../../lib/painted.ts";
import { roomUnder } from "../../lib/scrolling.ts";
import * as cards from "../../ui/career-card/career-card.css.ts";
import { CareerCard } from "../../ui/career-card/career-card.tsx";
import { SEARCH_FIELD } from "./search-box.tsx";
import type { View } from "./view.ts";

/** The least that a card takes, in pixels, and what stands between the search field and the list. */
const CARD = { width: 340, height: 450 };
const TOOLS_HEIGHT = 100;

/** As many cards as the screen can show at once under the search field. */
export function cardsInSight(): number {
  const { width, height } = roomUnder(SEARCH_FIELD);
  const rows = Math.ceil((height - TOOLS_HEIGHT) / CARD.height);
  return Math.max(1, rows) * Math.max(1, Math.floor(width / CARD.width));
}

type Props = {
  careers: readonly ListedCareer[];
  view: View;
  search: string;
  moving: boolean;
  /** How many are painted first. */
  first: number;
  /** Another list is about to come. */
  typing: boolean;
  nameOf: (id: string) => string | undefined;
};

export function CareerList({ careers, view, search, moving, first, typing, nameOf }: Props) {
  const count = useGrowing(first, careers.length, typing);
  const look = view === "list" ? cards.list : cards.grid;
  return (
    <ul className={moving ? `${look} ${cards.entering}` : look}>
      {careers.slice(0, count).map((career) => (
        <li key={career.id}>
          <CareerCard career={career} view={view} search={search} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  );
}
