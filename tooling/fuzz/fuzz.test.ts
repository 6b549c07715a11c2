import { afterAll, describe, expect, it } from "vitest";
import { runTarget, spread } from "./run.ts";
import { targets } from "./targets/index.ts";

/** The table of `pnpm fuzz` under one seed, in a size for every run of the tests. The seed and the input stand in what fails. */
const SEED = 20_240_601;
const CASES = 50_000;

afterAll(async () => {
  for (const { close } of targets) await close?.();
});

describe("whatever comes from outside", () => {
  it.each(spread(targets, CASES).map(([target, cases]) => ({ ...target, cases, target })))(
    "$name ($source): $holds",
    async ({ target, cases }) => {
      const { failures } = await runTarget(target, cases, SEED);
      expect(failures.map(({ seed, error, input }) => `seed ${seed}: ${error} on ${input}`).join("\n")).toBe("");
    },
  );
});
