import { articleData } from "../../lib/data-urls.ts";
import { useData } from "../../lib/page-data.ts";
import { Link } from "../../lib/router/link.tsx";
import { useParams } from "../../lib/router/params.ts";
import { useStreamQuiz } from "../../lib/windows.ts";
import * as common from "../../theme/common.css.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import * as styles from "./article.css.ts";
import type { Article } from "./article-data.ts";
import { strings } from "./strings.ts";

function Contents({ contents }: Pick<Article, "contents">) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsTitle}>
        {strings.contents}
      </h2>
      <ol className={styles.contentsList}>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.contentsLink}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Ask() {
  const streamQuiz = useStreamQuiz();
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <h2 id="ask">{strings.askTitle}</h2>
      <p>{strings.askText}</p>
      <div className={common.actions}>
        <ButtonLink to="/assessment">{strings.ask}</ButtonLink>
        <Button look="secondary" onClick={streamQuiz.open}>
          {strings.stream}
        </Button>
      </div>
    </section>
  );
}

export default function ArticlePage() {
  const { slug = "" } = useParams();
  const article = useData<Article>(articleData(slug));
  return (
    <div className={common.page}>
      <nav aria-label="Breadcrumb" className={common.small}>
        <Link to="/blog" className={styles.back}>
          {strings.back}
        </Link>
      </nav>
      <article className={styles.columns}>
        <header className={styles.header}>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={common.lead}>{article.description}</p>
          <p className={common.small}>
            <time dateTime={article.published}>{strings.published(article.published)}</time> · {strings.minutes(article.minutes)} ·{" "}
            {article.tags.map((tag, index) => (
              <span key={tag}>
                {index > 0 && ", "}
                <Link to={`/blog?${new URLSearchParams({ topic: tag })}`}>{tag}</Link>
              </span>
            ))}
          </p>
          <div className={styles.picture}>
            <Picture slug={article.slug} alt={article.pictureAlt} drawn={article.drawn} />
          </div>
        </header>
        <Contents contents={article.contents} />
        <div className={styles.body}>
          <Prose nodes={article.body} />
          {article.sources.length > 0 && (
            <section className={styles.sources} aria-labelledby="sources">
              <h2 id="sources" className={styles.sourcesTitle}>
                {strings.sources}
              </h2>
              <ul className={styles.sourceList}>
                {article.sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </ul>
            </section>
          )}
          <Ask />
        </div>
      </article>
      <section className={styles.section} aria-labelledby="careers">
        <h2 id="careers">{strings.careers}</h2>
        <ul className={styles.cards}>
          {article.careers.map(({ id, name, description }) => (
            <li key={id}>
              <Link to={`/career/${id}`} className={styles.card}>
                <strong>{name}</strong>
                <span>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="related">
        <h2 id="related">{strings.related}</h2>
        <ul className={styles.cards}>
          {article.related.map((other) => (
            <li key={other.slug}>
              <Link to={`/blog/${other.slug}`} className={styles.card}>
                <strong>{other.title}</strong>
                <span>{other.description}</span>
                <span>{strings.minutes(other.minutes)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
