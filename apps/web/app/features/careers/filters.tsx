import {
  changeCategory,
  changeEducation,
  changeSalary,
  changeSubcategory,
  type ExplorerQuery,
  parseSalary,
} from "@career-clarity/explorer-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { useLaterState } from "../../lib/use-later-state.ts";
import { site } from "../../site.ts";
import { Button } from "../../ui/button/button.tsx";
import { Histogram, Range } from "../../ui/range/range.tsx";
import { hint } from "./careers.css.ts";
import type { Engine } from "./engine.ts";
import * as styles from "./filters.css.ts";
import { strings } from "./filters-strings.ts";
import type { Change } from "./use-query.ts";

const ALL = "All";
const BARS = 24;
const STEP = 1000;
const PAUSE_MS = 150;

type Props = {
  readonly engine: Engine;
  readonly query: ExplorerQuery;
  readonly change: Change;
  readonly onClear: () => void;
};

function Choice({
  id,
  label,
  value,
  all,
  options,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  all: string;
  options: readonly { readonly value: string; readonly text: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.input} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value={ALL}>{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

function countsBetween(careers: readonly ListedCareer[], min: number, max: number): readonly number[] {
  const counts = Array<number>(BARS).fill(0);
  for (const { salary } of careers) {
    const place = Math.floor(((parseSalary(salary) - min) / (max - min)) * BARS);
    const bar = Math.min(BARS - 1, Math.max(0, place));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts;
}

type Timer = { current: ReturnType<typeof setTimeout> | undefined };

/** The pay slider follows the hand at once; the list follows when the hand rests, which `timer` waits for. */
function Salary({ engine: { explorer, careers }, query, change, timer }: Omit<Props, "onClear"> & { readonly timer: Timer }) {
  const [min, max] = explorer.facets.salaryBounds;
  const [value, setValue] = useState(query.salary);
  const [from, to] = query.salary;
  const sent = useRef(query.salary);
  // What comes back of our own is no news: the hand may have moved on meanwhile.
  useEffect(() => {
    if (sent.current[0] === from && sent.current[1] === to) return;
    clearTimeout(timer.current);
    sent.current = [from, to];
    setValue([from, to]);
  }, [from, to, timer]);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => () => clearTimeout(timer.current), [timer]);
  const move = (next: readonly [number, number]) => {
    setValue(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = next;
      latest.current((now) => changeSalary(now, next), true);
    }, PAUSE_MS);
  };
  const counts = useMemo(() => countsBetween(careers, min, max), [careers, min, max]);
  return (
    <fieldset className={styles.salary}>
      <legend className={styles.salaryLegend}>{strings.salary}</legend>
      <p className={styles.salaryText}>
        {dollars(value[0])} – {dollars(value[1])} <span className={hint}>{strings.salaryHint}</span>
      </p>
      <Histogram counts={counts} min={min} max={max} value={value} />
      <Range
        min={min}
        max={max}
        step={STEP}
        value={value}
        labels={[strings.salaryFrom, strings.salaryTo]}
        spoken={dollars}
        onChange={move}
      />
    </fieldset>
  );
}

/** Category, subcategory, education and pay, with how many careers each holds. */
export function Filters(props: Props) {
  const { engine, query, change, onClear } = props;
  const { explorer } = engine;
  const { categories, educationLevels } = explorer.facets;
  const count = engine.filterCount(query);
  const sliderTimer: Timer = useRef(undefined);
  // Clearing starts the slider anew, and a move still on its way does not come after.
  const [clears, setClears] = useLaterState(0);
  const clear = () => {
    clearTimeout(sliderTimer.current);
    setClears((now) => now + 1);
    onClear();
  };
  return (
    <div className={styles.filters}>
      <Choice
        id="career-category"
        label={strings.category}
        value={query.category}
        all={strings.allCategories(site.claims.careers)}
        options={categories.map(({ name, count: members }) => ({ value: name, text: `${name} (${members})` }))}
        onChange={(value) => change((now) => changeCategory(now, value))}
      />
      <Choice
        id="career-subcategory"
        label={strings.subcategory}
        value={query.subcategory}
        all={strings.allSubcategories}
        options={explorer.facets.subcategories(query.category).map((name) => ({ value: name, text: name }))}
        onChange={(value) => change((now) => changeSubcategory(now, value))}
      />
      <Choice
        id="career-education"
        label={strings.education}
        value={query.education}
        all={strings.allEducation}
        options={educationLevels.map((name) => ({ value: name, text: name }))}
        onChange={(value) => change((now) => changeEducation(now, value))}
      />
      <Salary key={clears} engine={engine} query={query} change={change} timer={sliderTimer} />
      <Button look="secondary" disabled={count === 0} onClick={clear}>
        {strings.clearAll}
      </Button>
    </div>
  );
}
