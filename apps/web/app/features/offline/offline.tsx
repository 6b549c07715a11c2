import { reloadPage } from "../../lib/reload-page.ts";
import * as common from "../../theme/common.css.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./offline.css.ts";
import { strings } from "./strings.ts";

/** Shown by the service worker at the address of a page that it can't get: trying again asks for that very page. */
export default function Offline() {
  return (
    <section className={common.notice}>
      <h1>{strings.title}</h1>
      <p className={common.lead}>{strings.text}</p>
      <ul className={styles.works}>
        {strings.works.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
      <p>{strings.visited}</p>
      <Button onClick={reloadPage}>{strings.again}</Button>
    </section>
  );
}
