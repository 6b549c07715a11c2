import { describe, expect, it } from "vitest";
import { lastCareer } from "./last-career.ts";
import { isOnlyWelcome, questionBefore, resumed, type Talk, welcomed, withMessage } from "./talk.ts";

const asked = (talk: Talk, question: string) => withMessage(talk, question, "user", 2);
const answered = (talk: Talk, reply: string) => withMessage(talk, reply, "ai", 3);
const start = welcomed("<p>Hello</p>", 1);

describe("a talk", () => {
  it("begins with the welcome alone, and then is more than that", () => {
    expect(start).toEqual({ messages: [{ id: 1, text: "<p>Hello</p>", timestamp: 1, isUser: false, source: "system" }], draft: "" });
    expect(isOnlyWelcome(start)).toBe(true);
    expect(isOnlyWelcome(asked(start, "nurse"))).toBe(false);
  });

  it("knows which question a reply answers", () => {
    const talk = answered(asked(answered(asked(start, "nurse"), "<p>1</p>"), "tailor"), "<p>2</p>");
    expect(talk.messages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect([questionBefore(talk, 3), questionBefore(talk, 5), questionBefore(talk, 1)]).toEqual(["nurse", "tailor", null]);
  });

  it("knows which career the last reply was about, where it was about one", () => {
    const nurse = '<p>Yes.</p><h3><a href="/career/registered-nurse">Registered Nurse</a></h3><p>Pay</p>';
    expect(lastCareer(asked(answered(start, nurse), "and the years?"))).toBe("registered-nurse");
    expect(
      lastCareer(answered(answered(start, nurse), '<h3>Careers in Sports</h3><a href="/career/cricketer">Cricketer</a>')),
    ).toBeUndefined();
    expect(lastCareer(start)).toBeUndefined();
  });

  it("forgets its beginning after a hundred messages, and gives no number twice", () => {
    let talk = start;
    for (let round = 0; round < 150; round++) talk = asked(talk, `${round}`);
    expect(talk.messages).toHaveLength(100);
    expect(talk.messages[0]?.id).toBe(52);
    expect(new Set(talk.messages.map(({ id }) => id)).size).toBe(100);
  });

  it("does not change what it was", () => {
    const before = structuredClone(start);
    asked(start, "nurse");
    expect(start).toEqual(before);
  });
});

describe("resumed", () => {
  it("puts a question without an answer back into the field", () => {
    expect(resumed(asked(start, "nurse"))).toEqual({ ...start, draft: "nurse" });
  });
  it("leaves the field to what is typed in it, and an answered talk as it is", () => {
    const typed = { ...asked(start, "nurse"), draft: "tailor" };
    expect(resumed(typed)).toBe(typed);
    const whole = answered(asked(start, "nurse"), "<p>1</p>");
    expect(resumed(whole)).toBe(whole);
    expect(resumed(null)).toBeNull();
  });
});
