/** A topic that is answered in the same words each time: how it is asked for, and the reply. */
export type Topic = { readonly cue: RegExp; readonly reply: string };

export const replyOf = (topics: readonly Topic[], text: string): string | null => topics.find(({ cue }) => cue.test(text))?.reply ?? null;
