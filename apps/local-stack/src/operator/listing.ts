import type { Entry } from "./office.ts";

/** Characters that would move the cursor, colour the terminal, or show text in another order than it has. Line breaks are laid out below. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const visible = (text: string) => text.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
const indented = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `    ${visible(line)}`)
    .join("\n");

const FORMS: Readonly<Record<string, string>> = { feedback: "Feedback", help_requests: "Help", newsletter_subscriptions: "Newsletter" };

const sender = ({ name, email, under_18 }: Entry) =>
  under_18 ? "somebody under 18" : [name, email && `<${email}>`].filter(Boolean).join(" ");

function show(entry: Entry): string {
  const when = entry.created_at.slice(0, 16).replace("T", " ");
  const facts = [entry.rating && `${entry.rating} of 5`, entry.category].filter(Boolean).join(", ");
  const head = visible(`${when}  ${FORMS[entry.form] ?? entry.form} from ${sender(entry)}${facts && ` (${facts})`}`);
  const body = [entry.message, entry.improvements && `To improve: ${entry.improvements}`].filter((text) => text !== null && text !== "");
  return [head, `    id ${entry.id}`, ...body.map((text) => indented(text ?? ""))].join("\n");
}

/** The entries as an operator reads them in a terminal, whatever their senders put in them. Times are UTC. */
export const toListing = (entries: readonly Entry[]): string =>
  entries.length === 0 ? "Nothing was sent." : `${entries.map(show).join("\n\n")}\n\n${entries.length} in all`;
