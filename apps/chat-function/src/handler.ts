import type { Explorer } from "@career-clarity/explorer-query";
import { createAnswer } from "./answer.ts";
import { readBody } from "./body.ts";
import { answered, refused, textOf } from "./json-response.ts";
import { type Log, logToConsole } from "./log.ts";
import { createAskModel } from "./model/ask.ts";
import { TIME_LIMITS, type TimeLimits } from "./model/time-limits.ts";
import { isSameSite } from "./origin.ts";
import { parseQuestion } from "./question.ts";
import { type Env, readModelChoice } from "./settings.ts";

export type ChatHandler = (request: Request) => Promise<Response>;

export type ChatHandlerOptions = {
  /** The catalogue's index; called with the first question, and again with later ones. */
  readonly explorer: () => Explorer;
  /** See `readModelChoice`. */
  readonly env: Env;
  /** Reaches the model. */
  readonly fetch?: typeof globalThis.fetch;
  readonly log?: Log;
  readonly limits?: TimeLimits;
};

const TEST_MESSAGE = "test connection";
const CONNECTED = "<p>Disha is here.</p>";

/**
 * `POST /.netlify/functions/chat` (specification, section 7): `{ message, page? }` in, `{ response, fallback }` out. `fallback` is true
 * where no model had a part in the answer. What is not answered is refused in JSON, by the table in refusal.ts.
 */
export function createChatHandler({ explorer, env, fetch, log = logToConsole, limits = TIME_LIMITS }: ChatHandlerOptions): ChatHandler {
  const choice = readModelChoice(env);
  if (choice.kind === "wrong") log("model-misconfigured", choice.reason);
  const settings = choice.kind === "ready" ? choice.settings : null;
  const reach = fetch ?? ((...request) => globalThis.fetch(...request));
  const model = settings && { settings, ask: createAskModel({ settings, fetch: reach, limits }) };
  const answer = createAnswer({ explorer, model, log });

  const tested = textOf({ response: CONNECTED, fallback: model === null, model: settings?.label ?? null });

  return async (request) => {
    if (request.method !== "POST") return refused("METHOD_NOT_ALLOWED");
    if (!isSameSite(request)) return refused("FOREIGN_ORIGIN");
    const body = await readBody(request);
    if (!body.ok) return refused(body.refusal);
    const parsed = parseQuestion(body.text);
    if (!parsed.ok) return refused(parsed.refusal);
    const { question } = parsed;
    // Answered here, so that a test costs nobody anything and no model reads it.
    if (question.text.toLowerCase() === TEST_MESSAGE) return answered(tested);
    return answered(await answer(question, () => request.signal));
  };
}
