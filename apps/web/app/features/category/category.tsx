import { CAREER_CATEGORIES } from "@career-clarity/career-catalog";
import { categoryData, categorySlug } from "../../lib/data-urls.ts";
import { useData } from "../../lib/page-data.ts";
import { Link } from "../../lib/router/link.tsx";
import { useParams } from "../../lib/router/params.ts";
import * as common from "../../theme/common.css.ts";
import { Artwork } from "../../ui/artwork/artwork.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import * as styles from "./category.css.ts";
import type { CategoryPage as Page } from "./category-data.ts";
import { strings } from "./strings.ts";

const fieldId = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

export default function CategoryPage() {
  const { category: slug = "" } = useParams();
  const { category, count, families } = useData<Page>(categoryData(slug));
  return (
    <div className={common.page}>
      <nav aria-label="Breadcrumb" className={common.small}>
        <Link to="/careers" className={styles.back}>
          {strings.all}
        </Link>
      </nav>
      <header className={styles.header}>
        <div className={styles.headText}>
          <h1>{strings.title(category)}</h1>
          <p className={common.lead}>{strings.lead(count, families.length)}</p>
          <ButtonLink to={`/careers?${new URLSearchParams({ category })}`}>{strings.search}</ButtonLink>
        </div>
        <div className={styles.art}>
          <Artwork category={category} name={category} columns={8} rows={4} />
        </div>
      </header>
      <nav aria-label={strings.jump}>
        <ul className={styles.jumps}>
          {families.map(({ name }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} className={styles.jump}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {families.map(({ name, careers }) => (
        <section key={name} className={styles.family} aria-labelledby={fieldId(name)}>
          <h2 id={fieldId(name)} className={styles.familyName}>
            {name}
          </h2>
          <ul className={styles.careers}>
            {careers.map((career) => (
              <li key={career.id}>
                <Link to={`/career/${career.id}`} className={styles.career}>
                  <span>{career.name}</span>
                  <span className={styles.education}>{career.education}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <nav aria-labelledby="others" className={styles.family}>
        <h2 id="others" className={styles.familyName}>
          {strings.others}
        </h2>
        <ul className={styles.jumps}>
          {CAREER_CATEGORIES.filter((other) => other !== category).map((other) => (
            <li key={other}>
              <Link to={`/careers/${categorySlug(other)}`} className={styles.jump}>
                {other}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
