import * as shell from "../../shell/shell.css.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./offline.css.ts";
import { strings } from "./strings.ts";

/** Shown by the service worker at the address of a page that it can't get: trying again asks for that very page. */
export default function Offline() {
  return (
    <section className={shell.notice}>
      <h1>{strings.title}</h1>
      <p className={shell.lead}>{strings.text}</p>
      <ul className={styles.works}>
        {strings.works.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
      <p>{strings.visited}</p>
      <Button onClick={() => location.reload()}>{strings.again}</Button>
    </section>
  );
}
