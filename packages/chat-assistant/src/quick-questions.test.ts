import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explorer } from "../fixtures/explorer.ts";
import { QuickQuestionCountError } from "./errors.ts";
import { groundedReply } from "./grounded-reply.ts";
import { cleanReply } from "./html/clean-reply.ts";
import { pickQuickQuestions, quickQuestions } from "./quick-questions.ts";
import { welcomeMessage } from "./welcome-message.ts";

describe("the suggestions", () => {
  it("[R1] are ten different questions", () => {
    expect(new Set(quickQuestions).size).toBe(10);
  });

  it.each(quickQuestions)("[R1] can be answered: %s", (question) => {
    const reply = groundedReply(question, explorer);
    expect(reply).not.toMatch(/don't know|can't help/);
  });

  it("[R2] are three unless another count is asked for", () => {
    expect(pickQuickQuestions(() => 0)).toEqual(quickQuestions.slice(0, 3));
    expect(pickQuickQuestions(() => 0.999, 2)).toEqual([quickQuestions[9], quickQuestions[8]]);
    expect(pickQuickQuestions(() => 0, 0)).toEqual([]);
  });

  it.each([1, 7, Number.POSITIVE_INFINITY, -1, Number.NaN])("[R2] are as many as asked for with a source that gives %d", (drawn) => {
    expect(new Set(pickQuickQuestions(() => drawn, 4)).size).toBe(4);
  });

  it.each([-1, 11, 1.5, Number.NaN])("[R3] refuses a count of %d", (count) => {
    expect(() => pickQuickQuestions(() => 0, count)).toThrow(new QuickQuestionCountError(count, 10));
  });

  it("[R2] are drawn from the ten, none twice", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 10, maxLength: 10 }),
        fc.nat(10),
        (draws, count) => {
          let turn = 0;
          const picked = pickQuickQuestions(() => draws[turn++] ?? 0, count);
          expect(new Set(picked).size).toBe(count);
          for (const question of picked) expect(quickQuestions).toContain(question);
        },
      ),
    );
  });
});

it("[R4] the welcome is clean HTML and names Disha", () => {
  expect(cleanReply(welcomeMessage)).toBe(welcomeMessage);
  expect(welcomeMessage).toContain("Disha");
});
