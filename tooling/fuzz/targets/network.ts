import { submitFeedback, submitHelpRequest, subscribe } from "@career-clarity/submissions";
import { createClient } from "@supabase/supabase-js";
import fc from "fast-check";
import { ask } from "../../../apps/web/app/lib/chat-function.ts";
import { retryFailed } from "../../../apps/web/app/lib/failures.ts";
import { createGateway } from "../../../apps/web/app/lib/gateway/gateway.ts";
import { loadData } from "../../../apps/web/app/lib/page-data.ts";
import { messageForm } from "../generators/forms.ts";
import { type Answered, fetchGiving, responseLike, withFetch } from "../generators/responses.ts";
import { text } from "../generators/texts.ts";
import { must, refused } from "../invariants.ts";
import { target } from "../target.ts";

const BACKEND = { url: "https://abc.supabase.co", key: "public-key" };
const ROW = { id: "0c6f6a0e-8f2f-4a0e-9a55-0d2e5b1d9a11", created_at: "2026-11-21" };
const refusal = fc.record({
  code: fc.constantFrom("23505", "PT429", "PGRST202", "23514"),
  message: text,
  details: fc.constant(null),
  hint: fc.constant(null),
});
const rows = fc.oneof(fc.constantFrom<unknown>(ROW.id, ROW, [ROW], []), refusal);

/** The real client, whose network is the case's. */
let answered: Answered = null;
const client = createClient(BACKEND.url, BACKEND.key, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: { fetch: (...call) => fetchGiving(answered)(...call) },
});
const usable = { minor: false, name: "Asha", email: "asha@example.in", rating: 4, category: "bug", message: "Helped.", improvements: "" };

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return null;
  } catch (error) {
    return error;
  }
}

let asked = 0;

export const networkTargets = [
  target({
    name: "createGateway with supabase-js",
    source: "network",
    holds: "an outcome with a readable message and no markup; stored only where the answer names a row",
    weight: 0.4,
    input: fc.tuple(messageForm, responseLike(rows)),
    check: async ([form, response]) => {
      answered = response;
      const whole = { ...form, ...usable };
      const gateway = createGateway(BACKEND, async () => client);
      for (const outcome of [
        await submitFeedback(gateway, whole),
        await submitHelpRequest(gateway, whole),
        await subscribe(gateway, { email: whole.email, userAgent: "" }),
      ]) {
        if ("id" in outcome) must(outcome.id === null || outcome.id !== "", "a stored row has an id");
        if ("message" in outcome)
          must(outcome.message.length <= 400 && !/<[a-z!/?]/i.test(outcome.message), `readable: ${outcome.message}`);
      }
    },
  }),
  target({
    name: "ask",
    source: "network",
    holds: "an answer with words in it of at most 100,000 characters, or a rejection",
    weight: 0.6,
    input: responseLike(
      fc.record({ response: fc.oneof(fc.constant("<p>Yes.</p>"), text), fallback: fc.boolean(), model: fc.constantFrom(null, "m") }),
    ),
    check: async (response) => {
      let answer: Awaited<ReturnType<typeof ask>> | undefined;
      const failure = await failureOf(async () => {
        answer = await withFetch(response, () => ask("nurse", {}, new AbortController().signal));
      });
      if (answer === undefined) return refused(failure instanceof Error, "a rejection");
      must(answer.html.trim() !== "" && answer.html.length <= 100_000, "words");
      must(typeof answer.fallback === "boolean" && (answer.model === null || typeof answer.model === "string"), "its kind");
    },
  }),
  target({
    name: "loadData",
    source: "network",
    holds: "what the JSON says, the same for everybody who asks, or one failure until somebody tries again",
    weight: 0.6,
    input: responseLike(fc.constant({ career: { id: "tailor", name: "Tailor" } })),
    check: async (response) => {
      const url = `/data/${asked++}.json`;
      const load = () => withFetch(response, () => loadData<unknown>(url));
      const failure = await failureOf(load);
      if (failure !== null) {
        must(failure instanceof Error, "an error");
        must((await failureOf(load)) === failure, "the same failure");
        retryFailed();
        return false;
      }
      const again = await withFetch(null, () => loadData<unknown>(url));
      must(again === (await loadData<unknown>(url)), "kept");
    },
  }),
];
