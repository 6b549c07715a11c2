import * as styles from "./questions.css.ts";

type Question = { readonly question: string; readonly answer: string };

/** Questions whose answers open at a press. */
export function Questions({ questions }: { questions: readonly Question[] }) {
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
