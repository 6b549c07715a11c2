import { describe, expect, it } from "vitest";
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

/** What each side really says: PostgreSQL through PostgREST, the API gateway, the browsers, Node. */
const FAILURES: readonly (readonly [rule: string, error: unknown, text: string])[] = [
  ["[R21]", NOT_CONFIGURED, UNCONFIGURED],
  ["[R21]", { code: "PGRST000", message: "Database connection error. Retrying the connection." }, UNCONFIGURED],
  ["[R21]", { code: "PGRST002", message: "Could not query the database for the schema cache. Retrying." }, UNCONFIGURED],
  ["[R22]", { code: "42501", message: 'new row violates row-level security policy for table "feedback"' }, PERMISSION],
  ["[R22]", { code: "", message: 'new row violates row-level security policy for table "feedback"' }, PERMISSION],
  ["[R22]", { code: "42501", message: "permission denied for table feedback" }, PERMISSION],
  ["[R22]", { message: "Invalid API key" }, PERMISSION],
  ["[R22]", { code: "PGRST301", message: "JWSError JWSInvalidSignature" }, PERMISSION],
  ["[R24]", { code: "", message: "TypeError: Failed to fetch" }, NETWORK],
  ["[R24]", new TypeError("NetworkError when attempting to fetch resource."), NETWORK],
  ["[R24]", new TypeError("Load failed"), NETWORK],
  ["[R24]", new TypeError("The Internet connection appears to be offline."), NETWORK],
  ["[R24]", new TypeError("fetch failed"), NETWORK],
  ["[R24]", new DOMException("signal is aborted without reason", "AbortError"), NETWORK],
  ["[R24]", { code: "", message: "AbortError: This operation was aborted" }, NETWORK],
  ["[R24]", { name: "TimeoutError", message: "" }, NETWORK],
  ["[R24]", { code: "TIMEOUT", message: "No answer within 10 s" }, NETWORK],
  ["[R24]", "Failed to fetch dynamically imported module: https://x.in/a.js", NETWORK],
  [
    "[R26]",
    { code: "23514", message: 'new row for relation "feedback" violates check constraint "rating_range"' },
    'new row for relation "feedback" violates check constraint "rating_range"',
  ],
  [
    "[R26]",
    { code: "PT429", message: "Too many messages are arriving at this moment. Please try again in a minute." },
    "Too many messages are arriving at this moment. Please try again in a minute.",
  ],
  ["[R26]", { message: "  The server\nis resting.\u0007 " }, "The server is resting."],
  ["[R26]", { message: "<html><head><title>502 Bad Gateway</title></head><body>network</body></html>" }, OTHERWISE],
  ["[R26]", { message: '{"fetch":1}' }, OTHERWISE],
  ["[R26]", { message: "x".repeat(201) }, OTHERWISE],
  ["[R26]", { message: "" }, OTHERWISE],
  ["[R26]", { message: 7 }, OTHERWISE],
  ["[R26]", {}, OTHERWISE],
  ["[R26]", null, OTHERWISE],
  ["[R26]", undefined, OTHERWISE],
  ["[R27]", { code: "42501", message: "duplicate of a network fetch" }, PERMISSION],
];

describe("a failure", () => {
  for (const [rule, error, text] of FAILURES)
    it.each(FORM_KINDS)(`${rule}[R20] of %s: ${JSON.stringify(error) ?? "nothing"} is "${text}"`, (kind) => {
      expect(explainFailure(kind, error)).toBe(PREFIX[kind] + text);
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
    [new RangeError("Invalid time value."), "Invalid time value"],
    [new TypeError("Failed to fetch"), "Network connection issue. Please check your internet and try again"],
    [{ message: "<p>" }, "something went wrong"],
    [undefined, "something went wrong"],
  ])("[R28] that nobody foresaw, %s, ends with the address", (error, said) => {
    expect(explainUnexpected(error, "help@example.in")).toBe(
      `Failed to submit feedback: ${said}. Please try again or contact us directly at help@example.in`,
    );
  });
});
