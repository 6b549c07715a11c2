import { EXAM_RECORDS } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import type { Language } from "../language.ts";
import { ADMISSION_RULES, OTHER_ENTRANCES } from "../names/admission-rules.ts";
import { DEGREE_NAMES } from "../names/degree-names.ts";
import { ENTRANCES_BY_DEGREE } from "./entrances-of-degree.ts";
import { EXAM_MONTHS, monthsOf } from "./exam-months.ts";

const text = (question: string, language: Language = "english"): string => parsed(groundedReply(question, explorer, { language })).text;

describe("how one gets into a course", () => {
  it.each([
    ["btech me admission kaise le", "JEE Main"],
    ["how to get admission in mbbs", "NEET-UG"],
    ["mba admission process", "CAT"],
    ["llb me dakhila kaise hota hai", "State law CET"],
    ["hotel management me admission kaise le", "NCHM JEE"],
    ["bpt me admission kaise hota hai", "BPT takes PCB or PCMB"],
    ["msc me admission kaise hota hai", "a degree with the subject in it"],
    ["mtech admission process", "GATE"],
    ["एमबीबीएस में एडमिशन कैसे होता है", "NEET-UG"],
    ["fashion design course me admission kaise le", "How it goes"],
  ])("[R371] %s: %s, from the form to the seat", (question, said) => {
    const reply = text(question);
    expect(reply).toContain(said);
    expect(reply).toContain("Nobody can sell you a seat");
    expect(reply).not.toContain("I don't know that");
  });

  it.each(["CA me admission kaise le", "company secretary admission process"])("[R371] %s: its institute, and no college", (question) => {
    expect(text(question)).toContain("There is no college and no seat to get");
  });

  it.each(["iit me btech admission kaise le", "management quota se mbbs admission kaise", "best college for btech admission"])(
    "[R371] %s: an institute, a quota and a choice are asked otherwise",
    (question) => {
      expect(text(question)).not.toContain("Nobody can sell you a seat");
    },
  );

  it("[R371] names entrances to degrees that Disha knows, each once", () => {
    expect(Object.keys(OTHER_ENTRANCES).filter((degree) => !(degree in DEGREE_NAMES))).toEqual([]);
    expect(Object.keys(ADMISSION_RULES).filter((degree) => !(degree in DEGREE_NAMES))).toEqual([]);
    expect(Object.keys(OTHER_ENTRANCES).filter((degree) => ENTRANCES_BY_DEGREE.has(degree))).toEqual([]);
    for (const exam of Object.values(OTHER_ENTRANCES).flat()) expect([exam, EXAM_RECORDS[exam].gives]).toEqual([exam, "course"]);
  });

  it("[R371] an ITI goes by the marks of Class 10", () => {
    expect(text("iti ke liye kitne percent chahiye")).toContain("Class 10");
    expect(text("iti ke liye kitne percent chahiye")).not.toContain("josaa.nic.in");
  });

  it("[R371] tells what papers a degree has, where its syllabus is asked", () => {
    expect(text("mbbs syllabus")).toContain("stand in the syllabus on the site of the university");
    expect(text("mbbs syllabus")).not.toContain("dates, forms or results");
  });
});

describe("a career that is asked about as a woman's work", () => {
  it("[R374] what the record says of it stands below what holds of all work", () => {
    const reply = text("software engineer for girls safe");
    expect(reply).toContain("No record measures safety");
    expect(reply.split("Software Engineer")[1]).toContain("What people in the work dislike");
  });
});

describe("in which months an examination is held", () => {
  it.each([
    ["NEET form kab aayega", "from February to March; the test was held in May", "neet.nta.nic.in"],
    ["clat exam date", "the test was held in December", "consortiumofnlus"],
    ["cat form last date", "from August to September; the test was held in November", "IIM"],
  ])("[R372] %s: those of the last years, and whose notice has this year's", (question, months, holder) => {
    const reply = text(question);
    expect(reply).toContain(months);
    expect(reply).toContain("This year's dates I don't know");
    expect(reply).toContain(holder);
  });

  it("[R372] says it in the language of the question", () => {
    expect(text("नीट का फॉर्म कब आएगा", "hindi")).toContain("टेस्ट मई में हुआ");
    expect(text("nda ka form kab aayega", "hinglish")).toContain("test April mein aur September mein hua");
  });

  it("[R372] says nothing of them of a result, nor of what keeps to no months", () => {
    expect(text("neet result kab aayega")).not.toContain("In the last years");
    expect(text("ssc cgl form kab aayega")).not.toContain("In the last years");
    expect(monthsOf("SSC CGL")).toBeUndefined();
  });

  it("[R372] holds months of the year, each form with its test", () => {
    for (const [exam, { form, test }] of Object.entries(EXAM_MONTHS)) {
      expect([exam, form.length]).toEqual([exam, test.length]);
      for (const month of [...form, ...test].flat()) expect([exam, month >= 1 && month <= 12]).toEqual([exam, true]);
    }
  });

  it("[R372] sends who asks for the cut-off of a post to whom it is held by", () => {
    expect(text("ssc cgl cut off kitna jata hai")).toContain("ssc.gov.in");
    expect(text("ssc cgl cut off kitna jata hai")).not.toContain("josaa.nic.in");
    expect(text("neet cut off")).toContain("mcc.nic.in");
  });
});

describe("an age beside what is asked", () => {
  it.each([
    ["i am 31 bcom graduate what job can i get now", "IBPS Clerk and IBPS PO", "SSC CGL"],
    ["age 33 ba pass housewife what job now", "IBPS Clerk, IBPS PO and SSC CGL", "RRB NTPC"],
  ])("[R373] %s: what it has closed of what is named, and what is open", (question, closed, open) => {
    const reply = text(question);
    expect(reply).toContain(`closed in the general category: ${closed} (OBC`);
    expect(reply).toContain(`open still: ${open}`);
  });

  it("[R373] says nothing where the age closes nothing or none is told", () => {
    expect(text("i am 22 bcom graduate what job can i get now")).not.toContain("by the notices so far");
    expect(text("bcom graduate what job can i get now")).not.toContain("by the notices so far");
  });

  it("[R373] leaves posts of uniform out of a list that the age has closed", () => {
    expect(text("bcom graduate what job can i get now")).toContain("Navy Officer");
    expect(text("i am 31 bcom graduate what job can i get now")).not.toContain("Navy Officer");
  });

  it.each([
    ["software engineer age limit", "private employers mostly set no upper age"],
    ["nurse age limit", "NORCET 30"],
  ])("[R373] %s: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it("[R373] tells no years more of the forces", () => {
    expect(text("commercial pilot age limit")).not.toMatch(/AFCAT 26|NDA 19/);
  });

  it("[R373] a post of the Government alone keeps to its notice", () => {
    expect(text("tehsildar age limit")).not.toContain("private employers");
  });
});
