import { describe, expect, it } from "vitest";
import { FormKindError, SupportAddressError } from "./errors.ts";
import type { MessageForm } from "./form.ts";
import { LONGEST_MAILTO, mailText, mailtoLink } from "./mail.ts";

const form: MessageForm = {
  submissionId: "7f2c1f5e-54f1-4a52-9a0c-3d0f6f1f8f11",
  userAgent: "ignored: the context has it",
  minor: false,
  name: "आशा राव",
  email: "Asha@Example.in",
  rating: 4,
  category: "bug",
  message: "Line one\nLine two & more",
  improvements: "Bigger text",
};
const context = { supportEmail: "help@example.in", userAgent: "Mozilla/5.0 (Linux; Android 14)", time: "2026-11-21T10:00:00Z" };
const partsOf = (link: string) => {
  const { protocol, pathname, searchParams } = new URL(link);
  return { protocol, pathname, keys: [...searchParams.keys()], subject: searchParams.get("subject"), body: searchParams.get("body") };
};

describe("the mail", () => {
  it("[R29] carries what was typed, the browser and the time", () => {
    expect(partsOf(mailtoLink("feedback", form, context))).toEqual({
      protocol: "mailto:",
      pathname: "help@example.in",
      keys: ["subject", "body"],
      subject: "Website feedback",
      body: [
        "Name: आशा राव",
        "E-mail: asha@example.in",
        "Rating: 4 of 5",
        "Category: Bug Report",
        "",
        "Message:",
        "Line one",
        "Line two & more",
        "",
        "Additional information:",
        "Bigger text",
        "",
        "Browser: Mozilla/5.0 (Linux; Android 14)",
        "Time: 2026-11-21T10:00:00Z",
      ].join("\r\n"),
    });
  });

  it("[R29] leaves out what was not filled in, and has the subject of its kind", () => {
    const { subject, body } = partsOf(mailtoLink("help", { ...form, category: "technical", improvements: "", rating: 0 }, context));
    expect(subject).toBe("Help request");
    expect(body).toContain("Category: Technical Problem");
    expect(body).not.toMatch(/Additional|Rating/);
  });

  it.each([Number.NaN, 2.5, 6, undefined])("[R29] leaves out a rating of %s", (rating) => {
    expect(mailText("feedback", { ...form, rating } as never, context)).not.toContain("Rating");
  });

  it("[R45] takes an absent text for an empty one", () => {
    const { subject, body } = partsOf(mailtoLink("feedback", { message: "Hello" } as never, { ...context, userAgent: "", time: "" }));
    expect([subject, body]).toEqual(["Website feedback", "\r\nMessage:\r\nHello\r\n"]);
  });

  it.each([5n, null])("[R33] shows whatever was given for a support address", (supportEmail) => {
    expect(() => mailtoLink("feedback", form, { ...context, supportEmail } as never)).toThrow(SupportAddressError);
  });

  it.each([
    "x\r\nBcc: thief@example.in",
    "x%0D%0ABcc:thief@example.in",
    "x&bcc=thief@example.in",
    "x?cc=thief@example.in#&to=thief@example.in",
    "x\u2028Bcc: thief@example.in\u0085To: thief@example.in",
    "Asha\nE-mail: thief@example.in",
  ])("[R30] stays one line of the body with %j in it", (typed) => {
    for (const change of [{ name: typed }, { email: typed }, { category: typed }])
      for (const kind of ["feedback", "help"] as const) {
        const { pathname, keys, subject, body } = partsOf(
          mailtoLink(kind, { ...form, ...change }, { ...context, userAgent: typed, time: typed }),
        );
        expect({ pathname, keys }).toEqual({ pathname: "help@example.in", keys: ["subject", "body"] });
        expect(subject).not.toContain("thief");
        expect(body).not.toMatch(/^(bcc|cc|to|E-mail: thief)/im);
        expect(body?.match(/^E-mail:/gm)).toHaveLength(1);
      }
  });

  it("[R31] is cut where it is too long for a link, and whole where it is copied", () => {
    const long = { ...form, message: "क्‍षमा कीजिए 👩🏽‍🎓 ".repeat(60), improvements: "😀".repeat(250) };
    const devanagari = { ...context, userAgent: "क".repeat(600), time: "😀".repeat(600) };
    expect(mailtoLink("feedback", long, devanagari).length).toBeLessThanOrEqual(LONGEST_MAILTO);
    const link = mailtoLink("feedback", long, context);
    expect(link.length).toBeLessThanOrEqual(LONGEST_MAILTO);
    expect(link.length).toBeGreaterThan(LONGEST_MAILTO - 100);
    expect(partsOf(link).body).toMatch(/… \[shortened; please paste the rest\]/);
    expect(mailText("feedback", long, context)).toContain(long.improvements);
  });

  it("[R32] of somebody under 18 names neither them nor their browser", () => {
    const { body } = partsOf(mailtoLink("feedback", { ...form, minor: true }, context));
    expect(body).not.toMatch(/आशा|asha|Mozilla/i);
    expect(body).toContain("The sender is under 18.");
  });

  it.each(["", "help", "a@b.in?bcc=x@y.in", "a@b.in,c@d.in", "a@b.in\r\nBcc: x@y.in", "Help <a@b.in>", `a@${"b".repeat(300)}.in`])(
    "[R33] is refused with the support address %j",
    (supportEmail) => {
      expect(() => mailtoLink("feedback", form, { ...context, supportEmail })).toThrow(SupportAddressError);
    },
  );
});

it.each(["newsletter", "toString", undefined])("[R33] there is no mail for the form %s", (kind) => {
  expect(() => mailtoLink(kind as never, form, context)).toThrow(new FormKindError(kind, ["feedback", "help"]));
});

it("[R29] a Date is written as ISO 8601, and left out where it is none", () => {
  expect(mailtoLink("help", form, { ...context, time: new Date(context.time) })).toContain("2026-11-21T10%3A00%3A00.000Z");
  expect(mailtoLink("help", form, { ...context, time: new Date("soon") })).not.toContain("Time");
});
