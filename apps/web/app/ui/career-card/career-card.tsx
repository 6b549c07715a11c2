import { growthTone, matchRanges, parseGrowth } from "@career-clarity/explorer-query";
import { memo } from "react";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { Link } from "../../lib/router/link.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { CategoryBadge, RemoteBadge, StressBadge } from "../badge/badge.tsx";
import { CareerActions } from "./actions.tsx";
import * as styles from "./career-card.css.ts";
import { CareerImage } from "./career-image.tsx";
import { strings } from "./strings.ts";

const SCORES = ["analytical", "social", "creative", "leadership"] as const;

/** A text with what was searched for standing out. */
function Marked({ text, search }: { text: string; search: string }) {
  const ranges = matchRanges(text, search);
  const parts = ranges.map(([from, to], index) => (
    <span key={from}>
      {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
      <mark className={styles.mark}>{text.slice(from, to)}</mark>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

type Props = {
  readonly career: ListedCareer;
  readonly view?: "grid" | "list";
  readonly search?: string;
  /** The other name by which it was found. */
  readonly otherName?: string | undefined;
  readonly nameOf?: (id: string) => string | undefined;
  readonly level?: "h2" | "h3";
};

function Description({ career, search }: { career: ListedCareer; search: string }) {
  if (career.description !== "") {
    return (
      <p className={styles.description}>
        <Marked text={career.description} search={search} />
      </p>
    );
  }
  return (
    <p className={styles.description}>
      <span className={styles.boneLine} />
      <span className={styles.boneShort} />
    </p>
  );
}

/** The skills are not on the card, but one that was searched for says why the career was found. */
function FoundSkill({ career, search }: { career: ListedCareer; search: string }) {
  if (search === "" || [career.name, career.description].some((text) => matchRanges(text, search).length > 0)) return null;
  const skill = career.skills.find((one) => matchRanges(one, search).length > 0);
  return skill === undefined ? null : (
    <p className={styles.otherName}>
      <Marked text={skill} search={search} />
    </p>
  );
}

/** One career of a list: all of it leads to the career's page, and its buttons save, compare and share (specification, section 2). */
export const CareerCard = memo(function CareerCard({
  career,
  view = "grid",
  search = "",
  otherName,
  nameOf,
  level: Heading = "h2",
}: Props) {
  const hydrated = useHydrated();
  return (
    <article className={view === "list" ? `${styles.card} ${styles.row}` : styles.card}>
      <CareerImage career={career} />
      <div className={styles.words}>
        <p className={styles.badges}>
          <CategoryBadge category={career.category} />
          {career.remote && <RemoteBadge />}
          <StressBadge level={career.stressLevel} />
        </p>
        <Heading className={styles.name}>
          <Link to={`/career/${career.id}`} className={styles.nameLink}>
            <Marked text={career.name} search={search} />
          </Link>
        </Heading>
        {view === "list" && <p className={styles.subcategory}>{career.subcategory}</p>}
        <Description career={career} search={search} />
        {otherName !== undefined && (
          <p className={styles.otherName}>
            <Marked text={strings.alsoCalled(otherName)} search={search} />
          </p>
        )}
        <FoundSkill career={career} search={search} />
      </div>
      <div className={styles.facts}>
        <dl className={styles.scores}>
          {SCORES.map((score) => (
            <div key={score}>
              <dt>{score}</dt>
              <dd>{`${career[score]}/10`}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.line}>
          <span>{career.salary}</span>
          <span className={styles.growth[growthTone(parseGrowth(career.growth))]}>{career.growth}</span>
        </p>
        <p className={styles.line}>{career.education}</p>
        <div className={styles.line}>
          <span className={styles.learn} aria-hidden="true">
            {strings.learnMore}
          </span>
          {/* They do nothing before the script has come, and three times twenty-four of them weigh. */}
          {hydrated ? <CareerActions career={career} {...(nameOf && { nameOf })} /> : <span className={styles.actions} />}
        </div>
      </div>
    </article>
  );
});

/** The place of a card that is on its way. */
export function CardSkeleton() {
  return (
    <div className={`${styles.card} ${styles.boneCard}`} aria-hidden="true">
      <span className={`${styles.bone} ${styles.picture}`} />
      <span className={styles.boneShort} />
      <span className={styles.boneLine} />
    </div>
  );
}
