import { Link } from "react-router";
import { useStreamQuiz } from "../features/stream-quiz/provider.tsx";
import { site } from "../site.ts";
import * as styles from "./footer.css.ts";

const announcements = ["AI Career Assessment available", `${site.claims.banner} career database available`];

export function Footer() {
  const streamQuiz = useStreamQuiz();
  return (
    <footer className={styles.footer}>
      <div className={styles.banner}>
        <ul className={styles.bannerList}>
          {announcements.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{site.name}</p>
          <p className={styles.promise}>Free career guidance for students in India. Your answers stay on your device.</p>
        </div>
        <nav aria-label="Quick links">
          <h2 className={styles.heading}>Quick links</h2>
          <ul className={styles.links}>
            <li>
              <button type="button" className={styles.link} onClick={streamQuiz.open}>
                Stream test
              </button>
            </li>
            <li>
              <Link className={styles.link} to="/assessment">
                Career Assessment
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/careers">
                Career Database
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
