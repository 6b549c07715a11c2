import { Rss } from "lucide-react";
import { useEffect, useState } from "react";
import type { ArticleCard } from "../../lib/article-card.ts";
import { BLOG_DATA } from "../../lib/data-urls.ts";
import { useData } from "../../lib/page-data.ts";
import { Link } from "../../lib/router/link.tsx";
import { useSearchParams } from "../../lib/router/params.ts";
import * as common from "../../theme/common.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import * as styles from "./blog.css.ts";
import { strings } from "./strings.ts";

function Card({ article }: { article: ArticleCard }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture slug={article.slug} alt="" drawn={article.drawn} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={`/blog/${article.slug}`} className={styles.link}>
            {article.title}
          </Link>
        </h2>
        <p className={styles.description}>{article.description}</p>
        <p className={common.small}>
          {strings.minutes(article.minutes)} · {article.tags.join(", ")}
        </p>
      </div>
    </article>
  );
}

const matches = (article: ArticleCard, wanted: string, tag: string): boolean =>
  (tag === "" || article.tags.includes(tag)) &&
  [article.title, article.description, ...article.tags].some((text) => text.toLowerCase().includes(wanted));

export default function Blog() {
  const articles = useData<readonly ArticleCard[]>(BLOG_DATA);
  const [params, setParams] = useSearchParams();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const search = (mounted && params.get("search")) || "";
  const tags = [...new Set(articles.flatMap((article) => article.tags))].sort();
  const tag = tags.find((name) => mounted && name === params.get("topic")) ?? "";
  const set = (next: { search?: string; topic?: string }) =>
    setParams(
      Object.entries({ search, topic: tag, ...next }).filter(([, value]) => value !== ""),
      { replace: true },
    );
  const shown = articles.filter((article) => matches(article, search.trim().toLowerCase(), tag));

  return (
    <div className={common.page}>
      <header className={styles.header}>
        <h1>{strings.title}</h1>
        <p className={common.lead}>{strings.lead}</p>
      </header>
      <search className={styles.controls}>
        <label htmlFor="blog-search" className={styles.label}>
          {strings.search}
        </label>
        <input
          id="blog-search"
          type="search"
          className={styles.input}
          placeholder={strings.placeholder}
          value={search}
          onChange={(event) => set({ search: event.target.value })}
        />
        <fieldset className={styles.topicBox}>
          <legend className={styles.label}>{strings.topics}</legend>
          <div className={styles.topics}>
            {["", ...tags].map((name) => (
              <button key={name} type="button" className={styles.topic} aria-pressed={tag === name} onClick={() => set({ topic: name })}>
                {name === "" ? strings.all : name}
              </button>
            ))}
          </div>
        </fieldset>
      </search>
      <p role="status" className={styles.count}>
        {strings.found(shown.length, articles.length)}
      </p>
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <h2>{strings.none}</h2>
          <p>{strings.noneText}</p>
          <Button onClick={() => set({ search: "", topic: "" })}>{strings.clear}</Button>
        </div>
      ) : (
        <ul className={styles.list}>
          {shown.map((article) => (
            <li key={article.slug}>
              <Card article={article} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href="/blog/feed.xml" className={styles.feed}>
          <Rss size={18} /> {strings.feed}
        </a>
      </p>
    </div>
  );
}
