/** A longer value is cut, and a longer list counted: enough to see what is meant. */
const LONGEST = 200;

function written(given: unknown): string {
  if (typeof given === "bigint") return `${given}n`;
  const json = typeof given === "string" || typeof given === "object" ? JSON.stringify(given) : undefined;
  return json ?? String(given);
}

/** A value as a message shows it. Never throws, whatever the value. */
export function shown(given: unknown): string {
  try {
    const text = written(given);
    if (text.length <= LONGEST) return text;
    return Array.isArray(given) ? `a list of ${given.length}` : `${text.slice(0, LONGEST)}…`;
  } catch {
    return `something of type ${typeof given}`;
  }
}
