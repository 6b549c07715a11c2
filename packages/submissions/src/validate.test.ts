import { describe, expect, it } from "vitest";
import { categoryLabel, feedbackCategories, helpCategories } from "./categories.ts";
import type { MessageForm } from "./form.ts";
import { MESSAGE_FIELDS } from "./form.ts";
import { FORM_KINDS, MESSAGE_KINDS } from "./kinds.ts";
import { LIMITS } from "./limits.ts";
import { missingFields } from "./missing.ts";
import { validateFeedback, validateHelpRequest, validateNewsletter } from "./validate.ts";

const form: MessageForm = {
  submissionId: "7f2c1f5e-54f1-4a52-9a0c-3d0f6f1f8f11",
  userAgent: "Mozilla/5.0",
  minor: false,
  name: " Asha Rao ",
  email: " Asha@Example.IN ",
  rating: 4,
  category: "bug",
  message: " The search stops.\r\nTwice. ",
  improvements: "Faster",
};
const row = {
  submission_id: form.submissionId,
  under_18: false,
  name: "Asha Rao",
  email: "asha@example.in",
  rating: 4,
  category: "bug",
  message: "The search stops.\nTwice.",
  improvements: "Faster",
  user_agent: "Mozilla/5.0",
  ip_address: "",
};
const KINDS = [
  ["feedback", validateFeedback],
  ["help", validateHelpRequest],
] as const;
const errorsOf = (validate: typeof validateFeedback, change: Partial<MessageForm>) => {
  const checked = validate({ ...form, ...change });
  return checked.ok ? {} : checked.errors;
};

describe("categories", () => {
  it("[R1] of feedback have the specified labels", () => {
    expect(Object.entries(feedbackCategories)).toEqual([
      ["assessment", "Career Assessment"],
      ["results", "Assessment Results"],
      ["careers", "Career Database"],
      ["ui-ux", "User Interface/Experience"],
      ["performance", "Website Performance"],
      ["features", "Feature Requests"],
      ["bug", "Bug Report"],
      ["general", "General Feedback"],
    ]);
  });

  it("[R2] of help have labels", () => {
    expect(Object.keys(helpCategories)).toEqual(["assessment", "results", "careers", "technical", "account", "general", "bug", "feature"]);
    for (const label of Object.values(helpCategories)) expect(label).toMatch(/^[A-Z]/);
  });

  it("[R44] and all other lists of the package can't be changed", () => {
    const lists = [feedbackCategories, helpCategories, LIMITS, LIMITS.rating, FORM_KINDS, MESSAGE_KINDS, MESSAGE_FIELDS];
    for (const list of lists) expect(Object.isFrozen(list)).toBe(true);
  });

  it("[R14] are known by their own names alone", () => {
    expect(categoryLabel("feedback", "ui-ux")).toBe("User Interface/Experience");
    for (const other of ["", "Bug", "constructor", "__proto__", "technical"]) expect(categoryLabel("feedback", other)).toBeUndefined();
  });
});

describe.each(KINDS)("a form of %s", (kind, validate) => {
  it("[R4][R5][R9] becomes a row", () => {
    expect(validate(form)).toEqual({ ok: true, row });
  });

  it("[R11] says what is missing", () => {
    const message = kind === "feedback" ? "Please enter your feedback message" : "Please enter your message";
    const empty = { name: "\u200B", email: " ", rating: 0, message: "\n\u00A0", category: "", improvements: "" };
    expect(errorsOf(validate, empty)).toEqual({
      name: "Please enter your name",
      email: "Please enter your email",
      rating: "Please select a rating",
      message,
    });
  });

  it.each([undefined, null, 5, {}])("[R45] takes a text that is %j for an empty one", (absent) => {
    const texts = { name: absent, email: absent, category: absent, message: absent, improvements: absent, userAgent: absent };
    const { name, email, message, ...others } = errorsOf(validate, texts as never);
    expect([name, email, message].every(Boolean)).toBe(true);
    expect(others).toEqual({});
    expect(missingFields({ ...form, ...texts } as never)).toEqual(["name", "email", "message"]);
  });

  it("[R45] takes the fields that are typed, without those that the browser adds", () => {
    const { name, email, rating, category, message, improvements } = form;
    const checked = validate({ name, email, rating, category, message, improvements } as never);
    expect(checked).toMatchObject({ ok: true, row: { ...row, submission_id: undefined, user_agent: "" } });
  });

  it.each([{}, null, undefined])("[R45] says of %j that all is missing", (nothing) => {
    expect(validate(nothing as never)).toMatchObject({ ok: false, errors: { name: "Please enter your name", rating: expect.any(String) } });
    expect(missingFields(nothing as never)).toEqual(["name", "email", "rating", "message"]);
  });

  it("[R12] says that an address is none", () => {
    expect(errorsOf(validate, { email: "asha@example" })).toEqual({ email: "Please enter a valid email address" });
  });

  it.each([-1, 0, 6, 2.5, Number.NaN, Number.POSITIVE_INFINITY])("[R13] refuses a rating of %s", (rating) => {
    expect(errorsOf(validate, { rating })).toEqual({ rating: "Please select a rating" });
  });

  it("[R14] makes an empty category and empty improvements null", () => {
    expect(validate({ ...form, category: "", improvements: " \u200B" })).toMatchObject({ row: { category: null, improvements: null } });
  });

  it("[R14] refuses a category of no form", () => {
    expect(errorsOf(validate, { category: "toString" })).toEqual({ category: "Please choose a category from the list" });
  });

  it.each([
    ["name", LIMITS.name, "your name"],
    ["message", LIMITS.message, "your message"],
    ["improvements", LIMITS.improvements, "this"],
  ] as const)("[R3][R15] holds %s to %i characters", (field, limit, what) => {
    expect(errorsOf(validate, { [field]: "x".repeat(limit) })).toEqual({});
    expect(errorsOf(validate, { [field]: ` ${"x".repeat(limit)} ` })).toEqual({});
    expect(errorsOf(validate, { [field]: "x".repeat(limit + 1) })).toEqual({ [field]: `Please keep ${what} to ${limit} characters` });
  });

  it("[R3][R15] holds an address to 255 characters, however slow its form is to check", () => {
    expect(errorsOf(validate, { email: `${"x".repeat(246)}@mail.com` })).toEqual({});
    for (const email of [`${"x".repeat(247)}@mail.com`, `a@${".".repeat(200_000)}`])
      expect(errorsOf(validate, { email })).toEqual({ email: "Please keep your email to 255 characters" });
  });

  it("[R3][R10] leaves no white space where it cuts the browser's description", () => {
    const checked = validate({ ...form, userAgent: `${"x".repeat(511)} y` });
    expect(checked).toMatchObject({ row: { user_agent: "x".repeat(511) } });
  });

  it("[R3] cuts the browser's description between two characters", () => {
    const checked = validate({ ...form, userAgent: "😀".repeat(600) });
    expect(checked.ok && checked.row.user_agent).toBe("😀".repeat(512));
  });

  it("[R18] of somebody under 18 names nobody, whatever was typed before", () => {
    expect(validate({ ...form, minor: true })).toEqual({
      ok: true,
      row: { ...row, under_18: true, name: null, email: null, user_agent: null },
    });
    expect(validate({ ...form, minor: true, name: "", email: "not an address" })).toMatchObject({ ok: true });
  });
});

describe("what is missing", () => {
  it("[R17] is named in the order of the form", () => {
    expect(missingFields({ ...form, name: "", email: "\u00A0", rating: 0, message: " " })).toEqual(["name", "email", "rating", "message"]);
    expect(missingFields(form)).toEqual([]);
    expect(missingFields({ ...form, email: "half an addre" })).toEqual([]);
  });

  it("[R17][R18] is neither name nor address under 18", () => {
    expect(missingFields({ ...form, minor: true, name: "", email: "", message: "" })).toEqual(["message"]);
  });
});

describe("the newsletter", () => {
  it("[R45] takes an absent browser for an empty one, and an absent address too", () => {
    expect(validateNewsletter({ email: "a@b.in" } as never)).toMatchObject({ ok: true, row: { user_agent: "" } });
    expect(validateNewsletter({} as never)).toEqual({ ok: false, errors: { email: "Please enter your email" } });
  });

  it("[R4][R9][R16] takes an address", () => {
    expect(validateNewsletter({ email: " Asha@Example.IN", userAgent: "UA" })).toEqual({
      ok: true,
      row: { email: "asha@example.in", user_agent: "UA", ip_address: "" },
    });
  });

  it.each([
    ["", "Please enter your email"],
    [" \u200B", "Please enter your email"],
    ["asha", "Please enter a valid email address"],
    [`${"x".repeat(250)}@b.in1`, "Please keep your email to 255 characters"],
  ])("[R16] says what is wrong with %j", (email, message) => {
    expect(validateNewsletter({ email, userAgent: "" })).toEqual({ ok: false, errors: { email: message } });
  });
});
