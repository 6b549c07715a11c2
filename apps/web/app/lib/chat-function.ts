import { isFields } from "@career-clarity/internal";

/** The chat function's answer (specification, section 7). `html` is as it came: nobody has checked it yet. */
export type FunctionAnswer = { readonly html: string; readonly fallback: boolean; readonly model: string | null };

const ADDRESS = "/.netlify/functions/chat";
const TEST_MESSAGE = "test connection";
/** With the reply's delay, and what a slow phone takes to draw it, the visitor has an answer within 12 s. The function itself takes at most 8.5. */
const PATIENCE_MS = 9_300;
const MOST_ANSWER_CHARACTERS = 100_000;

async function readAnswer(response: Response): Promise<FunctionAnswer> {
  const text = await response.text();
  if (!response.ok || text.length > MOST_ANSWER_CHARACTERS) throw new Error("refused");
  const value: unknown = JSON.parse(text);
  if (!isFields(value) || typeof value.response !== "string" || value.response.trim() === "") throw new Error("no answer");
  return { html: value.response, fallback: value.fallback !== false, model: typeof value.model === "string" ? value.model : null };
}

/** The careers that a question may be about without naming them: the one on whose page it is asked, and the last reply's. */
export type Place = { readonly page?: string | undefined; readonly last?: string | undefined };

/** Asks the function; rejects on anything but an answer in time. */
export async function ask(message: string, place: Place, stop: AbortSignal): Promise<FunctionAnswer> {
  const call = new AbortController();
  const end = () => call.abort();
  const timer = setTimeout(end, PATIENCE_MS);
  stop.addEventListener("abort", end, { once: true });
  try {
    const response = await fetch(ADDRESS, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message, ...place }),
      signal: call.signal,
    });
    return await readAnswer(response);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", end);
  }
}

export const testConnection = (stop: AbortSignal): Promise<FunctionAnswer> => ask(TEST_MESSAGE, {}, stop);
