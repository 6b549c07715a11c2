import { TRAITS } from "@career-clarity/career-catalog";
import type { VisitorProfile } from "@career-clarity/career-matching";
import { Radar } from "../../ui/radar/radar.tsx";
import * as styles from "./results.css.ts";
import { strings, type Words } from "./strings.ts";

/** The visitor's traits as a radar and, saying the same, as a table. */
export function Profile({ profile, words }: { profile: VisitorProfile; words: Words }) {
  return (
    <section className={styles.section} aria-labelledby="profile">
      <h2 id="profile">{words.profile}</h2>
      <p className={styles.hint}>{strings.profileHint}</p>
      <div className={styles.profile}>
        <Radar series={[{ name: words.youName, values: profile.traits }]} />
        <table className={styles.traits}>
          <thead>
            <tr>
              <th scope="col">{strings.trait}</th>
              <th scope="col">{words.youName}</th>
            </tr>
          </thead>
          <tbody>
            {TRAITS.map((trait) => (
              <tr key={trait}>
                <th scope="row">{trait}</th>
                <td>{profile.traits[trait].toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
