/** Who can be named by CHAT_PROVIDER, and where they listen. `limit` is the name that they give to the limit of an answer's length. */
export const PROVIDERS = {
  openai: { name: "OpenAI", baseURL: "https://api.openai.com/v1", limit: "max_completion_tokens" },
  groq: { name: "Groq", baseURL: "https://api.groq.com/openai/v1", limit: "max_completion_tokens" },
  openrouter: { name: "OpenRouter", baseURL: "https://openrouter.ai/api/v1", limit: "max_tokens" },
} as const satisfies Readonly<Record<string, Provider>>;

type Provider = { readonly name: string; readonly baseURL: string; readonly limit: "max_tokens" | "max_completion_tokens" };

export type Env = Readonly<Record<string, string | undefined>>;

export type ModelSettings = {
  readonly baseURL: string;
  readonly apiKey: string;
  readonly model: string;
  readonly limit: Provider["limit"];
  /** Who receives a question, in words for the visitor, such as "gpt-5-mini (OpenAI)". */
  readonly label: string;
};

export type ModelChoice =
  | { readonly kind: "none" }
  | { readonly kind: "ready"; readonly settings: ModelSettings }
  /** `reason` is for the operator and holds no key. */
  | { readonly kind: "wrong"; readonly reason: string };

/** A program on the same machine asks for no key, but the SDK wants one. */
const NO_KEY = "none";
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const wrong = (reason: string): ModelChoice => ({ kind: "wrong", reason });
const setting = (env: Env, name: string): string => env[name]?.trim() ?? "";
const isProvider = (name: string): name is keyof typeof PROVIDERS => Object.hasOwn(PROVIDERS, name);

function ownAddress(text: string): Provider | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, host, username, password } = new URL(text);
  // Keys and questions travel encrypted, unless they stay on the machine.
  const safe = protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
  return safe && username === "" && password === "" ? { name: host, baseURL: text, limit: "max_tokens" } : null;
}

function providerOf(name: string, address: string): Provider | null {
  if (address !== "") return ownAddress(address);
  return isProvider(name) ? PROVIDERS[name] : null;
}

/**
 * Which model the environment asks for: CHAT_PROVIDER (one of `PROVIDERS`) or CHAT_BASE_URL (any OpenAI-compatible address, which wins),
 * with CHAT_MODEL and CHAT_API_KEY. Nothing set: none. A half-set one is wrong rather than quietly none.
 */
export function readModelChoice(env: Env): ModelChoice {
  const [name, address, model, key] = ["CHAT_PROVIDER", "CHAT_BASE_URL", "CHAT_MODEL", "CHAT_API_KEY"].map((each) => setting(env, each));
  if (!name && !address && !model && !key) return { kind: "none" };
  if (!name && !address) return wrong("CHAT_PROVIDER or CHAT_BASE_URL is needed beside CHAT_MODEL and CHAT_API_KEY");
  const provider = providerOf(name ?? "", address ?? "");
  if (!provider)
    return wrong(
      address
        ? "CHAT_BASE_URL must be an https address (http on this machine only)"
        : `CHAT_PROVIDER must be one of ${Object.keys(PROVIDERS).join(", ")}`,
    );
  if (!model) return wrong("CHAT_MODEL is needed");
  if (!key && !address) return wrong("CHAT_API_KEY is needed");
  const { baseURL, limit } = provider;
  return { kind: "ready", settings: { baseURL, apiKey: key || NO_KEY, model, limit, label: `${model} (${provider.name})` } };
}
