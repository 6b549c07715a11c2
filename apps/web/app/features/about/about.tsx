import type { CareerCategory } from "@career-clarity/career-catalog";
import { ArrowLeft } from "lucide-react";
import { Link } from "../../lib/router/link.tsx";
import { questions } from "../../questions.ts";
import { site } from "../../site.ts";
import * as common from "../../theme/common.css.ts";
import { Artwork } from "../../ui/artwork/artwork.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Questions } from "../../ui/questions/questions.tsx";
import * as styles from "./about.css.ts";
import { strings } from "./strings.ts";

export default function About() {
  return (
    <div className={common.page}>
      <p>
        <Link to="/" className={styles.back}>
          <ArrowLeft size={18} /> {strings.back}
        </Link>
      </p>
      <header className={styles.header}>
        <h1>{strings.title}</h1>
        <p className={common.lead}>{strings.lead}</p>
      </header>
      <section className={styles.section} aria-labelledby="story">
        <h2 id="story">{strings.storyTitle}</h2>
        {strings.story.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </section>
      <section className={styles.section} aria-labelledby="values">
        <h2 id="values">{strings.valuesTitle}</h2>
        <ul className={styles.cards}>
          {strings.values.map(({ name, text }) => (
            <li key={name} className={styles.card}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="numbers">
        <h2 id="numbers">{strings.numbersTitle}</h2>
        <ul className={styles.cards}>
          {strings.numbers.map(({ figure, label }) => (
            <li key={label}>
              <strong className={styles.figure}>{figure}</strong> {label}
            </li>
          ))}
        </ul>
        <p className={styles.paragraph}>
          {strings.numbersNote} <Link to="/how-matching-works">{strings.numbersLink}</Link>.
        </p>
      </section>
      <section className={styles.section} aria-labelledby="team">
        <h2 id="team">{strings.teamTitle}</h2>
        <p className={styles.paragraph}>{strings.teamText}</p>
        <ul className={styles.cards}>
          {strings.team.map(({ name, role, description, art }) => (
            <li key={name} className={styles.member}>
              <div className={styles.portrait}>
                <Artwork category={art as CareerCategory} name={name} columns={6} rows={3} />
              </div>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="mission">
        <h2 id="mission">{strings.missionTitle}</h2>
        <ul className={styles.cards}>
          {strings.mission.map(({ name, text }) => (
            <li key={name} className={styles.card}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="questions">
        <h2 id="questions">{strings.questionsTitle}</h2>
        <Questions questions={questions} />
      </section>
      <section className={styles.section} aria-labelledby="contact">
        <h2 id="contact">{strings.contactTitle}</h2>
        <dl className={styles.contact}>
          <dt>{strings.email}</dt>
          <dd>
            <a href={`mailto:${site.supportEmail}`} className={styles.back}>
              {site.supportEmail}
            </a>
          </dd>
          <dt>{strings.phone}</dt>
          <dd>{strings.noPhone}</dd>
          <dt>{strings.city}</dt>
          <dd>{site.city}</dd>
        </dl>
      </section>
      <section className={styles.ask} aria-labelledby="cta">
        <h2 id="cta">{strings.ctaTitle}</h2>
        <p>{strings.ctaText}</p>
        <ButtonLink to="/assessment">{strings.cta}</ButtonLink>
      </section>
    </div>
  );
}
