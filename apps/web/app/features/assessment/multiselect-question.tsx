import {
  careerAreaGroups,
  type MultiselectQuestion as Multiselect,
  recallAnswer,
  selectionLimit,
  submitSelection,
  toggleOption,
} from "@career-clarity/assessment-engine";
import { X } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import * as common from "../../theme/common.css.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./assessment.css.ts";
import type { QuestionProps } from "./question-form.tsx";
import { strings } from "./strings.ts";

type Choices = { options: readonly string[]; picked: readonly string[]; full: boolean; toggle: (option: string) => void };

function Checkboxes({ options, picked, full, toggle }: Choices) {
  return (
    <ul className={styles.options}>
      {options.map((option) => {
        const chosen = picked.includes(option);
        return (
          <li key={option}>
            <label className={chosen ? styles.optionChosen : full ? styles.optionOff : styles.option}>
              <input type="checkbox" className={styles.check} checked={chosen} disabled={full && !chosen} onChange={() => toggle(option)} />
              <span>{option}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** Many options in groups: each group opens, and a search looks through all of them. */
function GroupedCheckboxes({ question, ...choices }: Choices & { question: Multiselect }) {
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const chips = useDeferredValue(choices.picked);
  const found = question.options.filter((option) => option.toLowerCase().includes(wanted));
  return (
    <>
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map((option) => (
            <li key={option}>
              <button type="button" className={styles.chip} aria-label={strings.remove(option)} onClick={() => choices.toggle(option)}>
                {option} <X size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className={common.visuallyHidden} htmlFor="area-search">
        {strings.searchAreas}
      </label>
      <input
        id="area-search"
        type="search"
        className={styles.search}
        placeholder={strings.searchAreas}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {wanted !== "" &&
        (found.length > 0 ? <Checkboxes {...choices} options={found} /> : <p role="status">{strings.noAreas(text.trim())}</p>)}
      {wanted === "" &&
        careerAreaGroups.map((group) => (
          <details key={group.name} className={styles.group}>
            <summary className={styles.groupName}>
              {group.name}
              <span className={styles.groupCount}>
                {strings.groupCount(group.options.length, group.options.filter((option) => choices.picked.includes(option)).length)}
              </span>
            </summary>
            <Checkboxes {...choices} options={group.options} />
          </details>
        ))}
    </>
  );
}

const isGrouped = (question: Multiselect) =>
  question.options.length === careerAreaGroups.reduce((sum, group) => sum + group.options.length, 0);

/** Up to `maxSelections` options, then "Continue with Selected Options" (specification, sections 4 and 5). */
export function MultiselectQuestion({ question, state, stored, change }: QuestionProps<"multiselect">) {
  const max = selectionLimit(question);
  const picked = state.pending;
  const full = picked.length >= max;
  const toggle = (option: string) => change((now) => toggleOption(now, option));
  const offered = useRef(false);

  // Coming back to a question shows what was chosen before.
  useEffect(() => {
    if (offered.current) return;
    offered.current = true;
    if (picked.length === 0 && stored !== undefined) change(recallAnswer);
  }, [picked, stored, change]);

  const choices = { options: question.options, picked, full, toggle };
  return (
    <fieldset className={styles.fieldset} aria-labelledby="question-text">
      <p className={styles.hint}>{question.help ?? strings.chooseUpTo(max)}</p>
      {isGrouped(question) ? <GroupedCheckboxes {...choices} question={question} /> : <Checkboxes {...choices} />}
      <div className={picked.length > 0 ? styles.continueBar : undefined}>
        <p role="status" className={styles.hint}>
          {full ? strings.atLimit(max) : picked.length > 0 ? strings.picked(picked.length, max) : ""}
        </p>
        {picked.length > 0 && (
          <Button size="large" onClick={() => change(submitSelection)}>
            {strings.continue}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
