import type { Answers } from "@career-clarity/assessment-engine";
import { buildProfile, type CareerMatch, type Ranker } from "@career-clarity/career-matching";
import { useMemo } from "react";
import * as styles from "./results.css.ts";
import { useMatches } from "./use-matches.ts";

/** Says where a career stands now, and where it stood before: 0 is nowhere in the list. */
const strings = {
  head: "Now at the head of the list:",
  from: (place: number, before: number) =>
    before === place ? "as before" : before === 0 ? "not in the list before" : `number ${before} before`,
} as const;

const HEAD = 3;

export type MovedProps = { readonly ranker: Ranker; readonly answers: Answers; readonly matches: readonly CareerMatch[] };

/** What stands first now, and where it stood before: the list itself may be far above. */
export function Moved({ ranker, answers, matches }: MovedProps) {
  const own = useMemo(() => buildProfile(answers), [answers]);
  const before = useMatches(ranker, own).first.matches.map(({ career }) => career.id);
  return (
    <>
      <p>{strings.head}</p>
      <ol className={styles.plainList}>
        {matches.slice(0, HEAD).map(({ career: { id, name } }, index) => (
          <li key={id}>
            <strong>{name}</strong>, {strings.from(index + 1, before.indexOf(id) + 1)}
          </li>
        ))}
      </ol>
    </>
  );
}
