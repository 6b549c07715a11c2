import { describe, expect, it } from "vitest";
import { CAREER_CATEGORIES, INTEREST_LETTERS, STRESS_LEVELS, TRAITS } from "./vocabulary.ts";

describe("vocabularies", () => {
  it("[R1] lists the 20 categories in the specified order", () => {
    expect(CAREER_CATEGORIES.join(", ")).toBe(
      "Technology, Healthcare, Engineering, Business, Education, Arts, Legal, Manufacturing, Transportation, Construction, " +
        "Government, Agriculture, Energy, Retail, Hospitality, Science, Media, Nonprofit, Sports, Environmental",
    );
  });

  it("[R1] lists six traits, six interest letters and three stress levels", () => {
    expect(TRAITS).toEqual(["technical", "creative", "analytical", "social", "leadership", "physical"]);
    expect(INTEREST_LETTERS.join("")).toBe("RIASEC");
    expect(STRESS_LEVELS).toEqual(["Low", "Medium", "High"]);
  });
});
