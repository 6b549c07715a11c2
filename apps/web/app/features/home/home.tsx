import { ClipboardList, Compass, ListChecks } from "lucide-react";
import * as shell from "../../shell/shell.css.ts";
import { site } from "../../site.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { useStreamQuiz } from "../stream-quiz/provider.tsx";
import * as styles from "./home.css.ts";
import { PathArt } from "./path-art.tsx";

const stats = [
  { figure: site.claims.careers, label: "Career Options" },
  { figure: "20", label: "questions, about ten minutes" },
  { figure: site.claims.price, label: "Always" },
  { figure: "0", label: "answers leave your device" },
];

const steps = [
  {
    icon: ClipboardList,
    title: "Take Assessment",
    text: "Twenty questions about what you enjoy, what matters to you and how you like to work. Stop and come back any time.",
  },
  {
    icon: ListChecks,
    title: "See why",
    text: "Every career on your list says which of your answers speak for it, and one that speaks against.",
  },
  {
    icon: Compass,
    title: "Get Results",
    text: "Open any career: what the work is, what it takes, what it pays and how sure we are of that figure.",
  },
];

export default function Home() {
  const streamQuiz = useStreamQuiz();
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <p className={shell.eyebrow}>For Class 9 to first job, and for the parent beside you</p>
          <h1 className={styles.headline}>Find the work that fits you, and see why it does</h1>
          <p className={shell.lead}>
            Not sure which stream to take, or what comes after it? Answer a few honest questions and read a list of real careers, each with
            its reasons. Free, and nothing leaves your device.
          </p>
          <div className={shell.actions}>
            <Button size="large" onClick={streamQuiz.open}>
              Find My Stream First
            </Button>
            <ButtonLink look="secondary" size="large" to="/assessment">
              Find My Perfect Career
            </ButtonLink>
            <ButtonLink look="quiet" size="large" to="/careers">
              Explore All Careers
            </ButtonLink>
          </div>
        </div>
        <PathArt />
      </section>
      <section className={styles.stats} aria-label="In figures">
        {stats.map(({ figure, label }) => (
          <p key={label} className={styles.stat}>
            <strong className={styles.figure}>{figure}</strong> {label}
          </p>
        ))}
      </section>
      <section className={styles.section}>
        <h2>Three steps, no sign-up</h2>
        <ol className={styles.steps}>
          {steps.map(({ icon: Icon, title, text }) => (
            <li key={title} className={styles.step}>
              <span className={styles.stepIcon}>
                <Icon aria-hidden="true" />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={shell.actions}>
          <ButtonLink to="/assessment">Take Career Assessment</ButtonLink>
        </div>
      </section>
    </>
  );
}
