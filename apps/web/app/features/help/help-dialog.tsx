import * as styles from "./contact.css.ts";
import { questions } from "./strings.ts";

/** The questions that come up most, for the Help Center and the About page. */
export function Questions() {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
