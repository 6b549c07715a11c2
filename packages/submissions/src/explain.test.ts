import { describe, expect, it } from "vitest";
import { FormKindError } from "./errors.ts";
import { explainFailure, explainUnexpected } from "./explain.ts";
import { NOT_CONFIGURED } from "./failure.ts";
import { FORM_KINDS, type FormKind } from "./kinds.ts";

const PREFIX: Readonly<Record<FormKind, string>> = {
  feedback: "Failed to submit feedback. ",
  help: "Failed to submit help request. ",
  newsletter: "Failed to subscribe to newsletter. ",
};
const UNCONFIGURED = "Database connection not available. Please try again later.";
const PERMISSION = "Permission issue detected. Please try again.";
const DUPLICATE = "Duplicate submission detected. Please wait before submitting again.";
const NETWORK = "Network connection issue. Please check your internet and try again.";
const OTHERWISE = "Please try again or contact support.";

const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error("not for you");
    },
  },
);

/** What each side really says: PostgreSQL through PostgREST, the API gateway, the browsers, Node. */
const FAILURES: readonly (readonly [title: string, error: unknown, text: string])[] = [
  ["[R20][R21] no configuration", NOT_CONFIGURED, UNCONFIGURED],
  [
    "[R20][R21] a database that PostgREST can't reach",
    { code: "PGRST000", message: "Database connection error. Retrying the connection." },
    UNCONFIGURED,
  ],
  [
    "[R20][R21] a schema that it can't read",
    { code: "PGRST002", message: "Could not query the database for the schema cache." },
    UNCONFIGURED,
  ],
  ["[R20][R22] a policy, by its code", { code: "42501", message: "" }, PERMISSION],
  ["[R20][R22] a policy, by its words", { message: 'new row violates row-level security policy for table "feedback"' }, PERMISSION],
  ["[R20][R22] a policy, by its words without a hyphen", { message: "violates row level security" }, PERMISSION],
  ["[R20][R22] a grant, by its words", new Error("permission denied for table feedback"), PERMISSION],
  ["[R20][R22] an unknown key", { message: "Invalid API key" }, PERMISSION],
  ["[R20][R22] a token of another project", { code: "PGRST301", message: "JWSError JWSInvalidSignature" }, PERMISSION],
  ["[R20][R24] Chrome without network, through supabase-js", { code: "", message: "TypeError: Failed to fetch" }, NETWORK],
  ["[R20][R24] Firefox without network", new TypeError("NetworkError when attempting to fetch resource."), NETWORK],
  ["[R20][R24] Safari without network", new TypeError("Load failed"), NETWORK],
  ["[R20][R24] Safari offline", new TypeError("The Internet connection appears to be offline."), NETWORK],
  ["[R20][R24] Node without network", new TypeError("fetch failed"), NETWORK],
  ["[R20][R24] an aborted request", new DOMException("signal is aborted without reason", "AbortError"), NETWORK],
  ["[R20][R24] an aborted request, through supabase-js", { code: "", message: "AbortError: This operation was aborted" }, NETWORK],
  ["[R20][R24] a time-out by its name", { name: "TimeoutError", message: "" }, NETWORK],
  ["[R20][R24] a time-out by its code", { code: "TIMEOUT", message: "No answer" }, NETWORK],
  ["[R20][R24] a chunk that is gone", "Failed to fetch dynamically imported module: https://x.in/a.js", NETWORK],
  [
    "[R20][R26] a broken limit",
    { code: "23514", message: 'violates check constraint "rating_range"' },
    'violates check constraint "rating_range"',
  ],
  [
    "[R20][R26] too many at once",
    { code: "PT429", message: "Too many messages are arriving at this moment. Please try again in a minute." },
    "Too many messages are arriving at this moment. Please try again in a minute.",
  ],
  ["[R20][R26] words with control characters", { message: "  The server\nis resting.\u0007 " }, "The server is resting."],
  ["[R20][R26] a page of HTML", { message: "<html><title>502 Bad Gateway</title>network</html>" }, OTHERWISE],
  ["[R20][R26] a piece of JSON", { message: '{"fetch":1}' }, OTHERWISE],
  ["[R20][R26] a text as JSON", { message: '"fetch \\"it\\""' }, OTHERWISE],
  ["[R20][R26] words that begin with a quote", { message: '"rating" is out of "range"' }, '"rating" is out of "range"'],
  ["[R20][R26] what throws when it is read", hostile, OTHERWISE],
  ["[R20][R26] a page of HTML after words", { message: "Error 502: <h1>network</h1>" }, OTHERWISE],
  ["[R20][R26] a piece of JSON after words", { message: 'Refused: { "fetch": 1 }' }, OTHERWISE],
  ["[R20][R26] a tag behind a control character", { message: "<\u0000b>fetch</b>" }, OTHERWISE],
  ["[R20][R26] an object for a code", { code: { toString: 1, valueOf: 1 }, message: "No room" }, "No room"],
  ["[R20][R26] a stack trace", { message: "x".repeat(201) }, OTHERWISE],
  ["[R20][R26] no words", { message: "" }, OTHERWISE],
  ["[R20][R26] a number for words", { message: 7 }, OTHERWISE],
  ["[R20][R26] an empty answer", {}, OTHERWISE],
  ["[R20][R26] null", null, OTHERWISE],
  ["[R20][R26] nothing", undefined, OTHERWISE],
  ["[R20][R27] a code that says otherwise than its words", { code: "42501", message: "duplicate of a network fetch" }, PERMISSION],
];

it.each(["nope", "__proto__", "constructor", undefined])("[R46] a form of kind %s is refused", (kind) => {
  const refused = () => explainFailure(kind as never, { message: "m" });
  expect(refused).toThrow(FormKindError);
  expect(refused).toThrow(expect.objectContaining({ code: "FORM_KIND" }));
  expect(refused).toThrow(/ was given for a form; the forms are feedback, help, newsletter$/);
});

describe("a failure", () => {
  it.each(FAILURES)("%s", (_title, error, text) => {
    for (const kind of FORM_KINDS) expect(explainFailure(kind, error)).toBe(PREFIX[kind] + text);
  });

  it.each([{ code: "23505", message: "" }, { message: 'duplicate key value violates unique constraint "feedback_once_a_day"' }])(
    "[R23] %j is a duplicate",
    (error) => {
      expect(explainFailure("feedback", error)).toBe(PREFIX.feedback + DUPLICATE);
      expect(explainFailure("help", error)).toBe(PREFIX.help + DUPLICATE);
      expect(explainFailure("newsletter", error)).toBe("You are already subscribed to our newsletter!");
    },
  );

  it.each([
    { code: "PGRST202", message: "Could not find the function public.insert_feedback(p_id) in the schema cache" },
    { code: "42883", message: "function public.insert_feedback() does not exist" },
    { message: "Could not find the function public.insert_feedback(p_id) in the schema cache" },
  ])("[R25] %j is a missing function, for feedback only", (error) => {
    expect(explainFailure("feedback", error)).toBe(`${PREFIX.feedback}Database function not available. Please try again later.`);
    expect(explainFailure("help", error)).toBe(PREFIX.help + error.message);
    expect(explainFailure("newsletter", error)).toBe(PREFIX.newsletter + error.message);
  });

  it.each([
    [new RangeError("Invalid time value."), "Invalid time value."],
    [new TypeError("Failed to fetch"), "Network connection issue. Please check your internet."],
    [new Error("Really?"), "Really?"],
    [new Error("no room"), "no room."],
    [{ message: "<p>" }, "something went wrong."],
    [undefined, "something went wrong."],
  ])("[R28] that nobody foresaw, %s, ends with the address", (error, said) => {
    expect(explainUnexpected(error, "help@example.in")).toBe(
      `Failed to submit feedback: ${said} Please try again or contact us directly at help@example.in`,
    );
  });
});
