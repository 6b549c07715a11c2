import { rankStreams, type StreamResult, type StreamScores, topStreams } from "@career-clarity/stream-scoring";
import type { RefObject } from "react";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Progress } from "../../ui/progress/progress.tsx";
import { StreamIcon } from "./stream-icon.tsx";
import * as styles from "./stream-quiz.css.ts";
import { strings } from "./strings.ts";

const CAREERS_SHOWN = 5;
const STEPS_SHOWN = 2;
const names = new Intl.ListFormat("en-IN", { type: "conjunction" });

function StreamCard({ result, best }: { result: StreamResult; best: StreamResult }) {
  const tied = result.score === best.score;
  return (
    <li className={tied ? styles.bestCard : styles.resultCard}>
      <div className={styles.resultHead}>
        <StreamIcon name={result.name} />
        <h4 className={styles.resultName}>{result.name}</h4>
        {result.isBestMatch ? (
          <span className={styles.bestBadge}>{strings.best}</span>
        ) : (
          tied && <span className={styles.bestBadge}>{strings.tied}</span>
        )}
        <span className={styles.points}>{strings.points(result.score)}</span>
      </div>
      <Progress
        label={`${result.name}: ${strings.shareOfBest(best.score ? Math.round((result.score / best.score) * 100) : 0)}`}
        value={result.score}
        max={Math.max(1, best.score)}
      />
      <p>{result.description}</p>
      <h5 className={styles.minor}>{strings.careers}</h5>
      <p>
        {result.careers.slice(0, CAREERS_SHOWN).join(", ")}{" "}
        <span className={styles.more}>{strings.more(result.careers.length - CAREERS_SHOWN)}</span>
      </p>
      <h5 className={styles.minor}>{strings.steps}</h5>
      <ul className={styles.steps}>
        {result.nextSteps.slice(0, STEPS_SHOWN).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </li>
  );
}

type Props = { headingRef: RefObject<HTMLHeadingElement | null>; scores: StreamScores; onLeave: () => void; onRetake: () => void };

/** The three best streams; streams with the same score as the best are named as level with it (specification, sections 2 and 9). */
export function StreamResults({ headingRef, scores, onLeave, onRetake }: Props) {
  const top = topStreams(scores);
  const best = top[0];
  if (!best) return null;
  const level = rankStreams(scores).filter((result) => result.score === best.score);
  return (
    <div className={styles.quiz}>
      <p className={styles.completeBadge}>{strings.complete}</p>
      <h3 ref={headingRef} tabIndex={-1} className={styles.text}>
        {strings.results}
      </h3>
      {level.length > 1 && <p className={styles.tie}>{strings.tie(names.format(level.map((result) => result.name)))}</p>}
      <ol className={styles.results}>
        {top.map((result) => (
          <StreamCard key={result.name} result={result} best={best} />
        ))}
      </ol>
      <p className={styles.hint}>{strings.caution}</p>
      <div className={styles.actions}>
        <ButtonLink to="/assessment" onClick={onLeave}>
          {strings.assessment}
        </ButtonLink>
        <Button look="secondary" onClick={onRetake}>
          {strings.retake}
        </Button>
      </div>
    </div>
  );
}
