/** The talk with Disha as the panel holds it (specification, section 3): what was said, and by what means. */
export const SOURCES = ["system", "ai", "intelligent-fallback", "local-fallback", "error-fallback"] as const;
export type Source = (typeof SOURCES)[number];
export type ConnectionStatus = "checking" | "connected" | "fallback";

export type ChatMessage = {
  readonly id: number;
  /** As typed, or as the reply's HTML came: it is cleaned whenever it is shown. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
} & ({ readonly isUser: true } | { readonly isUser: false; readonly source: Source });

export type Talk = {
  readonly messages: readonly ChatMessage[];
  /** Typed and not yet sent. */
  readonly draft: string;
};

/** Longer talks lose their beginning, so that the tab's storage never fills. */
export const MOST_MESSAGES = 100;

const nextId = (messages: readonly ChatMessage[]) => Math.max(0, ...messages.map(({ id }) => id)) + 1;

export const withMessage = (talk: Talk, text: string, source: Source | "user", timestamp: number): Talk => {
  const base = { id: nextId(talk.messages), text, timestamp };
  const message: ChatMessage = source === "user" ? { ...base, isUser: true } : { ...base, isUser: false, source };
  return { ...talk, messages: [...talk.messages, message].slice(-MOST_MESSAGES) };
};

export const welcomed = (welcome: string, timestamp: number, draft = ""): Talk =>
  withMessage({ messages: [], draft }, welcome, "system", timestamp);

/** Whether nobody has asked anything yet: then questions are suggested. */
export const isOnlyWelcome = ({ messages }: Pick<Talk, "messages">): boolean => messages.length === 1 && messages[0]?.isUser === false;

/** The question that a reply answers. */
export const questionBefore = ({ messages }: Talk, id: number): string | null =>
  messages.findLast((message) => message.isUser && message.id < id)?.text ?? null;

/** A kept talk as it goes on: a question whose answer was still to come when the page left goes back into the field, where there is room. */
export function resumed(kept: Talk | null): Talk | null {
  const last = kept?.messages.at(-1);
  if (!kept || !last?.isUser || kept.draft !== "" || kept.messages.length === 1) return kept;
  return { messages: kept.messages.slice(0, -1), draft: last.text };
}
