import { Check, X } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { site } from "../site.ts";
import { Button } from "../ui/button/button.tsx";
import * as styles from "./footer.css.ts";
import * as own from "./newsletter.css.ts";
import { footer as strings } from "./strings.ts";

const MOST_CHARACTERS = 255;
/** How long a message stays (specification, section 4). */
const SHOWN_MS = 3000;

type Message = { readonly isGood: boolean; readonly isInvalid: boolean; readonly text: string };

/** The code that checks and sends comes when something is sent. */
async function subscribeTo(email: string): Promise<Message> {
  try {
    const { sendSubscription } = await import("../lib/gateway/send.ts");
    const { status, message: text } = await sendSubscription(email);
    return { isGood: status === "subscribed", isInvalid: status === "invalid", text };
  } catch {
    return { isGood: false, isInvalid: false, text: strings.failed };
  }
}

/** The message, for three seconds, and as long as it is pointed at. */
function useMessage() {
  const [message, setMessage] = useState<Message | null>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, held]);
  return { message, setMessage, hold: { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) } };
}

function MessageText({ isGood, text }: Message) {
  const Icon = isGood ? Check : X;
  return (
    <>
      <Icon size={18} aria-hidden="true" /> {text}
    </>
  );
}

/** The newsletter box: idle, submitting, then a message with a tick or a cross (specification, section 4). */
export function Newsletter() {
  const [email, setEmail] = useState("");
  const [isSubmitting, setSubmitting] = useState(false);
  const [isSubscribed, setSubscribed] = useState(false);
  const { message, setMessage, hold } = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isEmpty = email.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isSubmitting) return;
    setSubmitting(true);
    const next = await subscribeTo(email);
    setSubmitting(false);
    setMessage(next);
    if (next.isGood) {
      setEmail("");
      setSubscribed(true);
    }
    // The button is disabled now, or the address is to be put right; where the visitor has gone on, nothing pulls them back.
    const field = input.current;
    const isHere = field?.ownerDocument.activeElement?.closest("form") === field?.form;
    if ((next.isGood || next.isInvalid) && isHere) field?.focus();
  };
  return (
    <form noValidate className={styles.newsletter} onSubmit={submit}>
      <h2 className={styles.heading}>{strings.newsletter}</h2>
      <p className={styles.promise}>{isSubscribed ? strings.subscribed : strings.newsletterText}</p>
      <label htmlFor={id} className={styles.label}>
        {strings.email}
      </label>
      <div className={styles.newsletterRow}>
        <input
          ref={input}
          id={id}
          type="email"
          autoComplete="email"
          maxLength={MOST_CHARACTERS}
          className={styles.input}
          value={email}
          readOnly={isSubmitting}
          aria-invalid={message?.isInvalid || undefined}
          aria-describedby={`${id}-message ${id}-consent`}
          onChange={(event) => {
            setEmail(event.target.value);
            setMessage(null);
          }}
        />
        {/* Not `disabled` while submitting: the focus would be lost. */}
        <Button
          type="submit"
          disabled={isEmpty && !isSubmitting}
          aria-disabled={isSubmitting || undefined}
          className={isSubmitting ? own.busy : undefined}
        >
          {isSubmitting ? strings.subscribing : strings.subscribe}
        </Button>
      </div>
      {/* Being pointed at keeps the message from going, and does nothing else. */}
      <p
        id={`${id}-message`}
        role="status"
        className={[own.message, message && (message.isGood ? own.good : own.bad)].filter(Boolean).join(" ")}
        {...hold}
      >
        {message && <MessageText {...message} />}
      </p>
      <p id={`${id}-consent`} className={own.consent}>
        {strings.newsletterConsent} <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>. {strings.newsletterMinors}
      </p>
    </form>
  );
}
