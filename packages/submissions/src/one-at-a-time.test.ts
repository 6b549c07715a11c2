import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

it("[R42] starts once while it runs, and again after it ended, well or badly", async () => {
  const started: string[] = [];
  const task = oneAtATime(async (name: string) => {
    started.push(name);
    await Promise.resolve();
    if (name === "bad") throw new RangeError(name);
    return name;
  });
  expect(await Promise.all([task("a"), task("b"), task("c")])).toEqual(["a", "a", "a"]);
  await expect(Promise.all([task("bad"), task("d")])).rejects.toThrow("bad");
  expect(await task("e")).toBe("e");
  expect(started).toEqual(["a", "bad", "e"]);
});
