import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { closedAt, OLDEST } from "./exam-limits.ts";
import { NOTICE_AGES } from "./exam-limits-texts.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("the age that somebody tells", () => {
  it("[R350] holds for each examination the oldest age that its notice names", () => {
    for (const [exam, { ages }] of Object.entries(NOTICE_AGES))
      expect([exam, Math.max(...(ages.english.match(/\d\d/g) ?? []).map(Number))]).toEqual([exam, OLDEST[exam as keyof typeof OLDEST]]);
  });

  it("[R350] closes an examination to all after the years of the categories, and one of the forces at once", () => {
    expect(closedAt("SSC CHSL", 27)).toBe("no");
    expect(closedAt("SSC CHSL", 28)).toBe("in general");
    expect(closedAt("SSC CHSL", 33)).toBe("to all");
    expect(closedAt("NDA", 20)).toBe("to all");
    expect(closedAt("CTET", 60)).toBe("no");
  });

  it("[R350] leaves out of a list what it has closed, and names what stays open to reserved categories", () => {
    const [list = "", withYearsMore = ""] = text("i am 34 years old graduate which govt job can i get").split(
      "By the notices so far closed at your age",
    );
    expect(list).not.toMatch(/SSC CGL|IBPS PO/);
    expect(list).toContain("UPSC EPFO");
    expect(withYearsMore).toMatch(/SSC CGL.* IBPS PO/);
    expect(text("graduate, which govt job can i get")).toContain("SSC CGL");
  });

  it("[R350] says so where all that is asked for is closed", () => {
    expect(text("i am 32 and 12th pass want to join army or navy which recruitment")).toContain(
      "By the notices so far closed at your age: NDA, Agniveer recruitment and Coast Guard recruitment.",
    );
  });

  it.each([
    ["I am 29 can I still prepare for SSC CGL", /^At this age it is still open/],
    ["can i give nda at 20", /^At this age no longer: the forces give no category years more/],
    ["my son is 22 can he join army", /^At this age no longer.*With a degree the officers' entries are still open: CDS, NCC and AFCAT/],
    ["can i join army at 25", /^At this age no longer.*Agniveer recruitment: By the notices/],
    ["bank job at 31", /^At this age mostly no longer in the general category; OBC, SC and ST may still/],
    ["can i become a doctor at 30", /^NEET-UG: By the rules for 2026 there is no limit to the attempts and no upper age/],
    ["i am 45 and want to become a teacher in government school", /^State teacher recruitment: .*about 40/],
    ["can i become a software engineer at 35", /^It is not too late for most work/],
    ["can i become a nurse at 32", /^It is not too late for most work/],
    ["can i become a doctor with 60 percent", /^(?!NEET-UG: By the rules)/],
  ])("[R350] %j", (question, says) => {
    expect(text(question)).toMatch(says);
  });
});
