import { describe, expect, it } from "vitest";
import { categoryGrowth, growthFromStress, projectedGrowth } from "./growth.ts";

describe("growth statements", () => {
  it.each([
    [15.8, "+15.8%"],
    [-3.1, "-3.1%"],
    [0, "0%"],
    [-0, "0%"],
    [4, "+4%"],
  ])("[R23] writes %d percent as %s, with its source", (percent, text) => {
    expect(projectedGrowth(percent)).toEqual({
      growth: text,
      growthBasis: { basis: "sourced", source: "BLS Occupational Outlook Handbook 2024-34 (United States)", year: 2024 },
    });
  });

  it("[R14] keeps the category's text and marks it as no measurement", () => {
    expect(categoryGrowth("+15%")).toMatchObject({ growth: "+15%", growthBasis: { basis: "estimated" } });
  });

  it.each([
    ["Low", "+3%"],
    ["Medium", "+5%"],
    ["High", "+8%"],
    ["Extreme", "+4%"],
    ["toString", "+4%"],
  ])("[R18] is for %s stress %s", (stress, growth) => {
    expect(growthFromStress(stress)).toMatchObject({ growth, growthBasis: { basis: "estimated" } });
  });
});
