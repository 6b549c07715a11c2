import { type Answers, followUpsFor } from "@career-clarity/assessment-engine";
import { useAtOnce } from "../../lib/use-later-state.ts";
import { without } from "../../lib/without.ts";
import { QuestionControl } from "./question-control.tsx";
import * as styles from "./results.css.ts";
import { strings } from "./strings.ts";

/** The follow-up questions that the answers lead to (decisions table, "Follow-ups"): each answer refines the results at once. */
export function Refine({ answers: drawn, onAnswer }: { answers: Answers; onAnswer: (answers: Answers) => void }) {
  const [answers, answer] = useAtOnce(drawn, onAnswer);
  const questions = followUpsFor(answers);
  if (questions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="refine">
      <h2 id="refine">{strings.refine}</h2>
      <p className={styles.hint}>{strings.refineHint}</p>
      {questions.map((question) => (
        <div key={question.id} className={styles.refineQuestion}>
          <h3>{question.text}</h3>
          <QuestionControl
            question={question}
            answer={answers[question.id]}
            onChange={(next) => answer({ ...answers, [question.id]: next })}
            onNone={() => answer(without(answers, question.id))}
          />
        </div>
      ))}
    </section>
  );
}
