import { CAREER_CATEGORIES } from "@career-clarity/career-catalog";
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { categorySlug } from "../../lib/data-urls.ts";
import { Link } from "../../lib/router/link.tsx";
import { focusOn, scrollToTop, watchScroll } from "../../lib/scrolling.ts";
import { site } from "../../site.ts";
import * as common from "../../theme/common.css.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import * as cards from "../../ui/career-card/career-card.css.ts";
import { CardSkeleton } from "../../ui/career-card/career-card.tsx";
import * as styles from "./careers.css.ts";
import { SEARCH_FIELD } from "./search-box.tsx";
import { strings } from "./strings.ts";

const SKELETONS = 6;

export function Header() {
  return (
    <header className={styles.header}>
      <h1>{strings.title}</h1>
      <p className={common.lead}>{strings.tagline(site.claims.careers)}</p>
      <ul className={styles.figures}>
        <li>
          <strong>{site.claims.careers}</strong> {strings.results}
        </li>
        <li>
          <strong>{CAREER_CATEGORIES.length}</strong> {strings.categories}
        </li>
        <li>
          <Link to="/how-matching-works" className={styles.figureLink}>
            <strong>{site.claims.accuracy}</strong> {strings.accuracy}
          </Link>
        </li>
      </ul>
    </header>
  );
}

export const Skeletons = () => (
  <div className={cards.grid}>
    {Array.from({ length: SKELETONS }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton is its place.
      <CardSkeleton key={index} />
    ))}
  </div>
);

export function Empty({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <h2>{strings.noneTitle}</h2>
      <p>{strings.noneText}</p>
      <Button onClick={onClear}>{strings.clear}</Button>
    </div>
  );
}

export function Problem({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className={styles.problem}>
      <p>{strings.unavailable}</p>
      <Button onClick={retry}>{strings.retry}</Button>
    </div>
  );
}

export function CallToAction() {
  return (
    <section className={styles.ask}>
      <h2>{strings.askTitle}</h2>
      <p>{strings.askText}</p>
      <div className={common.actions}>
        <ButtonLink to="/assessment">{strings.askAssessment}</ButtonLink>
        <ButtonLink look="secondary" to="/blog">
          {strings.askGuides}
        </ButtonLink>
      </div>
    </section>
  );
}

export function ByCategory() {
  return (
    <nav aria-labelledby="by-category" className={styles.byCategory}>
      <h2 id="by-category">{strings.byCategory}</h2>
      <ul className={styles.categories}>
        {CAREER_CATEGORIES.map((name) => (
          <li key={name}>
            <Link to={`/careers/${categorySlug(name)}`} className={styles.categoryLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ToTop() {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => watchScroll((screens) => setScrolled(screens > 2)), []);
  if (!scrolled) return null;
  const go = () => {
    scrollToTop();
    focusOn(SEARCH_FIELD);
  };
  return (
    <button type="button" className={styles.toTop} aria-label={strings.top} title={strings.top} onClick={go}>
      <ArrowUp />
    </button>
  );
}
