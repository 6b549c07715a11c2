import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what one would do other than is kept out", () => {
  it("[R25] and the subject of the degree is kept", () => {
    const reply = text("MSc physics, NET nahi hua, what other options than teaching");
    expect(reply).toContain("about physics");
    expect(reply).not.toMatch(/in Education|Professor|Teacher:/);
    expect(text("other options than engineering after pcm")).toContain("open with PCM, without Engineering");
  });
});

describe("one more year, asked by a parent", () => {
  it.each(["3rd drop for NEET, should we allow", "should my son drop again for NEET", "my daughter wants a third drop for neet"])(
    "[R51] is weighed, with a word to the parent: %s",
    (question) => {
      expect(text(question)).toContain("a third seldom changes much");
      expect(text(question)).toContain("As a parent");
    },
  );
  it("[R51] and by oneself without it", () => {
    expect(text("should i drop again for NEET")).toContain("a third seldom changes much");
    expect(text("should i drop again for NEET")).not.toContain("As a parent");
  });
});

describe("what comes next", () => {
  it.each([
    ["agniveer ke baad kya", "By the rule so far"],
    ["agniveer ke 4 saal baad", "keep posts for those who leave"],
    ["after agniveer what can i do", "nios.ac.in"],
    ["iti fitter ke baad diploma", "Into the second year"],
    ["can ITI do diploma", "Into the second year"],
    ["hotel management diploma ke baad cruise ship job", "dgshipping.gov.in"],
    ["distance degree valid for govt job?", "Generally yes"],
    ["ignou ki degree govt job me valid hai kya", "deb.ugc.ac.in"],
    ["PMKVY near me", "skillindiadigital.gov.in"],
    ["NATS stipend", "the Government sets the least"],
    ["gnm abroad", "State Nursing Council"],
    ["nurse ki job germany me", "emigrate.gov.in"],
    ["interview me kya puchte hai bank po", "About your subject"],
  ])("[R43] %j is told what follows", (question, expected) => {
    expect(text(question)).toContain(expected);
  });
  it.each([
    ["iti or diploma which is better", "Into the second year"],
    ["cruise director kaise bane", "Pay no agent"],
    ["ignou or regular college", "Generally yes"],
  ])("[R43] %j asks for something else", (question, unexpected) => {
    expect(text(question)).not.toContain(unexpected);
  });
});

describe("lists", () => {
  const rows = (question: string): readonly string[] =>
    [...groundedReply(question, explorer, { language: "english" }).matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id);

  it("[R25] of a diploma begin with what asks for one, and hold no trade before it", () => {
    expect(rows("mechanical diploma jobs list")[0]).toBe("mechanical-engineering-technician");
    expect(rows("mechanical diploma jobs list").join(" ")).not.toMatch(/motorcycle|air-conditioning/);
    expect(rows("diploma in c++ job").length).toBeGreaterThan(0);
  });
  it.each(["BCom, job now", "BA history job now", "BCom completed google", "BSc completed, need a job"])(
    "[R25] for those who need work now hold no civil service and no chair: %s",
    (question) => {
      expect(rows(question).length).toBeGreaterThan(2);
      expect(rows(question).join(" ")).not.toMatch(/ias-officer|foreign-service|professor/);
    },
  );
  it.each(["BCom completed google", "BCom completed gap of 2 years"])("[R25] take no passing word for a field: %s", (question) => {
    expect(text(question)).not.toMatch(/about (?:google|gap|completed)|none that has all/);
  });
  it("[R42] for somebody of forty-five name no post with an age limit", () => {
    const reply = text("45 year housewife 12th pass job");
    expect(reply).toContain("outside public posts");
    expect(reply).not.toMatch(/Constable|Flight Attendant|Anganwadi Worker|Fashion Model/);
    expect(text("45 year housewife BA pass govt job")).toMatch(/^Look at the age first/);
  });
  it("[R57] of food technology name the post that is kept for it", () => {
    expect(rows("food technology graduate govt jobs")[0]).toBe("food-safety-officer");
  });
  it.each(["careers with elephants", "I love lions", "work with leopards"])("[R25] of an animal are those of wildlife: %s", (question) => {
    expect(rows(question)).toContain("wildlife-veterinarian");
  });
});

describe("the Army and the years of preparing", () => {
  it("[R57] officers after a degree are told of CDS, NCC and TGC first", () => {
    expect(text("army officer after graduation")).toMatch(/^An officer of the Army after a degree: by CDS.*NCC Special Entry.*TGC/);
    expect(text("navy officer after graduation")).not.toContain("TGC");
    expect(text("army doctor after mbbs")).not.toContain("TGC");
  });
  it.each(["teen saal UPSC, thak gaya", "i am 27, 4 years of upsc, very tired"])(
    "[R42] who is tired of preparing reads of other ways: %s",
    (question) => {
      expect(text(question)).toContain("First rest");
      expect(text(question)).not.toContain("1098");
    },
  );
  it("[R34] despair is met with care all the same", () => {
    expect(text("teen saal UPSC thak gaya, jeena nahi chahta")).not.toContain("First rest");
  });
});
