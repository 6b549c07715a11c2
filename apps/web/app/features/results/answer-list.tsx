import type { Answer, Answers, Question } from "@career-clarity/assessment-engine";
import * as styles from "./results.css.ts";
import { strings, type Words } from "./strings.ts";

function spoken(answer: Answer): string {
  if (typeof answer === "number") return `${answer} of 10`;
  return typeof answer === "string" ? answer : answer.join("; ");
}

/** Every answered question with the visitor's own words. */
export function AnswerList({ answers, questions, words }: { answers: Answers; questions: readonly Question[]; words: Words }) {
  return (
    <section className={styles.section} aria-labelledby="told">
      <h2 id="told">{words.told}</h2>
      <p className={styles.hint}>{strings.toldHint}</p>
      <details>
        <summary className={styles.summary}>{strings.toldShow(questions.length)}</summary>
        <dl className={styles.answers}>
          {questions.map((question) => {
            const answer = answers[question.id];
            return answer === undefined ? null : (
              <div key={question.id} className={styles.answer}>
                <dt>{question.text}</dt>
                <dd>{spoken(answer)}</dd>
              </div>
            );
          })}
        </dl>
      </details>
    </section>
  );
}
