import { isLaterPost, type Pathway, SUBJECT_COMBINATIONS } from "@career-clarity/career-catalog";
import { DoorClosed, DoorOpen } from "lucide-react";
import * as common from "../../theme/common.css.ts";
import * as styles from "./career.css.ts";
import { strings } from "./strings.ts";

function Stop({ name, items }: { name: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <li className={styles.stop}>
      <h3 className={styles.stopName}>{name}</h3>
      <ul className={styles.plainList}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </li>
  );
}

/** The path from Class 10 to the first pay: its stops in order, and which subjects leave its door open. */
export function PathwaySection({ pathway, name }: { pathway: Pathway; name: string }) {
  return (
    <section className={styles.section} aria-labelledby="pathway">
      <h2 id="pathway">{strings.pathway}</h2>
      <p className={common.small}>{strings.pathwayLead(name)}</p>
      <ol className={styles.path}>
        <Stop name={strings.class10} items={pathway.afterClass10} />
        <li className={styles.stop}>
          <h3 className={styles.stopName}>{strings.class11}</h3>
          <ul className={styles.doors}>
            {SUBJECT_COMBINATIONS.map((subjects) => {
              const open = pathway.subjects.includes(subjects);
              return (
                <li key={subjects} className={open ? styles.doorOpen : styles.doorClosed}>
                  {open ? <DoorOpen size={18} /> : <DoorClosed size={18} />}
                  {subjects}
                  <span className={common.visuallyHidden}>: {open ? strings.open : strings.closed}</span>
                </li>
              );
            })}
          </ul>
        </li>
        <Stop name={strings.exams} items={pathway.exams} />
        <Stop name={strings.class12} items={pathway.afterClass12} />
        <Stop name={strings.degree} items={pathway.afterDegree} />
        <Stop name={strings.licence} items={pathway.licence === null ? [] : [pathway.licence]} />
        <Stop name={isLaterPost(pathway) ? strings.laterPost : strings.firstPay} items={[strings.years(pathway.yearsToFirstPay)]} />
      </ol>
      <p className={common.small}>{strings.check}</p>
    </section>
  );
}
