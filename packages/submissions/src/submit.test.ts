import { describe, expect, it, vi } from "vitest";
import type { MessageForm } from "./form.ts";
import type { GatewayAnswer, SubmissionGateway } from "./gateway.ts";
import { submitFeedback, submitHelpRequest, subscribe } from "./submit.ts";

const form: MessageForm = {
  submissionId: "7f2c1f5e-54f1-4a52-9a0c-3d0f6f1f8f11",
  userAgent: "UA",
  minor: false,
  name: "Asha",
  email: "Asha@example.in",
  rating: 4,
  category: "",
  message: "Helped.",
  improvements: "",
};
const stored: GatewayAnswer<string> = { ok: true, stored: "row-1" };
const fails = (error: unknown): GatewayAnswer<never> => ({ ok: false, error });
const OFFLINE = fails(new TypeError("Failed to fetch"));
const MISSING = fails({ code: "PGRST202", message: "Could not find the function" });
const DENIED = fails({ code: "42501", message: "permission denied" });
const ONCE_A_DAY = fails({ code: "23505", message: 'duplicate key value violates unique constraint "feedback_once_a_day"' });
const SAME_ID = fails({ code: "23505", message: 'duplicate key value violates unique constraint "feedback_submission_id_key"' });

const answering = (answers: { call?: GatewayAnswer<string>; insert?: GatewayAnswer<string>; add?: GatewayAnswer<number> }) => ({
  insertFeedback: vi.fn<SubmissionGateway["insertFeedback"]>(async () => answers.call ?? OFFLINE),
  insert: vi.fn<SubmissionGateway["insert"]>(async () => answers.insert ?? OFFLINE),
  addSubscription: vi.fn<SubmissionGateway["addSubscription"]>(async () => answers.add ?? OFFLINE),
});
const throwing: SubmissionGateway = {
  insertFeedback: () => Promise.reject(new TypeError("Failed to fetch")),
  insert: () => {
    throw new TypeError("Failed to fetch");
  },
  addSubscription: () => Promise.reject(new RangeError("broken")),
};
const NETWORK = "Network connection issue. Please check your internet and try again.";

it.each([undefined, null, "stored", {}, { ok: "yes" }, { code: "42501" }])("[R41] a gateway that answers %j has failed", async (answer) => {
  const odd = async () => answer as never;
  const gateway: SubmissionGateway = { insertFeedback: odd, insert: odd, addSubscription: odd };
  expect(await submitFeedback(gateway, form)).toMatchObject({ status: "mail" });
  expect(await submitHelpRequest(gateway, form)).toMatchObject({ status: "mail" });
  expect(await subscribe(gateway, { email: "a@b.in", userAgent: "" })).toMatchObject({ status: "failed" });
});

it("[R41] a gateway whose error can't be read has failed", async () => {
  const error = {
    get message(): never {
      throw new Error("not for you");
    },
  };
  const gateway = answering({ call: fails(error), insert: fails(error), add: fails(error) });
  expect(await submitFeedback(gateway, form)).toMatchObject({ status: "mail" });
  expect(await subscribe(gateway, { email: "a@b.in", userAgent: "" })).toMatchObject({ status: "failed" });
});

it("[R40][R45] a form that lacks texts is told what is missing", async () => {
  const empty = {} as never;
  expect(await submitFeedback(null, empty)).toMatchObject({ status: "invalid", errors: { name: "Name is required" } });
  expect(await submitHelpRequest(null, null as never)).toMatchObject({ status: "invalid" });
  expect(await subscribe(null, empty)).toEqual({ status: "invalid", message: "Please enter your email" });
  expect(await subscribe(null, { email: "a@b.in" } as never)).toMatchObject({ status: "failed" });
});

describe("feedback", () => {
  it("[R34] is stored by the function", async () => {
    const gateway = answering({ call: stored });
    expect(await submitFeedback(gateway, form)).toEqual({ status: "stored", id: "row-1" });
    expect(gateway.insertFeedback).toHaveBeenCalledExactlyOnceWith({
      p_name: "Asha",
      p_email: "asha@example.in",
      p_rating: 4,
      p_message: "Helped.",
      p_category: null,
      p_improvements: null,
      p_user_agent: "UA",
      p_id: form.submissionId,
      p_under_18: false,
    });
    expect(gateway.insert).not.toHaveBeenCalled();
  });

  it("[R34][R37] is stored by an insert with the same id where the function fails", async () => {
    const gateway = answering({ call: MISSING, insert: stored });
    expect(await submitFeedback(gateway, form)).toEqual({ status: "stored", id: "row-1" });
    expect(gateway.insert).toHaveBeenCalledExactlyOnceWith("feedback", expect.objectContaining({ submission_id: form.submissionId }));
  });

  it("[R37] whose answer was lost counts as stored when its id is refused", async () => {
    expect(await submitFeedback(answering({ call: OFFLINE, insert: SAME_ID }), form)).toEqual({ status: "stored", id: null });
    expect(await submitFeedback(answering({ call: MISSING, insert: SAME_ID }), form)).toEqual({ status: "stored", id: null });
    expect(await submitFeedback(answering({ call: SAME_ID }), form)).toEqual({ status: "stored", id: null });
  });

  it("[R34] goes by mail where both fail, with the later failure told", async () => {
    expect(await submitFeedback(answering({ call: OFFLINE, insert: DENIED }), form)).toEqual({
      status: "mail",
      message: "Failed to submit feedback. Permission issue detected. Please try again.",
    });
  });

  it("[R25][R34] tells of the missing function where the insert fails too", async () => {
    expect(await submitFeedback(answering({ call: MISSING, insert: DENIED }), form)).toEqual({
      status: "mail",
      message: "Failed to submit feedback. Database function not available. Please try again later.",
    });
  });

  it("[R21][R34] goes by mail where no database is configured", async () => {
    expect(await submitFeedback(null, form)).toEqual({
      status: "mail",
      message: "Failed to submit feedback. Database connection not available. Please try again later.",
    });
  });

  it("[R38] that is there from today is told and tried no other way", async () => {
    const gateway = answering({ call: ONCE_A_DAY });
    const duplicate = {
      status: "duplicate",
      message: "Failed to submit feedback. Duplicate submission detected. Please wait before submitting again.",
    };
    expect(await submitFeedback(gateway, form)).toEqual(duplicate);
    expect(gateway.insert).not.toHaveBeenCalled();
    expect(await submitFeedback(answering({ call: MISSING, insert: ONCE_A_DAY }), form)).toEqual(duplicate);
  });

  it("[R18][R39] of somebody under 18 names nobody and goes by no mail", async () => {
    const gateway = answering({});
    expect(await submitFeedback(gateway, { ...form, minor: true })).toEqual({
      status: "unsent",
      message: `Failed to submit feedback. ${NETWORK}`,
    });
    expect(gateway.insertFeedback).toHaveBeenCalledWith(expect.objectContaining({ p_name: null, p_email: null, p_under_18: true }));
    expect(gateway.insert).toHaveBeenCalledWith("feedback", expect.objectContaining({ name: null, email: null, under_18: true }));
  });

  it("[R19][R40] that is not valid reaches no gateway", async () => {
    const gateway = answering({ call: stored });
    expect(await submitFeedback(gateway, { ...form, name: "", email: "", message: "", rating: 6 })).toEqual({
      status: "invalid",
      errors: {
        name: "Name is required",
        email: "Email is required",
        message: "Message is required",
        rating: "Rating must be between 1 and 5",
      },
    });
    expect(await submitFeedback(gateway, { ...form, email: "a@b" })).toMatchObject({
      errors: { email: "Please enter a valid email address" },
    });
    expect(gateway.insertFeedback).not.toHaveBeenCalled();
  });

  it("[R41] goes by mail where the gateway throws", async () => {
    expect(await submitFeedback(throwing, form)).toEqual({ status: "mail", message: `Failed to submit feedback. ${NETWORK}` });
  });
});

describe("a request for help", () => {
  it("[R35] is stored by an insert", async () => {
    const gateway = answering({ insert: stored });
    expect(await submitHelpRequest(gateway, { ...form, category: "technical" })).toEqual({ status: "stored", id: "row-1" });
    expect(gateway.insert).toHaveBeenCalledExactlyOnceWith(
      "help_requests",
      expect.objectContaining({ category: "technical", submission_id: form.submissionId, ip_address: "" }),
    );
    expect(gateway.insertFeedback).not.toHaveBeenCalled();
  });

  it.each([
    [OFFLINE, { status: "mail", message: `Failed to submit help request. ${NETWORK}` }],
    [SAME_ID, { status: "stored", id: null }],
    [
      ONCE_A_DAY,
      {
        status: "duplicate",
        message: "Failed to submit help request. Duplicate submission detected. Please wait before submitting again.",
      },
    ],
  ])("[R35][R37][R38] answered %j", async (insert, outcome) => {
    expect(await submitHelpRequest(answering({ insert }), form)).toEqual(outcome);
  });

  it("[R35][R39][R40][R41] fails as feedback does", async () => {
    expect(await submitHelpRequest(null, form)).toMatchObject({ status: "mail" });
    expect(await submitHelpRequest(throwing, { ...form, minor: true })).toMatchObject({ status: "unsent" });
    expect(await submitHelpRequest(throwing, { ...form, rating: 0 })).toMatchObject({ status: "invalid" });
  });
});

describe("a subscription", () => {
  const asha = { email: " Asha@example.in", userAgent: "UA" };

  it.each([
    [{ ok: true, stored: 1 }, "subscribed", "Successfully subscribed!"],
    [{ ok: true, stored: 0 }, "duplicate", "You are already subscribed to our newsletter!"],
    [fails({ code: "23505", message: "" }), "duplicate", "You are already subscribed to our newsletter!"],
    [DENIED, "failed", "Failed to subscribe to newsletter. Permission issue detected. Please try again."],
    [OFFLINE, "failed", `Failed to subscribe to newsletter. ${NETWORK}`],
  ] as const)("[R23][R36] answered %j is %s", async (add, status, message) => {
    const gateway = answering({ add });
    expect(await subscribe(gateway, asha)).toEqual({ status, message });
    expect(gateway.addSubscription).toHaveBeenCalledExactlyOnceWith({ email: "asha@example.in", user_agent: "UA", ip_address: "" });
  });

  it("[R41] whose gateway throws", async () => {
    expect(await subscribe(throwing, asha)).toEqual({ status: "failed", message: "Subscription failed. Please try again." });
  });

  it("[R21][R40] without a database, or without an address", async () => {
    expect(await subscribe(null, asha)).toEqual({
      status: "failed",
      message: "Failed to subscribe to newsletter. Database connection not available. Please try again later.",
    });
    expect(await subscribe(throwing, { ...asha, email: "asha" })).toEqual({
      status: "invalid",
      message: "Please enter a valid email address",
    });
  });
});
