import { describe, expect, it, vi } from "vitest";
import { MOST_REPLIES, remembered } from "./remembered.ts";

const makeReply = () => vi.fn((text: string) => `a reply to ${text}`);
const fill = (reply: (text: string) => string, name: string) => {
  for (let number = 0; number < MOST_REPLIES; number++) reply(`${name} ${number}`);
};

describe("remembered replies", () => {
  it("are made once for each text", () => {
    const make = makeReply();
    const reply = remembered(make);
    expect([reply("a"), reply("b"), reply("a")]).toEqual(["a reply to a", "a reply to b", "a reply to a"]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("stay while they are asked for, and go when two generations have passed", () => {
    const make = makeReply();
    const reply = remembered(make);
    reply("often");
    reply("once");
    for (const name of ["first", "second", "third"]) {
      fill(reply, name);
      reply("often");
    }
    expect(make.mock.calls.filter(([text]) => text === "often")).toHaveLength(1);
    reply("once");
    expect(make.mock.calls.filter(([text]) => text === "once")).toHaveLength(2);
  });
});
