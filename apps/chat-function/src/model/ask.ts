import type { ModelSettings } from "../settings.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { contentOf } from "./content.ts";
import { ModelFailedError, type ModelFailure, WORTH_A_RETRY } from "./failure.ts";
import { pause, type TimeLimits, until } from "./time-limits.ts";

export type ModelMessage = { readonly role: "system" | "user"; readonly content: string };
/** The model's own words, not yet cleaned or checked. Rejects with `ModelFailedError`. */
export type AskModel = (messages: readonly ModelMessage[], signal: AbortSignal) => Promise<string>;

/** Some 400 words. */
const MOST_TOKENS = 800;
const TRIES = 2;
const [TOO_MANY, SERVER_FAULT] = [429, 500];

type Sdk = typeof import("openai");
type Options = { readonly settings: ModelSettings; readonly fetch: typeof globalThis.fetch; readonly limits: TimeLimits };

function failureOf(error: unknown, sdk: Sdk | undefined): ModelFailure {
  if (error instanceof ModelFailedError) return error.failure;
  if (error instanceof Error && error.cause instanceof ModelFailedError) return error.cause.failure;
  if (sdk && error instanceof sdk.APIConnectionError) return "unreachable";
  if (sdk && error instanceof sdk.APIError && typeof error.status === "number")
    return error.status === TOO_MANY || error.status >= SERVER_FAULT ? "busy" : "refused";
  return "malformed";
}

/** The SDK is 90 kB that an instance without a model, or before its first question, need not read. */
const loadSdk = (): Promise<Sdk> => import("openai");

const clientOf = (sdk: Sdk, { settings: { apiKey, baseURL }, fetch, limits }: Options) =>
  new sdk.OpenAI({
    apiKey,
    baseURL,
    fetch: boundedFetch(fetch),
    // A try is ended by its signal, and called a timeout then; the client's own clock stands behind it.
    timeout: limits.totalMs,
    // Its own retries may wait a minute where a server asks for that.
    maxRetries: 0,
    // What the SDK would otherwise take from the environment or print.
    adminAPIKey: null,
    organization: null,
    project: null,
    logLevel: "off",
  });

/** A model behind an OpenAI-compatible address: asked at most twice, each try and the whole held to a time. */
export function createAskModel(options: Options): AskModel {
  const { settings, limits } = options;
  let client: InstanceType<Sdk["OpenAI"]> | undefined;

  async function tryOnce(messages: readonly ModelMessage[], left: AbortSignal): Promise<string> {
    let sdk: Sdk | undefined;
    const time = AbortSignal.timeout(limits.tryMs);
    const signal = AbortSignal.any([left, time]);
    try {
      sdk = await loadSdk();
      client ??= clientOf(sdk, options);
      const body = { model: settings.model, messages: [...messages], [settings.limit]: MOST_TOKENS };
      return contentOf(await until(signal, client.chat.completions.create(body, { signal })));
    } catch (error) {
      throw new ModelFailedError(signal.aborted ? "timeout" : failureOf(error, sdk), error);
    }
  }

  return async (messages, visitor) => {
    const total = AbortSignal.any([visitor, AbortSignal.timeout(limits.totalMs)]);
    for (let tried = 1; ; tried++) {
      try {
        return await tryOnce(messages, total);
      } catch (error) {
        if (visitor.aborted) throw new ModelFailedError("disconnected", error);
        const failure = failureOf(error, undefined);
        if (tried === TRIES || total.aborted || !WORTH_A_RETRY.has(failure)) throw error;
        await pause(limits.pauseMs, total).catch(() => undefined);
      }
    }
  };
}
