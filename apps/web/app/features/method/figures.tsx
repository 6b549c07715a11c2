import { Progress } from "../../ui/progress/progress.tsx";
import { type Evaluation, MATCHERS, PEOPLE, type People } from "./evaluation.ts";
import * as styles from "./method.css.ts";
import { strings } from "./strings.ts";

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const span = ({ low, high }: { low: number; high: number }) => strings.between(percent(low), percent(high));

/** Who found their own or a near career: ours beside what else could be done with the same answers. */
function Baselines({ evaluation, people }: { evaluation: Evaluation; people: People }) {
  const figures = evaluation.near10[people];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{strings.baselines[people]}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.matcher}</th>
          <th scope="col">{strings.found}</th>
        </tr>
      </thead>
      <tbody>
        {MATCHERS.map((matcher) => (
          <tr key={matcher} className={matcher === "ours" ? styles.ours : undefined}>
            <th scope="row">{strings.matchers[matcher]}</th>
            <td>
              <Progress label={strings.matchers[matcher]} value={figures[matcher].value} max={1} />
              {percent(figures[matcher].value)} <span className={styles.span}>{span(figures[matcher])}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Noise({ evaluation: { noise } }: { evaluation: Evaluation }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{strings.noise}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.noiseLevel}</th>
          {PEOPLE.map((people) => (
            <th key={people} scope="col">
              {strings.people[people]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noise.map(({ level, ...figures }) => (
          <tr key={level}>
            <th scope="row">{level}</th>
            {PEOPLE.map((people) => (
              <td key={people}>
                {percent(figures[people].value)} <span className={styles.span}>{span(figures[people])}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RandomSheets({ evaluation: { randomSheets } }: { evaluation: Evaluation }) {
  const rows = Object.entries(randomSheets.first).toSorted(([, a], [, b]) => b - a);
  const most = rows[0]?.[1] ?? 1;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{strings.random(randomSheets.sheets, percent(randomSheets.clear))}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.category}</th>
          <th scope="col">{strings.comesFirst}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([category, share]) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>
              <Progress label={category} value={share / most} max={1} />
              {percent(share)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Streams({ evaluation: { streams } }: { evaluation: Evaluation }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{strings.streams}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.noiseLevel}</th>
          <th scope="col">{strings.streamFirst}</th>
          <th scope="col">{strings.streamTopThree}</th>
        </tr>
      </thead>
      <tbody>
        {streams.map(({ level, first, topThree }) => (
          <tr key={level}>
            <th scope="row">{level === "chance" ? strings.byChance : level}</th>
            <td>{percent(first.value)}</td>
            <td>{percent(topThree.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The evaluation's own figures: nothing here is typed in. */
export function Figures({ evaluation }: { evaluation: Evaluation }) {
  return (
    <section className={styles.figures} aria-labelledby="measured">
      <h2 id="measured">{strings.measured}</h2>
      <p>{strings.measuredText(evaluation.people, evaluation.careers, evaluation.nearMedian)}</p>
      <Baselines evaluation={evaluation} people="decided" />
      <Baselines evaluation={evaluation} people="undecided" />
      <p>{strings.kept(evaluation.kept.decided, evaluation.kept.undecided)}</p>
      <Noise evaluation={evaluation} />
      <RandomSheets evaluation={evaluation} />
      <Streams evaluation={evaluation} />
      <p>{strings.circular}</p>
      <p className={styles.span}>{strings.again(evaluation.version)}</p>
    </section>
  );
}
