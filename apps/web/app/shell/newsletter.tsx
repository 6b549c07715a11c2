import { useId, useState } from "react";
import { Button } from "../ui/button/button.tsx";
import * as styles from "./footer.css.ts";
import { footer as strings } from "./strings.ts";

/** Text, an at-sign, text, a dot, text (specification, section 5). */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The newsletter box: it checks the address as it always will; until there is something to subscribe to it says so, and sends nothing. */
export function Newsletter() {
  const [email, setEmail] = useState("");
  const [message, setMessage] = useState<string | null>(null);
  const id = useId();
  const invalid = message === strings.invalid;
  return (
    <form
      noValidate
      className={styles.newsletter}
      onSubmit={(event) => {
        event.preventDefault();
        setMessage(ADDRESS.test(email.trim()) ? strings.notConnected : strings.invalid);
      }}
    >
      <h2 className={styles.heading}>{strings.newsletter}</h2>
      <p className={styles.promise}>{strings.newsletterText}</p>
      <label htmlFor={id} className={styles.label}>
        {strings.email}
      </label>
      <div className={styles.newsletterRow}>
        <input
          id={id}
          type="email"
          autoComplete="email"
          maxLength={255}
          className={styles.input}
          value={email}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => {
            setEmail(event.target.value);
            setMessage(null);
          }}
        />
        <Button type="submit" disabled={email.trim() === ""}>
          {strings.subscribe}
        </Button>
      </div>
      <p id={`${id}-message`} role="status" className={styles.message}>
        {message}
      </p>
    </form>
  );
}
