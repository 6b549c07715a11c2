/** Freezes a plain value all the way down and returns it, so that a test sees whoever writes to it. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}
