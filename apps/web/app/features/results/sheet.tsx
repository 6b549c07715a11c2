import { TRAITS } from "@career-clarity/career-catalog";
import type { PickedMatches, VisitorProfile } from "@career-clarity/career-matching";
import { site } from "../../site.ts";
import * as styles from "./results.css.ts";
import { strings, type Words } from "./strings.ts";

const ON_THE_SHEET = 8;

/** One page of A4 for parents and counsellors: shown only when the page is printed. */
export function ParentSheet({ profile, picked, words }: { profile: VisitorProfile; picked: PickedMatches; words: Words }) {
  return (
    <section className={styles.sheet} aria-hidden="true">
      <h2>{strings.sheetTitle}</h2>
      <p>{strings.sheetText}</p>
      <table className={styles.sheetTable}>
        <thead>
          <tr>
            <th>{strings.sheetCareer}</th>
            <th>{strings.sheetFit}</th>
            <th>{strings.sheetWhy}</th>
            <th>{strings.sheetAgainst}</th>
          </tr>
        </thead>
        <tbody>
          {picked.matches.slice(0, ON_THE_SHEET).map(({ career, fit, reasons, cautions }) => (
            <tr key={career.id}>
              <td>
                <strong>{career.name}</strong>
                <br />
                {career.category}, {career.education}
              </td>
              <td>{Math.round(fit)}</td>
              <td>{reasons[0]?.sentence ?? ""}</td>
              <td>{cautions[0]?.sentence ?? ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>{words.profile}:</strong> {TRAITS.map((trait) => `${trait} ${profile.traits[trait].toFixed(1)}`).join(", ")}.{" "}
        {profile.clarity !== "clear" && strings.clarity[profile.clarity]}
      </p>
      {profile.stated.wishes.length > 0 && (
        <p>
          <strong>{words.youSaid}:</strong> {profile.stated.wishes.map(({ quote }) => quote).join("; ")}
        </p>
      )}
      <p>{strings.sheetAsk}</p>
      <p className={styles.sheetFoot}>{strings.sheetFoot(site.name, profile.version)}</p>
    </section>
  );
}
