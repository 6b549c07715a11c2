import { BrainCircuit, ClipboardList, Compass, Layers, Library, ListChecks, Scale } from "lucide-react";
import { HOME_DATA } from "../../lib/data-urls.ts";
import { useData } from "../../lib/page-data.ts";
import { Link } from "../../lib/router/link.tsx";
import { useStreamQuiz } from "../../lib/windows.ts";
import * as common from "../../theme/common.css.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { FirstQuestion } from "./first-question.tsx";
import { Headline } from "./headline.tsx";
import * as styles from "./home.css.ts";
import type { HomeData } from "./home-data.ts";
import { PathArt } from "./path-art.tsx";
import { Peek } from "./peek.tsx";
import { strings } from "./strings.ts";
import { TopBar } from "./top-bar.tsx";

const stepIcons = [ClipboardList, ListChecks, Compass] as const;
const featureIcons = [BrainCircuit, Library, Layers, Scale] as const;

function Hero() {
  const streamQuiz = useStreamQuiz();
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <p className={common.eyebrow}>{strings.eyebrow}</p>
        <Headline />
        <p className={common.lead}>{strings.lead}</p>
        <div className={`${common.firstActions} ${styles.heroActions}`}>
          <Button size="large" onClick={streamQuiz.open}>
            {strings.stream}
          </Button>
          <ButtonLink look="secondary" size="large" to="/assessment">
            {strings.assessment}
          </ButtonLink>
          <ButtonLink look="quiet" size="large" to="/careers" className={styles.explore}>
            {strings.explore}
          </ButtonLink>
        </div>
      </div>
      <PathArt />
    </section>
  );
}

function Stats() {
  return (
    <ul className={styles.stats} aria-label={strings.inFigures}>
      {strings.stats.map((stat) => (
        <li key={stat.label} className={styles.stat}>
          <strong className={styles.figure}>{stat.figure}</strong> {stat.label}
          {"note" in stat && (
            <Link to={stat.to} className={styles.statNote}>
              {stat.note}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function StreamPromo() {
  const streamQuiz = useStreamQuiz();
  return (
    <section id="stream-test" className={styles.promo}>
      <div className={styles.promoInner}>
        <div className={styles.promoText}>
          <h2>{strings.promoTitle}</h2>
          <p>{strings.promoText}</p>
          <Button size="large" onClick={streamQuiz.open}>
            {strings.promoButton}
          </Button>
        </div>
        <ul className={styles.streams}>
          {strings.promoStreams.map((stream) => (
            <li key={stream} className={styles.stream}>
              {stream}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default function Home() {
  const { question, careers, articles } = useData<HomeData>(HOME_DATA);
  return (
    <>
      <TopBar />
      <Hero />
      <Stats />
      <StreamPromo />
      <section className={styles.section}>
        <div className={styles.tasteColumns}>
          <div className={styles.taste}>
            <h2>{strings.tasteTitle}</h2>
            <p className={common.small}>{strings.tasteText}</p>
            <FirstQuestion {...question} />
          </div>
          <div className={styles.taste}>
            <h2>{strings.peekTitle}</h2>
            <p className={common.small}>{strings.peekText}</p>
            <Peek careers={careers} />
          </div>
        </div>
      </section>
      <section id="features" className={styles.section}>
        <h2>{strings.featuresTitle}</h2>
        <ul className={styles.features}>
          {strings.features.map(({ title, text }, index) => {
            const Icon = featureIcons[index] ?? Scale;
            return (
              <li key={title} className={styles.feature}>
                <Icon aria-hidden="true" className={styles.featureIcon} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{strings.stepsTitle}</h2>
        <ol className={styles.steps}>
          {strings.steps.map(({ title, text }, index) => {
            const Icon = stepIcons[index] ?? Compass;
            return (
              <li key={title} className={styles.step}>
                <span className={styles.stepIcon}>
                  <Icon aria-hidden="true" />
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ol>
        <div className={common.actions}>
          <ButtonLink to="/assessment">{strings.start}</ButtonLink>
          <ButtonLink look="secondary" to="/blog">
            {strings.read}
          </ButtonLink>
        </div>
      </section>
      <section className={styles.section}>
        <h2>{strings.articlesTitle}</h2>
        <ul className={styles.articles}>
          {articles.map(({ slug, title, description, minutes }) => (
            <li key={slug}>
              <Link to={`/blog/${slug}`} className={styles.article}>
                <strong className={styles.peekName}>{title}</strong>
                <span className={styles.peekDescription}>{description}</span>
                <span className={common.small}>{strings.minutes(minutes)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
