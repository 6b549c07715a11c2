import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MessageForm } from "./form.ts";
import { LIMITS } from "./limits.ts";
import { missingFields } from "./missing.ts";
import { validateFeedback } from "./validate.ts";

const typed = fc.oneof(fc.string({ unit: "binary", maxLength: 1200 }), fc.constantFrom("", " ", "\u200B", "asha@example.in", "A@B.IN "));
const forms: fc.Arbitrary<MessageForm> = fc.record({
  submissionId: fc.uuid(),
  userAgent: typed,
  minor: fc.boolean(),
  name: typed,
  email: typed,
  rating: fc.integer({ min: -1, max: 7 }),
  category: fc.constantFrom("", "bug", "ui-ux", "nothing"),
  message: typed,
  improvements: typed,
});

describe("properties", () => {
  it("[R3][R12][R14][R18] a row keeps every check that the database makes", () => {
    fc.assert(
      fc.property(forms, (form) => {
        const checked = validateFeedback(form);
        if (!checked.ok) return;
        const { under_18, name, email, message, improvements, category, user_agent } = checked.row;
        expect([name === null, email === null]).toEqual([under_18, under_18]);
        expect(name?.trim() === "" || (name?.length ?? 0) > LIMITS.name).toBe(false);
        expect(email).toBe(email?.trim().toLowerCase() ?? null);
        expect(message.trim()).not.toBe("");
        for (const [text, limit] of [
          [email, LIMITS.email],
          [message, LIMITS.message],
          [improvements, LIMITS.improvements],
          [user_agent, LIMITS.userAgent],
        ] as const)
          expect([...(text ?? "")].length).toBeLessThanOrEqual(limit);
        expect([improvements, category]).not.toContain("");
        // PostgreSQL stores neither.
        expect(JSON.stringify(checked.row)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
    );
  });

  it("[R17] whatever is valid has nothing missing", () => {
    fc.assert(
      fc.property(forms, (form) => {
        if (validateFeedback(form).ok) expect(missingFields(form)).toEqual([]);
        else for (const field of missingFields(form)) expect(validateFeedback(form)).toHaveProperty(["errors", field]);
      }),
    );
  });
});
