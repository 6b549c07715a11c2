import type { Errors, MessageField, MessageKind } from "@career-clarity/submissions";
import { useState } from "react";
import type { faultsIn } from "./delivery.ts";
import type { Typed } from "./draft.ts";
import { loadDelivery } from "./load-delivery.ts";

const NONE: Errors<MessageField> = {};

export type ErrorsControl = {
  readonly error: (field: MessageField) => string | undefined;
  /** Shows from now on what is wrong with a field, or with all. */
  readonly show: (field: MessageField | "all") => void;
};

/** What is wrong is shown at a field that was changed and left, and everywhere once sending was tried. The checks come with the first of these. */
export function useErrors(kind: MessageKind, typed: Typed): ErrorsControl {
  const [check, setCheck] = useState<typeof faultsIn | null>(null);
  const [shown, setShown] = useState<ReadonlySet<MessageField> | "all">(new Set());
  const errors = check ? check(kind, typed) : NONE;
  const show = (field: MessageField | "all") =>
    void loadDelivery().then(
      ({ afterPress, faultsIn }) =>
        afterPress(() => {
          setCheck(() => faultsIn);
          setShown((now) => (now === "all" || field === "all" ? "all" : new Set([...now, field])));
        }),
      // Sending tries again, and tells.
      () => undefined,
    );
  return { error: (field) => (shown === "all" || shown.has(field) ? errors[field] : undefined), show };
}
