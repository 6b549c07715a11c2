/** The same value, frozen all the way down: what is shared with everybody who imports it can be changed by nobody. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
