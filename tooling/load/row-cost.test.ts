import { expect, it } from "vitest";
import { measureRows } from "./row-cost.ts";

it("stores rows of each form as the database takes them, and finds what they weigh", async () => {
  const costs = await measureRows(50);
  expect(costs.map(({ form }) => form)).toEqual(["feedback", "help", "newsletter"]);
  for (const { form, disk, log } of costs) {
    expect(disk, form).toBeGreaterThan(100);
    expect(log, form).toBeGreaterThan(100);
  }
});
