import { type MessageForm, submitFeedback, submitHelpRequest, subscribe } from "@career-clarity/submissions";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createGateway } from "./gateway.ts";

/** The real supabase-js against what no local stack can be made to do. */
const backend = { url: "https://abc.supabase.co", key: "public-key" };
const form: MessageForm = {
  submissionId: "7f2c1f5e-54f1-4a52-9a0c-3d0f6f1f8f11",
  userAgent: "UA",
  minor: false,
  name: "Asha",
  email: "asha@example.in",
  rating: 4,
  category: "bug",
  message: "Helped.",
  improvements: "",
};
const address = { email: "Asha@example.in", userAgent: "UA" };
const ID = "0c6f6a0e-8f2f-4a0e-9a55-0d2e5b1d9a11";

const RPC = `${backend.url}/rest/v1/rpc/insert_feedback`;
const table = (name: string) => `${backend.url}/rest/v1/${name}`;
const ALL = `${backend.url}/rest/v1/*`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

type Answer = () => Response | Promise<Response>;
const feedbackMeets = async (call: Answer, insert: Answer = call) => {
  server.use(http.post(RPC, call), http.post(table("feedback"), insert));
  return submitFeedback(createGateway(backend), form);
};
const says = (text: string) => ({ status: "mail", message: `Failed to submit feedback. ${text}` });
const NETWORK = "Network connection issue. Please check your internet and try again.";
const OTHERWISE = "Please try again or contact support.";
const html = (status: number) => () => new HttpResponse("<html><body>502 Bad Gateway: fetch</body></html>", { status });
const json = (status: number, body: unknown) => () => HttpResponse.json(body as never, { status });

describe("what is sent", () => {
  it("is the function's arguments, with the public key and no session", async () => {
    const seen: unknown[] = [];
    server.use(
      http.post(RPC, async ({ request }) => {
        seen.push(await request.json(), request.headers.get("apikey"), request.headers.get("authorization"));
        return HttpResponse.json(ID);
      }),
    );
    expect(await submitFeedback(createGateway(backend), form)).toEqual({ status: "stored", id: ID });
    const sent = {
      p_id: form.submissionId,
      p_under_18: false,
      p_name: "Asha",
      p_email: "asha@example.in",
      p_rating: 4,
      p_category: "bug",
      p_message: "Helped.",
      p_improvements: null,
      p_user_agent: "UA",
    };
    expect(seen).toEqual([sent, "public-key", "Bearer public-key"]);
  });

  it("is one row of help that is read back", async () => {
    const seen: unknown[] = [];
    server.use(
      http.post(table("help_requests"), async ({ request }) => {
        seen.push(await request.json(), new URL(request.url).searchParams.get("select"), request.headers.get("prefer"));
        return HttpResponse.json({ id: ID, created_at: "2026-11-21" }, { status: 201 });
      }),
    );
    expect(await submitHelpRequest(createGateway(backend), { ...form, minor: true })).toEqual({ status: "stored", id: ID });
    expect(seen).toEqual([
      {
        submission_id: form.submissionId,
        under_18: true,
        name: null,
        email: null,
        rating: 4,
        category: "bug",
        message: "Helped.",
        improvements: null,
        user_agent: null,
        ip_address: "",
      },
      "id,created_at",
      "return=representation",
    ]);
  });

  it("is a subscription that leaves an address which is there as it is", async () => {
    const seen: unknown[] = [];
    const rows = [[{ id: ID }], []];
    server.use(
      http.post(table("newsletter_subscriptions"), async ({ request }) => {
        seen.push(await request.json(), new URL(request.url).searchParams.get("on_conflict"), request.headers.get("prefer"));
        return HttpResponse.json(rows.shift(), { status: 201 });
      }),
    );
    expect(await subscribe(createGateway(backend), address)).toEqual({ status: "subscribed", message: "Successfully subscribed!" });
    expect(await subscribe(createGateway(backend), address)).toMatchObject({ status: "duplicate" });
    expect(seen.slice(0, 3)).toEqual([
      { email: "asha@example.in", user_agent: "UA", ip_address: "" },
      "email",
      "resolution=ignore-duplicates, return=representation",
    ]);
  });
});

describe("a server that answers", () => {
  it("PGRST202: the insert is tried", async () => {
    const missing = json(404, {
      code: "PGRST202",
      message: "Could not find the function public.insert_feedback",
      details: null,
      hint: null,
    });
    expect(await feedbackMeets(missing, json(201, { id: ID }))).toEqual({ status: "stored", id: ID });
    expect(await feedbackMeets(missing)).toEqual(says("Database function not available. Please try again later."));
  });

  it.each([
    ["42501", 401, "new row violates row-level security policy", says("Permission issue detected. Please try again.")],
    ["PGRST000", 503, "Database connection error", says("Database connection not available. Please try again later.")],
    ["23514", 400, "violates check constraint", says("violates check constraint")],
    ["PT429", 429, "Too many messages are arriving.", says("Too many messages are arriving.")],
  ])("%s is told", async (code, status, message, outcome) => {
    expect(await feedbackMeets(json(status, { code, message, details: null, hint: null }))).toEqual(outcome);
  });

  it("23505 on the id after a lost answer: it is stored", async () => {
    const repeated = json(409, { code: "23505", message: 'duplicate key value violates unique constraint "feedback_submission_id_key"' });
    expect(await feedbackMeets(() => HttpResponse.error(), repeated)).toEqual({ status: "stored", id: null });
  });

  it.each([
    ["502 as HTML", html(502)],
    ["200 as HTML, as a hotel's login page does", html(200)],
    ["broken JSON", () => new HttpResponse('{"id": "0c6', { status: 200 })],
    ["an empty 200", () => new HttpResponse("", { status: 200 })],
    ["an empty 404", () => new HttpResponse("", { status: 404 })],
    ["a list with 404", json(404, [])],
    ["null with 500", json(500, null)],
    ["another shape", json(200, { ok: true })],
    ["a row without a name", json(200, { id: "" })],
    ["a list of rows where one is wanted", json(200, [{ id: ID }])],
  ])("%s: not stored, and no markup is shown", async (_what, answer) => {
    expect(await feedbackMeets(answer)).toEqual(says(OTHERWISE));
  });

  it("an answer without rows to the newsletter: not subscribed", async () => {
    server.use(http.post(ALL, html(200)));
    expect(await subscribe(createGateway(backend), address)).toEqual({
      status: "failed",
      message: `Failed to subscribe to newsletter. ${OTHERWISE}`,
    });
  });
});

describe("no server", () => {
  it("the network is down, the name unknown, or the answer withheld for its origin: a TypeError", async () => {
    expect(await feedbackMeets(() => HttpResponse.error())).toEqual(says(NETWORK));
    server.use(http.post(ALL, () => HttpResponse.error()));
    expect(await submitHelpRequest(createGateway(backend), form)).toMatchObject({ status: "mail" });
    expect(await subscribe(createGateway(backend), address)).toEqual({
      status: "failed",
      message: `Failed to subscribe to newsletter. ${NETWORK}`,
    });
  });

  it("the code that talks to it can't be had", async () => {
    const load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    expect(await submitFeedback(createGateway(backend, load), form)).toEqual(says(NETWORK));
  });
});

describe("silence", () => {
  const silence = () => new Promise<Response>(() => undefined);
  const startClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });

  it("of 30 s ends after 10, with function and insert both asked and both given up", async () => {
    const aborted: string[] = [];
    server.use(
      http.post(ALL, ({ request }) => {
        request.signal.addEventListener("abort", () => aborted.push(new URL(request.url).pathname));
        return silence();
      }),
    );
    // Loaded before the clock stops, as imports wait for real timers.
    await import("@supabase/supabase-js");
    startClock();
    let ended: unknown;
    const outcome = submitFeedback(createGateway(backend), form).then((value) => {
      ended = value;
    });
    await vi.advanceTimersByTimeAsync(9499);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(ended).toEqual(says(NETWORK));
    await vi.waitFor(() => expect(aborted).toEqual(["/rest/v1/rpc/insert_feedback", "/rest/v1/feedback"]));
  });

  it("of the function alone leaves time for the insert", async () => {
    server.use(http.post(RPC, silence), http.post(table("feedback"), json(201, { id: ID })));
    startClock();
    const outcome = submitFeedback(createGateway(backend), form);
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    expect(await outcome).toEqual({ status: "stored", id: ID });
  });

  it("while the code loads counts, and what comes after the verdict sends nothing", async () => {
    const sent = vi.fn(() => HttpResponse.json(ID));
    server.use(http.post(ALL, sent));
    const { createClient } = await import("@supabase/supabase-js");
    startClock();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof createClient>>();
    const outcome = submitFeedback(
      createGateway(backend, () => promise as never),
      form,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual(says(NETWORK));
    vi.useRealTimers();
    resolve(createClient(backend.url, backend.key, { auth: { persistSession: false } }));
    await new Promise((done) => setTimeout(done, 50));
    expect(sent).not.toHaveBeenCalled();
  });
});
