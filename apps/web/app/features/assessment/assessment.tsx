import { assessmentProgress, currentQuestion, storedAnswer } from "@career-clarity/assessment-engine";
import { ArrowLeft } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { singleClick } from "../../lib/single-click.ts";
import { useLaterState } from "../../lib/use-later-state.ts";
import { usePart } from "../../lib/use-part.ts";
import * as common from "../../theme/common.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { onlyWithScript, WithoutScript } from "../../ui/needs-script/needs-script.tsx";
import { Progress } from "../../ui/progress/progress.tsx";
import { Analyzing } from "./analyzing.tsx";
import * as styles from "./assessment.css.ts";
import { Finished } from "./finished.tsx";
import { QuestionForm } from "./question-form.tsx";
import { strings } from "./strings.ts";
import { useAssessment } from "./use-assessment.ts";

const CELEBRATION_DELAY_MS = 500;
const BOUNCE_MS = 1000;
const PROGRESS_START_MS = 300;

/** Comes with the first step: until the fifth question there is nothing to celebrate. */
const loadCelebration = () => import("./celebration.tsx").then(({ Celebration }) => Celebration);

/** True from `delay` ms after `key` changed while `wanted`; going to another question or turning it off ends it. */
function useDelayed(key: unknown, wanted: boolean, delay: number): [boolean, () => void] {
  const [on, setOn] = useLaterState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question starts it anew.
  useEffect(() => {
    setOn(false);
    if (!wanted) return;
    const timer = setTimeout(() => setOn(true), delay);
    return () => clearTimeout(timer);
  }, [key, wanted, delay]);
  return [on, () => setOn(false)];
}

function useBounce(key: number, isMilestone: boolean): boolean {
  const [bouncing, setBouncing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each milestone bounces once.
  useEffect(() => {
    setBouncing(isMilestone);
    if (!isMilestone) return;
    const timer = setTimeout(() => setBouncing(false), BOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, isMilestone]);
  return bouncing;
}

export default function Assessment() {
  const control = useAssessment();
  const { state } = control;
  const progress = assessmentProgress(state);
  const question = currentQuestion(state);
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(question.id);
  const [celebrating, endCelebration] = useDelayed(
    progress.number,
    progress.isMilestone && state.status === "answering",
    CELEBRATION_DELAY_MS,
  );
  const Celebration = usePart(loadCelebration, control.moved || progress.isMilestone);
  const bouncing = useBounce(progress.number, progress.isMilestone);
  const [started] = useDelayed("once", true, PROGRESS_START_MS);

  // With the question: whatever is pressed next is pressed on what is there.
  useLayoutEffect(() => {
    if (shownId.current === question.id) return;
    shownId.current = question.id;
    heading.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "start" });
  }, [question.id]);

  if (state.status === "completing") return control.restored ? <Finished onAgain={control.startOver} /> : <Analyzing />;

  return (
    <div className={common.narrowPage}>
      <h1 className={common.visuallyHidden}>{strings.title}</h1>
      <WithoutScript>{strings.withoutScript}</WithoutScript>
      <section ref={card} className={`${styles.card} ${onlyWithScript}`} aria-labelledby="question-text">
        <div className={bouncing ? styles.progressBouncing : styles.progressBox}>
          <div className={styles.progressRow}>
            <span>{strings.question(progress.number, progress.total)}</span>
            <span>{strings.percent(progress.percent)}</span>
          </div>
          <Progress label={strings.progress} value={started ? progress.number : progress.number - 1} max={progress.total} />
          <div className={styles.progressRow}>
            <span className={styles.encouragement}>{progress.label}</span>
            <span>{progress.remainingLabel}</span>
          </div>
        </div>
        {control.restored && (
          <p className={styles.welcome}>
            {strings.welcomeBack}{" "}
            <Button look="quiet" onClick={control.startOver}>
              {strings.startOver}
            </Button>
          </p>
        )}
        <p className={styles.categoryBadge[question.category]}>{strings.categories[question.category]}</p>
        <h2 id="question-text" ref={heading} tabIndex={-1} className={styles.text}>
          {question.text}
        </h2>
        <QuestionForm
          key={question.id}
          question={question}
          state={state}
          stored={storedAnswer(state)}
          change={control.change}
          answer={control.answer}
        />
        <div className={styles.foot}>
          <Button look="quiet" onClick={singleClick(control.previous)} disabled={progress.number === 1}>
            <ArrowLeft size={18} /> {strings.previous}
          </Button>
          <span className={common.small}>{strings.privacy}</span>
        </div>
      </section>
      {celebrating && Celebration && <Celebration progress={progress} onClose={endCelebration} />}
    </div>
  );
}
