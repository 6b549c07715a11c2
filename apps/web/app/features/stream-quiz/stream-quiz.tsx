import { chooseOption, quizProgress, type StreamQuizState, startStreamQuiz, streamQuestions } from "@career-clarity/stream-scoring";
import { ArrowLeft } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { singleClick } from "../../lib/single-click.ts";
import { begunStreamQuiz, keepStreamQuiz, streamQuizAfter } from "../../lib/stream-result.ts";
import { useLaterState } from "../../lib/use-later-state.ts";
import { Button } from "../../ui/button/button.tsx";
import { Progress } from "../../ui/progress/progress.tsx";
import * as styles from "./stream-quiz.css.ts";
import { StreamResults } from "./stream-results.tsx";
import { strings } from "./strings.ts";

/** One question at a time; choosing an option moves on (specification, sections 2 and 4). What was answered stays when the window is closed. */
export function StreamQuiz({ onClose }: { readonly onClose: () => void }) {
  const [state, setState] = useLaterState(begunStreamQuiz);
  const heading = useRef<HTMLHeadingElement>(null);
  const { number, total, percent } = quizProgress(state);
  const moved = state.answers.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each new question.
  useLayoutEffect(() => {
    if (!moved) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("dialog")?.scrollTo(0, 0);
  }, [state.index, state.completed]);

  if (state.completed)
    return <StreamResults headingRef={heading} scores={state.scores} onLeave={onClose} onRetake={() => setState(startStreamQuiz())} />;

  const question = streamQuestions[state.index];
  if (!question) return null;
  const show = (next: StreamQuizState) => {
    keepStreamQuiz(next);
    setState(next);
  };
  return (
    <div className={styles.quiz}>
      <p className={styles.subtitle}>{strings.subtitle}</p>
      <div className={styles.progressRow}>
        <span>{strings.question(number, total)}</span>
        <span>{strings.percent(percent)}</span>
      </div>
      <Progress label={strings.progress} value={number} max={total} />
      <div className={styles.question} key={question.id}>
        <h3 ref={heading} tabIndex={-1} className={styles.text} aria-describedby="stream-question-count">
          {question.text}
        </h3>
        <p id="stream-question-count" className={styles.hint}>
          {strings.choose}
        </p>
        <ul className={styles.options}>
          {question.options.map((option, index) => (
            <li key={option.text}>
              <button type="button" className={styles.option} onClick={() => show(chooseOption(state, index))}>
                {option.text}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {moved && (
        <div>
          <Button look="quiet" onClick={singleClick(() => show(streamQuizAfter(state.answers.slice(0, -1))))}>
            <ArrowLeft size={18} /> {strings.previous}
          </Button>
        </div>
      )}
    </div>
  );
}
