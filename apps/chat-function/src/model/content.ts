import { ModelFailedError } from "./failure.ts";

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

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
  if (content.trim() === "") throw new ModelFailedError("empty");
  return content;
}
