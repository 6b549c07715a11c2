import { Link } from "../lib/router/link.tsx";
import { useHelp, useStreamQuiz } from "../lib/windows.ts";
import { site } from "../site.ts";
import * as styles from "./footer.css.ts";
import { Newsletter } from "./newsletter.tsx";
import { footer as strings } from "./strings.ts";
import { useBlogPreload } from "./use-prefetch.ts";

function Links({ links }: { links: readonly { readonly to: string; readonly label: string }[] }) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link className={styles.link} to={to}>
        {label}
      </Link>
    </li>
  ));
}

export function Footer() {
  const streamQuiz = useStreamQuiz();
  const help = useHelp();
  const preloadBlog = useBlogPreload();
  return (
    <footer className={styles.footer}>
      <div className={styles.banner}>
        <ul className={styles.bannerList}>
          {strings.announcements.map(({ text, to }) => (
            <li key={text}>
              {to === "" ? (
                text
              ) : (
                <Link to={to} className={styles.bannerLink}>
                  {text}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{site.name}</p>
          <p className={styles.promise}>{strings.promise}</p>
          <Newsletter />
        </div>
        <nav aria-label={strings.quick}>
          <h2 className={styles.heading}>{strings.quick}</h2>
          <ul className={styles.links}>
            <Links links={strings.quickLinks} />
            <li>
              <button type="button" className={styles.link} onClick={streamQuiz.open}>
                Stream test
              </button>
            </li>
          </ul>
        </nav>
        <nav aria-label={strings.resources}>
          <h2 className={styles.heading}>{strings.resources}</h2>
          <ul className={styles.links}>
            <li>
              <Link className={styles.link} to="/blog" {...preloadBlog}>
                {strings.blog}
              </Link>
            </li>
            <li>
              <button type="button" className={styles.link} onClick={help.open}>
                {strings.help}
              </button>
            </li>
            <li>
              <Link className={styles.link} to="/how-matching-works">
                {strings.method}
              </Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{strings.contact}</h2>
          <ul className={styles.links}>
            <li>
              <a className={styles.link} href={`mailto:${site.supportEmail}`}>
                {site.supportEmail}
              </a>
            </li>
            <li className={styles.plain}>{site.city}</li>
          </ul>
        </div>
      </div>
      <nav aria-label={strings.legal} className={styles.legal}>
        <ul className={styles.legalLinks}>
          <Links links={strings.legalLinks} />
        </ul>
        <p>{strings.rights}</p>
      </nav>
    </footer>
  );
}
