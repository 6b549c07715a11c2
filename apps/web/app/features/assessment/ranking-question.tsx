import { moveRanked, submitSelection } from "@career-clarity/assessment-engine";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../ui/button/button.tsx";
import * as styles from "./assessment.css.ts";
import type { QuestionProps } from "./question-form.tsx";
import { strings } from "./strings.ts";

/** Options in an order that can be changed by drag or by buttons; confirmed untouched, they stay as listed (decisions table, "Ranking"). */
export function RankingQuestion({ question, state, change }: QuestionProps<"ranking">) {
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => change((now) => moveRanked(now, from, to));
  return (
    <>
      <p className={styles.hint}>{question.help ?? strings.rankHint}</p>
      <ol className={styles.options}>
        {state.pending.map((option, index) => (
          <li
            key={option}
            className={styles.ranked}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== null && dragged !== index) move(dragged, index);
              setDragged(null);
            }}
          >
            <span className={styles.rankedText}>
              {index + 1}. {option}
            </span>
            <IconButton label={strings.moveUp(option)} disabled={index === 0} onClick={() => move(index, index - 1)}>
              <ArrowUp />
            </IconButton>
            <IconButton
              label={strings.moveDown(option)}
              disabled={index === state.pending.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button size="large" onClick={() => change(submitSelection)}>
        {strings.confirmRanking}
      </Button>
    </>
  );
}
