import { assessmentLimits, scaleLabels } from "@career-clarity/assessment-engine";
import * as styles from "./assessment.css.ts";
import type { QuestionProps } from "./question-form.tsx";
import { strings } from "./strings.ts";

const { scaleMin, scaleMax } = assessmentLimits;
const SCALE = Array.from({ length: scaleMax - scaleMin + 1 }, (_, index) => scaleMin + index);

/** A whole number from 1 to 10: choosing it answers and moves on. */
export function ScaleQuestion({ question, stored, answer }: QuestionProps<"scale">) {
  const { min: low, max: high } = scaleLabels(question);
  return (
    <>
      <p className={styles.hint}>{question.help ?? strings.scaleHint}</p>
      <fieldset className={styles.fieldset} aria-labelledby="question-text">
        <ul className={styles.scale}>
          {SCALE.map((value) => (
            <li key={value}>
              <button
                type="button"
                className={stored === value ? styles.stepChosen : styles.step}
                aria-pressed={stored === value}
                aria-label={value === scaleMin ? `${value}, ${low}` : value === scaleMax ? `${value}, ${high}` : undefined}
                onClick={() => answer(value)}
              >
                {value}
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.scaleLabels}>
          <span>
            {scaleMin}: {low}
          </span>
          <span>
            {scaleMax}: {high}
          </span>
        </div>
      </fieldset>
    </>
  );
}
