import { LIMITS, type MessageField, type MessageKind, missingFields } from "@career-clarity/submissions";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { Button } from "../../ui/button/button.tsx";
import { AreaField, Field, LineField, Stars } from "./fields.tsx";
import * as styles from "./form.css.ts";
import { Consent, Kept, ProblemBox } from "./notes.tsx";
import { formStrings, strings } from "./strings.ts";
import { useDraft } from "./use-draft.ts";
import { useErrors } from "./use-errors.ts";
import { useSending } from "./use-sending.ts";

const UNSENT = { submissionId: "", userAgent: "" } as const;

/** The form of feedback and of help: writing, sending, what went wrong, thanks (specification, section 4). */
export function MessageForm({ kind, onClose }: { kind: MessageKind; onClose: () => void }) {
  const words = formStrings[kind];
  const draft = useDraft(kind);
  const { typed, edit } = draft;
  const { error, show } = useErrors(kind, typed);
  const wantsFocus = useRef(false);
  const { phase, send } = useSending(kind, draft, () => {
    wantsFocus.current = true;
    show("all");
  });
  const changed = useRef(new Set<MessageField>());
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    const invalid = wantsFocus.current && form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (!invalid) return;
    wantsFocus.current = false;
    invalid.focus();
  });
  if (phase.at === "sent") return <phase.Screen sent={phase.sent} onClose={onClose} />;

  const isSending = phase.at === "sending";
  const missing = missingFields({ ...typed, ...UNSENT });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending && missing.length === 0) send();
  };
  const field = (name: "name" | "email" | "message" | "improvements") => ({
    name,
    value: typed[name],
    error: error(name),
    maxLength: LIMITS[name],
    readOnly: isSending,
    onChange: (event: { target: { value: string } }) => {
      changed.current.add(name);
      edit({ [name]: event.target.value });
    },
    onBlur: () => {
      if (changed.current.has(name)) show(name);
    },
  });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {words.lead !== null && <p>{words.lead}</p>}
      <Kept draft={draft} kind={kind} />
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={typed.minor}
          disabled={isSending}
          onChange={(event) => edit({ minor: event.target.checked })}
        />
        {strings.minor}
      </label>
      {typed.minor ? (
        <p className={styles.note}>{strings.minorNote}</p>
      ) : (
        <div className={styles.pair}>
          <LineField label={strings.name} autoComplete="name" {...field("name")} />
          <LineField label={strings.email} type="email" autoComplete="email" {...field("email")} />
        </div>
      )}
      <Stars label={words.rating} value={typed.rating} error={error("rating")} onChange={(rating) => isSending || edit({ rating })} />
      <Field label={strings.category} optional error={error("category")}>
        {(described) => (
          <select
            className={styles.control}
            value={typed.category}
            disabled={isSending}
            onChange={(event) => edit({ category: event.target.value })}
            {...described}
          >
            <option value="">{strings.noCategory}</option>
            {Object.entries(words.categories).map(([category, label]) => (
              <option key={category} value={category}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <AreaField label={words.message} rows={4} {...field("message")} />
      <AreaField label={words.improvements} rows={2} optional {...field("improvements")} />
      <Consent minor={typed.minor} />
      {phase.problem && <ProblemBox problem={phase.problem} />}
      <div className={styles.submitRow}>
        <Button
          type="submit"
          // Not `disabled` while sending: the focus would be lost.
          disabled={missing.length > 0}
          aria-disabled={isSending || undefined}
          className={isSending ? styles.busy : undefined}
          aria-describedby={`${id}-missing`}
        >
          {isSending ? strings.sending : words.submit}
        </Button>
        <p id={`${id}-missing`} className={styles.note}>
          {missing.length > 0 && strings.missing(missing.map((one) => strings.missingFields[one]).join(", "))}
        </p>
      </div>
    </form>
  );
}
