import { LIMITS } from "@career-clarity/submissions";
import { type ComponentProps, type ReactNode, useId } from "react";
import * as styles from "./form.css.ts";
import { strings } from "./strings.ts";

const STAR = "m12 2.5 3 6.3 6.9.9-5 4.8 1.2 6.9L12 18l-6.1 3.4 1.2-6.9-5-4.8 6.9-.9z";

type Described = { readonly id: string; readonly "aria-describedby": string | undefined; readonly "aria-invalid": true | undefined };
type FieldProps = {
  label: string;
  error: string | undefined;
  optional?: boolean;
  /** Used and allowed characters. */
  count?: readonly [used: number, most: number];
  children: (described: Described) => ReactNode;
};

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error !== undefined && (
      <p id={id} role="alert" className={styles.error}>
        {error}
      </p>
    )
  );
}

/** A label, a control, how much of it is used and what is wrong with it, tied together. */
export function Field({ label, error, optional = false, count, children }: FieldProps) {
  const id = useId();
  const described = [count && `${id}-count`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label} {optional && <span className={styles.note}>{strings.optional}</span>}
        </label>
        {count && (
          <>
            <span className={styles.counter} aria-hidden="true">
              {strings.counter(...count)}
            </span>
            <span id={`${id}-count`} hidden>
              {strings.counterSpoken(count[1])}
            </span>
          </>
        )}
      </div>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error === undefined ? undefined : true })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

type LineProps = Omit<FieldProps, "children" | "count"> & ComponentProps<"input">;

export function LineField({ label, error, ...input }: LineProps) {
  return (
    <Field label={label} error={error}>
      {(described) => <input className={styles.control} required {...input} {...described} />}
    </Field>
  );
}

type AreaProps = Omit<FieldProps, "children" | "count"> & Omit<ComponentProps<"textarea">, "value"> & { value: string; maxLength: number };

export function AreaField({ label, error, optional = false, ...area }: AreaProps) {
  return (
    <Field label={label} error={error} optional={optional} count={[area.value.length, area.maxLength]}>
      {(described) => <textarea className={styles.area} required={!optional} {...area} {...described} />}
    </Field>
  );
}

type StarsProps = { label: string; error: string | undefined; value: number; onChange: (rating: number) => void };

/** One to five stars as radio buttons: arrow keys move, each says its word. */
export function Stars({ label, error, value, onChange }: StarsProps) {
  const id = useId();
  return (
    <fieldset className={styles.fieldset} aria-describedby={error && `${id}-error`}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.stars}>
        {strings.stars.map((word, index) => {
          const rating = LIMITS.rating.min + index;
          return (
            <label key={word} className={rating <= value ? styles.starOn : styles.star}>
              <input
                type="radio"
                name={id}
                className={styles.radio}
                checked={rating === value}
                required
                aria-label={strings.star(rating, word)}
                onChange={() => onChange(rating)}
              />
              <svg className={styles.starIcon} viewBox="0 0 24 24" aria-hidden="true">
                <path d={STAR} />
              </svg>
            </label>
          );
        })}
        <span className={styles.note} aria-hidden="true">
          {strings.stars[value - LIMITS.rating.min]}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
