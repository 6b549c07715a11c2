import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { STATE_AID } from "./money-texts.ts";

const textOf = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("fees, scholarships and loans", () => {
  it.each([
    ["ca ki fees", "icai.org"],
    ["clat form fees", "consortiumofnlus.ac.in"],
    ["pilot banne me kitna kharcha", "tens of lakhs"],
    ["mbbs private college fees", "fee committee of the State"],
    ["mba fees", "median pay of its last class"],
    ["air hostess course fees", "no paid course"],
    ["ba ki fees", "differ from college to college"],
    ["karnataka scholarship", "ssp.karnataka.gov.in"],
    ["post matric scholarship", "given by your State"],
    ["west bengal student credit card", "wbscc.wb.gov.in"],
    ["education loan for ms in usa", "own scholarships first"],
    ["loan lekar btech karna hai", "pmvidyalaxmi.co.in"],
  ])("[R53] %j is told by what was named", (question, place) => {
    const text = textOf(question);
    expect(text).toContain("I don't know");
    expect(text).toContain(place);
    expect(text).not.toContain("₹");
  });

  it("[R53] gives no amount for any State", () => {
    expect(STATE_AID.filter(({ place, loan }) => /₹|\d+,\d{3}|lakh/.test(place.english + (loan?.english ?? "")))).toEqual([]);
  });
});

describe("the highest pay", () => {
  it("[R54] is first that of posts that one begins with, with years and examinations", () => {
    const text = textOf("highest salary job in india");
    expect(text.indexOf("Posts that one begins with")).toBeLessThan(text.indexOf("After longer training"));
    expect(text.slice(0, text.indexOf("After longer training"))).not.toContain("Cardiologist");
    expect(text).toMatch(/estimate, 2026\); about \d+ to \d+ years after Class 10, with/);
  });
});

describe("what a stream shuts", () => {
  it.each([
    ["arts se scientist kaise bane", "most kinds of scientist", "open schooling"],
    ["commerce se mbbs ho sakta hai", "MBBS", "anew, with practicals"],
    ["humanities student engineer ban sakta hai", "Civil Engineer", "polytechnic diploma"],
    ["pcb se architect", "Architect", "One more subject (maths)"],
    ["commerce without maths se actuary", "Actuary", "Maths can be added"],
  ])("[R55] %j is told how it can still be had", (question, name, way) => {
    const text = textOf(question);
    expect(text).toContain("Not by the usual way");
    expect(text).toContain(name);
    expect(text).toContain(way);
    expect(text).toContain("near it");
  });

  it("[R55] and one that it does not shut is answered with yes", () => {
    expect(textOf("can i do psychology from commerce")).toContain("Yes: Commerce keeps these open");
    expect(textOf("biology se ias ban sakte hai")).toContain("Yes: PCB keeps IAS Officer open");
  });
});

describe("single courses and callings", () => {
  it.each([
    ["ccc course ke fayde", "NIELIT"],
    ["dca ya adca", "ADCA is the longer one"],
    ["tally seekhna hai", "GST and Excel"],
    ["typing job ke liye kaise seekhe", "skill test"],
    ["computer course konsa kare", "Choose by the post"],
    ["paramedical courses list", "Dialysis Technician"],
    ["pujari kaise bante hai", "Shastri"],
    ["isro me jane ke liye kitne percent chahiye", "no marks of Class 12"],
    ["kota jana chahiye ya ghar pe padhu", "Self study"],
  ])("[R25] %j is answered for itself", (question, said) => {
    expect(textOf(question)).toContain(said);
  });

  it("[R25] a career of the same name keeps its own answer", () => {
    expect(textOf("isro scientist salary")).toContain("Satellite Engineer");
    expect(textOf("pandit jawaharlal nehru kaun the")).not.toContain("Shastri");
  });
});
