import { describe, expect, it } from "vitest";
import { PROVIDERS, readModelChoice } from "./settings.ts";

const whole = { CHAT_MODEL: "m-1", CHAT_API_KEY: "secret-key-1" };
const reasonOf = (env: Record<string, string>) => {
  const choice = readModelChoice(env);
  return choice.kind === "wrong" ? choice.reason : choice.kind;
};

describe("readModelChoice", () => {
  it("is none where nothing is set", () => {
    expect(readModelChoice({})).toEqual({ kind: "none" });
    expect(readModelChoice({ CHAT_PROVIDER: " ", CHAT_API_KEY: "" })).toEqual({ kind: "none" });
  });

  it("knows each named provider's address", () => {
    for (const [name, { baseURL, limit, name: spoken }] of Object.entries(PROVIDERS))
      expect(readModelChoice({ ...whole, CHAT_PROVIDER: name })).toEqual({
        kind: "ready",
        settings: { baseURL, limit, apiKey: "secret-key-1", model: "m-1", label: `m-1 (${spoken})` },
      });
  });

  it("takes any address before a provider's, and names its host", () => {
    const choice = readModelChoice({ ...whole, CHAT_PROVIDER: "openai", CHAT_BASE_URL: "https://llm.school.example/v1" });
    expect(choice).toMatchObject({ settings: { baseURL: "https://llm.school.example/v1", label: "m-1 (llm.school.example)" } });
  });

  it("asks for no key from an address of one's own", () => {
    expect(readModelChoice({ CHAT_BASE_URL: "http://localhost:11434/v1", CHAT_MODEL: "llama" })).toMatchObject({ kind: "ready" });
  });

  it.each([
    [{ CHAT_API_KEY: "secret-key-1" }, "CHAT_PROVIDER or CHAT_BASE_URL is needed beside CHAT_MODEL and CHAT_API_KEY"],
    [{ ...whole, CHAT_PROVIDER: "toString" }, "CHAT_PROVIDER must be one of openai, groq, openrouter"],
    [{ ...whole, CHAT_BASE_URL: "http://llm.example/v1" }, "CHAT_BASE_URL must be an https address (http on this machine only)"],
    [{ ...whole, CHAT_BASE_URL: "https://user:word@llm.example/v1" }, "CHAT_BASE_URL must be an https address (http on this machine only)"],
    [{ ...whole, CHAT_BASE_URL: "nonsense" }, "CHAT_BASE_URL must be an https address (http on this machine only)"],
    [{ CHAT_PROVIDER: "openai", CHAT_API_KEY: "secret-key-1" }, "CHAT_MODEL is needed"],
    [{ CHAT_PROVIDER: "openai", CHAT_MODEL: "m" }, "CHAT_API_KEY is needed"],
  ])("says what is wrong with %j, and never the key", (env, reason) => {
    expect(reasonOf(env)).toBe(reason);
    expect(reasonOf(env)).not.toContain("secret");
  });
});
