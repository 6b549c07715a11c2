import { type Answer, type Question, scaleLabels, selectionLimit } from "@career-clarity/assessment-engine";
import * as styles from "./results.css.ts";
import { strings } from "./strings.ts";

type Props = {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly onChange: (answer: Answer) => void;
  /** Called where the last pick is taken back. Without it, at least one stays chosen. */
  readonly onNone?: () => void;
};

const LONG = 30;

/** The controls of a question in small: every change is an answer at once. */
export function QuestionControl({ question, answer, onChange, onNone }: Props) {
  if (question.type === "scale") {
    const { min, max } = scaleLabels(question);
    const value = typeof answer === "number" ? answer : 5;
    return (
      <div className={styles.scaleControl}>
        <p className={styles.hint}>{strings.scaleValue(value)}</p>
        <input
          type="range"
          min={1}
          max={10}
          aria-label={question.text}
          className={styles.scaleInput}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <p className={styles.scaleEnds}>
          <span>1: {min}</span>
          <span>10: {max}</span>
        </p>
      </div>
    );
  }
  if (question.type === "ranking") return null;
  const picked: readonly string[] = Array.isArray(answer) ? answer : typeof answer === "string" ? [answer] : [];
  const limit = question.type === "multiple" ? 1 : selectionLimit(question);
  const toggle = (option: string) => {
    if (question.type === "multiple") return onChange(option);
    const next = picked.includes(option) ? picked.filter((one) => one !== option) : [...picked, option];
    if (next.length === 0) return onNone?.();
    if (next.length <= limit) onChange(question.options.filter((one) => next.includes(one)));
  };
  return (
    <fieldset className={question.options.length > LONG ? styles.longOptions : styles.options}>
      <legend className={styles.hint}>
        {question.type === "multiple" ? strings.chooseOne : onNone ? strings.chooseUpTo(limit) : strings.chooseAtLeastOne(limit)}
      </legend>
      {question.options.map((option) => {
        const chosen = picked.includes(option);
        return (
          <label key={option} className={styles.option}>
            <input
              type={question.type === "multiple" ? "radio" : "checkbox"}
              name={`control-${question.id}`}
              checked={chosen}
              disabled={question.type !== "multiple" && !chosen && picked.length >= limit}
              onChange={() => toggle(option)}
            />
            <span>{option}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
