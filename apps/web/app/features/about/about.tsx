import type { CareerCategory } from "@career-clarity/career-catalog";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../lib/router/link.tsx";
import { questions } from "../../questions.ts";
import { site } from "../../site.ts";
import * as common from "../../theme/common.css.ts";
import { Artwork } from "../../ui/artwork/artwork.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Questions } from "../../ui/questions/questions.tsx";
import * as styles from "./about.css.ts";
import { strings } from "./strings.ts";

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Cards({ of }: { of: readonly { readonly name: string; readonly text: string }[] }) {
  return (
    <ul className={styles.cards}>
      {of.map(({ name, text }) => (
        <li key={name} className={styles.card}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

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
      <Section id="story" title={strings.storyTitle}>
        {strings.story.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </Section>
      <Section id="values" title={strings.valuesTitle}>
        <Cards of={strings.values} />
      </Section>
      <Section id="numbers" title={strings.numbersTitle}>
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
      </Section>
      <Section id="team" title={strings.teamTitle}>
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
      </Section>
      <Section id="mission" title={strings.missionTitle}>
        <Cards of={strings.mission} />
      </Section>
      <Section id="questions" title={strings.questionsTitle}>
        <Questions questions={questions} />
      </Section>
      <Section id="contact" title={strings.contactTitle}>
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
      </Section>
      <section className={styles.ask} aria-labelledby="cta">
        <h2 id="cta">{strings.ctaTitle}</h2>
        <p>{strings.ctaText}</p>
        <ButtonLink to="/assessment">{strings.cta}</ButtonLink>
      </section>
    </div>
  );
}
