import { ModelFailedError } from "./failure.ts";

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

/** Some models think aloud before they answer. Of that some servers mark only the end, and a model that is cut off only the beginning. */
const withoutThoughts = (content: string): string =>
  content.replace(/^[\s\S]*<\/think(?:ing)?>/i, "").replace(/<think(?:ing)?>[\s\S]*$/i, "");

/** The text of a chat completion, whatever it was that came: a provider's word for its own format is not taken. */
export function contentOf(completion: unknown): string {
  const choices = fieldOf(completion, "choices");
  if (!Array.isArray(choices)) throw new ModelFailedError("malformed");
  const choice: unknown = choices[0];
  const finished = fieldOf(choice, "finish_reason") ?? "stop";
  if (finished === "length") throw new ModelFailedError("cut-off");
  if (finished !== "stop") throw new ModelFailedError("refused");
  const content = fieldOf(fieldOf(choice, "message"), "content") ?? "";
  if (typeof content !== "string") throw new ModelFailedError("malformed");
  const answer = withoutThoughts(content);
  if (answer.trim() === "") throw new ModelFailedError("empty");
  return answer;
}
