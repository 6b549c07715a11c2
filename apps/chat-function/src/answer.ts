import { cleanReply, groundedReply, guardedReply, keywordReply, type ReplyOptions } from "@career-clarity/chat-assistant";
import type { Explorer } from "@career-clarity/explorer-query";
import { textOf } from "./json-response.ts";
import type { Log } from "./log.ts";
import type { AskModel } from "./model/ask.ts";
import { faultOf } from "./model/check.ts";
import { groundsOf } from "./model/facts.ts";
import { ModelFailedError } from "./model/failure.ts";
import { messagesFor } from "./model/messages.ts";
import type { Question } from "./question.ts";
import { remembered } from "./remembered.ts";
import type { ModelSettings } from "./settings.ts";

export type Model = { readonly settings: ModelSettings; readonly ask: AskModel };
export type AnswerOptions = { readonly explorer: () => Explorer; readonly model: Model | null; readonly log: Log };
/** Gives the answer as JSON text (see `ChatAnswer`). */
export type Answer = (question: Question, signal: () => AbortSignal) => Promise<string>;

/** Which career the question may be about, where it names none. */
const placeOf = ({ text: _, ...place }: Question): ReplyOptions => place;

/** Care and refusals are given in fixed words, and markup without a word around it asks nothing. */
const isForModel = ({ text }: Question): boolean => guardedReply(text) === null && /\p{L}/u.test(text.replace(/<[^>]*>?/g, " "));

/** The model's answer, cleaned and checked against the facts it was given. Rejects with `ModelFailedError`. */
async function modelReply(question: Question, { settings, ask }: Model, explorer: Explorer, signal: AbortSignal): Promise<string> {
  const facts = groundsOf(question.text, explorer, placeOf(question));
  const html = cleanReply(await ask(messagesFor(question.text, facts), signal));
  const isCareer = (id: string) => explorer.byId(id) !== undefined;
  const fault = faultOf(html, { facts: facts.join("\n"), apiKey: settings.apiKey, isCareer });
  if (fault !== null) throw new ModelFailedError(fault);
  return html;
}

/** Answers every question: distress and what is refused first and by no model, then the model where there is one, then the catalogue alone. */
export function createAnswer({ explorer, model, log }: AnswerOptions): Answer {
  const ground = remembered((key) => {
    const { text, ...place }: Question = JSON.parse(key);
    return textOf({ response: groundedReply(text, explorer(), place), fallback: true });
  });

  function groundedAnswer(question: Question): string {
    try {
      return ground(JSON.stringify(question));
    } catch {
      log("grounded-reply-failed");
      return textOf({ response: keywordReply(question.text), fallback: true });
    }
  }

  return async (question, signal) => {
    if (model === null || !isForModel(question)) return groundedAnswer(question);
    try {
      return textOf({ response: await modelReply(question, model, explorer(), signal()), fallback: false });
    } catch (error) {
      log(error instanceof ModelFailedError ? `model-${error.failure}` : "model-failed");
      return groundedAnswer(question);
    }
  };
}
