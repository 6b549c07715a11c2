import type { Answer, Answers, Question } from "@career-clarity/assessment-engine";
import { useState } from "react";
import { useAtOnce } from "../../lib/use-later-state.ts";
import { usePart } from "../../lib/use-part.ts";
import { without } from "../../lib/without.ts";
import { Button } from "../../ui/button/button.tsx";
import type { MovedProps } from "./moved.tsx";
import { QuestionControl } from "./question-control.tsx";
import * as styles from "./results.css.ts";
import { strings } from "./strings.ts";

/** Answers as they might have been, and how much each question should count: 1 is its usual weight. */
export type WhatIf = { readonly answers: Answers; readonly emphasis: Readonly<Record<number, number>> };
export const NO_CHANGE: WhatIf = { answers: {}, emphasis: {} };
export const isChanged = ({ answers, emphasis }: WhatIf): boolean => Object.keys(answers).length + Object.keys(emphasis).length > 0;

const WEIGHTS = [0, 0.5, 1, 2, 4] as const;

const same = (a: Answer | undefined, b: Answer | undefined) => JSON.stringify(a) === JSON.stringify(b);

const loadMoved = () => import("./moved.tsx").then(({ Moved }) => Moved);

type Props = Omit<MovedProps, "answers"> & {
  readonly answers: Answers;
  readonly questions: readonly Question[];
  readonly value: WhatIf;
  readonly onChange: (value: WhatIf) => void;
};

/** Switch an answer, or raise what matters more: the list above follows at once, and what comes to its head is told here. The answers themselves stay as they are. */
export function WhatIfControls({ ranker, matches, answers, questions, value: drawn, onChange: onDrawn }: Props) {
  const [value, onChange] = useAtOnce(drawn, onDrawn);
  const [id, setId] = useState(questions[0]?.id ?? 0);
  const changed = isChanged(drawn);
  const Moved = usePart(loadMoved, changed);
  const question = questions.find((one) => one.id === id);
  if (!question) return null;
  const answer = value.answers[id] ?? answers[id];
  const change = (next: Answer) =>
    onChange({ ...value, answers: same(next, answers[id]) ? without(value.answers, id) : { ...value.answers, [id]: next } });
  const weigh = (weight: number) =>
    onChange({ ...value, emphasis: weight === 1 ? without(value.emphasis, id) : { ...value.emphasis, [id]: weight } });
  return (
    <section className={styles.section} aria-labelledby="what-if">
      <h2 id="what-if">{strings.whatIf}</h2>
      <p className={styles.hint}>{strings.whatIfHint}</p>
      <div className={styles.whatIf}>
        <div className={styles.checkForm}>
          <label htmlFor="what-if-question">{strings.whatIfQuestion}</label>
          <select id="what-if-question" className={styles.input} value={id} onChange={(event) => setId(Number(event.target.value))}>
            {questions.map((one) => (
              <option key={one.id} value={one.id}>
                {one.text}
                {one.id in drawn.answers || one.id in drawn.emphasis ? ` ${strings.changedMark}` : ""}
              </option>
            ))}
          </select>
        </div>
        <QuestionControl question={question} answer={answer} onChange={change} />
        <fieldset className={styles.weights}>
          <legend>{strings.weight}</legend>
          {WEIGHTS.map((weight) => (
            <label key={weight} className={styles.option}>
              <input type="radio" name="what-if-weight" checked={(value.emphasis[id] ?? 1) === weight} onChange={() => weigh(weight)} />
              <span>{strings.weights[weight]}</span>
            </label>
          ))}
        </fieldset>
        <div role="status">
          {changed && (
            <>
              <p>{strings.whatIfOn}</p>
              {Moved && <Moved ranker={ranker} answers={answers} matches={matches} />}
            </>
          )}
        </div>
        <Button look="secondary" disabled={!isChanged(value)} onClick={() => onChange(NO_CHANGE)}>
          {strings.whatIfReset}
        </Button>
      </div>
    </section>
  );
}
