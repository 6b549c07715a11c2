import type { Asked } from "../chat-server/behaviours.ts";

/** What a model is given with a question: the facts it may use, one text each, and the question. */
export type Given = { readonly facts: readonly string[]; readonly question: string; readonly rules: string; readonly key: string };

const between = (text: string, tag: string): string => new RegExp(`<${tag}>\n([\\s\\S]*?)\n</${tag}>`).exec(text)?.[1] ?? "";

/** Reads a request to a model as the model would. */
export function givenIn({ body, key }: Asked): Given {
  const [system, user] = (body.messages ?? []).map(({ content }) => String(content));
  const prompt = user ?? "";
  return {
    facts: between(prompt, "facts")
      .split("\n")
      .flatMap((line) => (line.startsWith("- ") ? [JSON.parse(`"${line.slice(2)}"`)] : [])),
    question: JSON.parse(between(prompt, "question") || '""'),
    rules: system ?? "",
    key,
  };
}
