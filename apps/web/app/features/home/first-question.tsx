import {
  type AssessmentState,
  assessmentQuestions,
  selectionLimit,
  startAssessment,
  submitSelection,
  toggleOption,
} from "@career-clarity/assessment-engine";
import { useEffect, useState } from "react";
import { useNavigate } from "../../lib/router/location.ts";
import { keepAssessment, keptAssessment } from "../../lib/assessment-store.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import * as styles from "./home.css.ts";
import { strings } from "./strings.ts";

const [first] = assessmentQuestions;

/** The assessment's first question, for real: what is ticked here is kept on the device as the assessment keeps it, and goes on there. */
export function FirstQuestion() {
  const [state, setState] = useState<AssessmentState>(() => startAssessment());
  const [begun, setBegun] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const kept = keptAssessment();
    if (kept) setState(kept);
    setBegun(kept !== null && Object.keys(kept.answers).length > 0);
  }, []);
  if (first?.type !== "multiselect") return null;

  if (begun)
    return (
      <div className={styles.question}>
        <p>{strings.tasteResumed}</p>
        <ButtonLink to="/assessment">{strings.tasteGoOn}</ButtonLink>
      </div>
    );

  const max = selectionLimit(first);
  const picked = state.pending;
  const toggle = (option: string) => {
    const next = toggleOption(state, option);
    keepAssessment(next);
    setState(next);
  };
  const submit = () => {
    keepAssessment(submitSelection(state));
    navigate("/assessment?question=2");
  };
  return (
    <fieldset className={styles.question}>
      <legend className={styles.questionText}>{first.text}</legend>
      <div className={styles.options}>
        {first.options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="checkbox"
              className={styles.check}
              checked={picked.includes(option)}
              disabled={picked.length >= max && !picked.includes(option)}
              onChange={() => toggle(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <div className={styles.questionFoot}>
        <span role="status">{strings.picked(picked.length, max)}</span>
        <Button disabled={picked.length === 0} onClick={submit}>
          {strings.tasteContinue}
        </Button>
      </div>
    </fieldset>
  );
}
