import { welcomeMessage } from "@career-clarity/chat-assistant";
import fc from "fast-check";
import { createChatHandler, REFUSALS, readModelChoice, type TimeLimits, wholeCatalogue } from "../../../apps/chat-function/src/index.ts";
import { editedText } from "../generators/edits.ts";
import { questions } from "../generators/questions.ts";
import { type Asked, bytesOf, headersLike, method, requestOf } from "../generators/requests.ts";
import { type Answered, fetchGiving, responseLike } from "../generators/responses.ts";
import { shortText, text } from "../generators/texts.ts";
import { jsonText } from "../generators/values.ts";
import { must, mustBeClean, mustEqual } from "../invariants.ts";
import { target } from "../target.ts";

const ORIGIN = "http://localhost:8888";
const PATH = "/.netlify/functions/chat";
const LONGEST_ANSWER = 40_000;
const REQUIRED_HEADERS = ["content-security-policy", "x-content-type-options", "cache-control"];

const payload = fc.record({
  message: questions,
  page: fc.oneof({ weight: 4, arbitrary: fc.constantFrom<unknown>("tailor", null, undefined) }, shortText),
  last: fc.oneof({ weight: 4, arbitrary: fc.constantFrom<unknown>("midwife", null, undefined) }, shortText),
});
const asked: fc.Arbitrary<Asked> = fc.record({
  method,
  path: fc.constant(PATH),
  headers: headersLike({
    "content-type": ["application/json", "application/json; charset=utf-8"],
    origin: [ORIGIN, "https://localhost:8888"],
    "sec-fetch-site": ["same-origin"],
  }),
  body: fc.oneof(
    { weight: 8, arbitrary: bytesOf(jsonText(payload)) },
    { weight: 8, arbitrary: bytesOf(payload.map((given) => JSON.stringify(given))) },
    fc.uint8Array({ maxLength: 80 }),
    fc.constant(null),
  ),
  streamed: fc.boolean(),
});

/** A reply of the function's own: its table's refusal, or a clean answer. */
async function mustAnswer(response: Response): Promise<boolean> {
  for (const name of REQUIRED_HEADERS) must(response.headers.has(name), `the header ${name}`);
  const body = await response.text();
  must(body.length <= LONGEST_ANSWER, "of a bounded length");
  const answer = JSON.parse(body);
  if (response.status === 200) {
    mustEqual([typeof answer.response, typeof answer.fallback], ["string", "boolean"], "its fields");
    mustBeClean(answer.response);
    must(answer.response !== "", "an answer");
    return true;
  }
  const [status, error] = REFUSALS[answer.code as keyof typeof REFUSALS];
  mustEqual([response.status, answer.error], [status, error], "a refusal of the table");
  return false;
}

const alone = createChatHandler({ explorer: wholeCatalogue, env: {}, log: (kind) => must(false, `no failure to log: ${kind}`) });

const QUICK: TimeLimits = { tryMs: 200, totalMs: 400, pauseMs: 0 };
const KEY = "sk-test-abcdefghij";
let modelSays: Answered = null;
const withModel = createChatHandler({
  explorer: wholeCatalogue,
  env: { CHAT_BASE_URL: "http://localhost:1/v1", CHAT_MODEL: "m", CHAT_API_KEY: KEY },
  fetch: (...call) => fetchGiving(modelSays)(...call),
  limits: QUICK,
  log: (kind) => must(kind.startsWith("model-") && kind !== "model-failed", `a failure with a name, not ${kind}`),
});
const reply = editedText(
  fc.constantFrom(welcomeMessage, "<p>A tailor sews clothes.</p>", "<p>A tailor earns ₹99 lakh.</p>", `<p>${KEY}</p>`),
);
const completion = fc.record({
  id: fc.constant("x"),
  object: fc.constant("chat.completion"),
  choices: fc.oneof(reply, text).map((content) => [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }]),
});

const env = fc.record(
  {
    CHAT_PROVIDER: fc.oneof(fc.constantFrom("openai", "groq", "openrouter"), shortText),
    CHAT_BASE_URL: fc.oneof(
      editedText(fc.constantFrom("https://llm.example/v1", "http://localhost:11434/v1", "https://me:secret@llm.example")),
      shortText,
    ),
    CHAT_MODEL: fc.oneof(fc.constant("gpt-5-mini"), shortText),
    CHAT_API_KEY: fc.constantFrom(KEY, "", " "),
  },
  { requiredKeys: [] },
);

export const functionTargets = [
  target({
    name: "chat function",
    source: "network",
    holds: "a clean answer, or a refusal of its table, with its own headers, and nothing logged",
    weight: 0.5,
    input: asked,
    check: async (request) => mustAnswer(await alone(requestOf(ORIGIN, request))),
  }),
  target({
    name: "chat function with a model",
    source: "network",
    holds: "a clean answer without the key, whatever the provider sends",
    weight: 0.25,
    input: fc.tuple(fc.constantFrom("What does a tailor do?", "nurse"), responseLike(completion)),
    check: async ([message, response]) => {
      modelSays = response;
      const headers = [["content-type", "application/json"]] as const;
      const body = new TextEncoder().encode(JSON.stringify({ message }));
      const answered = await withModel(requestOf(ORIGIN, { method: "POST", path: PATH, headers, body, streamed: false }));
      mustEqual(answered.status, 200, "always an answer");
      must(!(await answered.clone().text()).includes(KEY), "no key");
      return await mustAnswer(answered);
    },
  }),
  target({
    name: "readModelChoice",
    source: "definition",
    holds: "none, settings with a safe address, or what is wrong without the key",
    input: env,
    check: (given) => {
      const choice = readModelChoice(given);
      if (choice.kind === "wrong") must(choice.reason !== "" && !choice.reason.includes(KEY), "a reason without the key");
      if (choice.kind !== "ready") return false;
      const { baseURL, apiKey, model, label } = choice.settings;
      const { protocol, hostname, username, password } = new URL(baseURL);
      must(
        protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname)),
        `a safe address: ${baseURL}`,
      );
      must(username === "" && password === "" && apiKey !== "" && model !== "" && !label.includes(KEY), "whole settings");
    },
  }),
];
