import * as styles from "./assessment.css.ts";
import type { QuestionProps } from "./question-form.tsx";
import { strings } from "./strings.ts";

/** One option of several: choosing it answers and moves on. */
export function ChoiceQuestion({ question, stored, answer }: QuestionProps<"multiple">) {
  return (
    <>
      <p className={styles.hint}>{question.help ?? strings.chooseOne}</p>
      <ul className={styles.options} aria-labelledby="question-text">
        {question.options.map((option) => (
          <li key={option}>
            <button
              type="button"
              className={stored === option ? styles.optionChosen : styles.option}
              aria-pressed={stored === option}
              onClick={() => answer(option)}
            >
              {option}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
