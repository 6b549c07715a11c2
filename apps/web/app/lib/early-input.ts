type Field = HTMLInputElement | HTMLSelectElement;

declare global {
  /** Kept by the line in the page's head (index.html), until the page has come to life. */
  interface Window {
    /** What was pressed last. */
    pressed?: Element | undefined;
    /** Each field that was changed, with its value, and whether it is ticked. */
    typed?: Map<Field, readonly [value: string, checked?: boolean]>;
  }
}

/** From here on React hears presses by itself, and takes over fields as the page was written: what was made of them is done again below. */
export function leaveInputToReact(): void {
  window.onclick = null;
  for (const field of window.typed?.keys() ?? []) {
    if ("options" in field) for (const option of field.options) option.selected = option.defaultSelected;
    else if (field.type === "checkbox") field.checked = field.defaultChecked;
    else field.value = field.defaultValue;
  }
}

/** React knows a change by the value differing from the last that was set through the element's own property; the prototype's is not watched. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * What was typed, ticked, chosen and pressed last on the prerendered page, before its scripts had come, is done now: a phone on a slow network
 * shows the page seconds before it listens. Of several presses the last counts, and once, since an unanswered press is pressed again.
 */
export async function repeatEarlyInput(): Promise<void> {
  const { pressed, typed = [] } = window;
  window.oninput = null;
  window.pressed = undefined;
  window.typed = new Map();
  for (const [field, [value, checked]] of typed) {
    if ("checked" in field && field.checked !== checked) field.click();
    if (field.value !== value) setValue(field, value);
    // Each is drawn before the next is done, as if it came from a hand.
    await null;
  }
  pressed?.closest("button")?.click();
}
