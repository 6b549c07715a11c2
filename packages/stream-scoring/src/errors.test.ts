import { expect, it } from "vitest";
import * as streamScoring from "./index.ts";
import { zeroScores } from "./streams.ts";

const { chooseOption, defineStreamQuiz, rankStreams, startStreamQuiz, topStreams } = streamScoring;
const circular: Record<string, unknown> = {};
circular.self = circular;
const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error("not for you");
    },
  },
);

it.each<[string, unknown, string]>([
  ["a bigint", 1n, "1n"],
  ["a symbol", Symbol("first"), "Symbol(first)"],
  ["a text", "1", '"1"'],
  ["null", null, "null"],
  ["an object without a prototype", Object.create(null), "{}"],
  ["an object that holds itself", circular, "something of type object"],
  ["an object that throws when read", hostile, "something of type object"],
])("[R27] %s is shown in the message of a named error", (_case, given, shown) => {
  for (const refused of [
    () => chooseOption(startStreamQuiz(), given as number),
    () => topStreams(zeroScores, given as number),
    () => rankStreams({ ...zeroScores, Arts: given as number }),
    () => defineStreamQuiz(Array(10).fill({ id: given })),
  ])
    expect(refused).toThrow(expect.objectContaining({ code: expect.any(String), message: expect.stringContaining(shown) }));
});
