import { useEffect, useState } from "react";
import { ASSESSMENT_KEY, glanceAtAssessment, watchAnswers } from "../../lib/kept-answers.ts";
import { useNavigate } from "../../lib/router/location.ts";
import { singleClick } from "../../lib/single-click.ts";
import { writeJson } from "../../lib/storage.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { notify } from "../../ui/notice/notice.tsx";
import * as styles from "./home.css.ts";
import type { FirstQuestionData } from "./home-data.ts";
import { strings } from "./strings.ts";

/** The assessment's own code and its other questions come with the first tick. */
const assessment = () => import("./first-answer.ts");

/** The assessment's first question, for real: what is ticked here is kept on the device as the assessment keeps it, and goes on there. */
export function FirstQuestion({ text, options, max, begun }: FirstQuestionData) {
  const [picks, setPicks] = useState<readonly string[]>([]);
  const [{ answered, finished }, setKept] = useState({ answered: 0, finished: false });
  const navigate = useNavigate();
  useEffect(() => {
    const look = () => {
      const kept = glanceAtAssessment();
      setPicks(options.filter((option) => kept.ticked.includes(option)));
      setKept(kept);
    };
    look();
    return watchAnswers(look);
  }, [options]);

  if (answered > 0)
    return (
      <div className={styles.question}>
        <p>{finished ? strings.tasteFinished : strings.tasteResumed}</p>
        <ButtonLink to={finished ? "/results" : "/assessment"}>{finished ? strings.tasteResults : strings.tasteGoOn}</ButtonLink>
      </div>
    );

  const toggle = (toggled: string) => {
    const next = options.filter((option) => (option === toggled) !== picks.includes(option));
    setPicks(next);
    // Kept in the press. Another tab may have gone on meanwhile, and what was answered there stays.
    if (glanceAtAssessment().answered === 0) writeJson("local", ASSESSMENT_KEY, { ...begun, pending: next });
    // What cannot be had now is asked for again when the visitor goes on.
    assessment().catch(() => undefined);
  };
  const submit = () =>
    assessment().then(
      ({ answerWith }) => {
        answerWith(picks);
        navigate("/assessment?question=2");
      },
      () => notify({ text: strings.tasteFailed }),
    );
  return (
    <fieldset className={styles.question}>
      <legend className={styles.questionText}>{text}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="checkbox"
              className={styles.check}
              checked={picks.includes(option)}
              disabled={picks.length >= max && !picks.includes(option)}
              onChange={() => toggle(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <div className={styles.questionFoot}>
        <span role="status">{strings.picked(picks.length, max)}</span>
        <Button disabled={picks.length === 0} onClick={singleClick(submit)}>
          {strings.tasteContinue}
        </Button>
      </div>
    </fieldset>
  );
}
