import { afterEach, describe, expect, it } from "vitest";
import { removeText, writeJson } from "../../lib/storage.ts";
import { keptTalk } from "./kept-talk.ts";
import { withMessage } from "./talk.ts";

const KEY = "cc_chat";
const message = (id: number) => ({ id, text: "x", timestamp: 1, isUser: true });
const keep = (...ids: readonly number[]) => writeJson("session", KEY, { messages: ids.map(message), draft: "" });
afterEach(() => removeText("session", KEY));

describe("a kept talk", () => {
  it("is read as it was", () => {
    keep(1, 2);
    expect(keptTalk()).toEqual({ messages: [message(1), message(2)], draft: "" });
  });

  it.each([2 ** 53, 2 ** 53 - 1, 1e308, 0.5, 0])("is none where a number is %s, to which none can be added", (id) => {
    keep(id);
    expect(keptTalk()).toBeNull();
  });

  it("loses its beginning where it is longer than a talk can be", () => {
    keep(...Array.from({ length: 5000 }, (_, at) => at + 1));
    const talk = keptTalk();
    expect(talk?.messages).toHaveLength(100);
    expect(talk && withMessage(talk, "next", "user", 2).messages.at(-1)?.id).toBe(5001);
  });
});
