import fc from "fast-check";
import { expect, it } from "vitest";
import { LONGEST_MAILTO, mailtoLink } from "./mail.ts";

const typed = fc.oneof(
  fc.string({ unit: "binary", maxLength: 1000 }),
  fc.string({ unit: fc.constantFrom("\r", "\n", "%0A", "&bcc=", "?", "#", "क", "😀", "\uD83D", "="), maxLength: 300 }),
);

it("[R30][R31] whatever is typed, the link has one recipient, one subject, one body and no more than 2,000 characters", () => {
  fc.assert(
    fc.property(fc.boolean(), typed, typed, typed, typed, (minor, name, email, message, improvements) => {
      const form = { submissionId: "", userAgent: "", minor, name, email, rating: 3, category: "bug", message, improvements };
      const link = mailtoLink("feedback", form, { supportEmail: "help@example.in", userAgent: name, time: email });
      expect(link.length).toBeLessThanOrEqual(LONGEST_MAILTO);
      expect(link).toMatch(/^mailto:help@example\.in\?subject=Website%20feedback&body=[\w%.!~*'()-]*$/);
    }),
  );
});
