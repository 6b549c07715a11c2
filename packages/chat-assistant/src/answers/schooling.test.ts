import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("the kind of one's schooling", () => {
  it.each([
    "which board is better for jee, cbse or state board",
    "cbse or icse better for upsc",
    "cbse vs icse",
    "कौन सा बोर्ड अच्छा है",
    "should i change from icse to cbse in 11th for jee",
    "10th ke baad board change karna sahi hai kya",
  ])("[R146] %s", (question) => {
    expect(text(question)).toContain("No board is ahead");
  });

  it.each([
    ["bihar board se 12th kiya hai, kya nda me problem hogi", "any stream for the Army"],
    ["state board student can join nda?", "any stream for the Army"],
    ["is state board a disadvantage for neet", "NEET-UG is"],
    ["up board wale iit me ja sakte hai", "does not stand in the way"],
    ["rajasthan board se hu neet", "NEET-UG is"],
    ["क्या यूपी बोर्ड वाले एनडीए दे सकते हैं", "does not stand in the way"],
    ["kya state board se pilot ban sakte hai", "Commercial Pilot"],
  ])("[R146] %s", (question, says) => {
    expect(text(question)).toContain("Your board does not stand in the way");
    expect(text(question)).toContain(says);
  });

  it.each([
    ["cbse 12 result kab aayega", "I don't know that"],
    ["up board se neet ki taiyari kaise kare", "NCERT"],
    ["nios se 12th karke neet de sakte hai", "National Institute of Open Schooling"],
    ["board exam me fail ho gaya", "supplementary"],
  ])("[R146] %s is another matter", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toMatch(/No board is ahead|does not stand in the way/);
  });

  it.each([
    ["maths basic liya tha 10th me, 11th me maths le sakte hai kya", "the rule itself says Standard"],
    ["basic maths in 10th can i take pcm", "the rule itself says Standard"],
    ["standard maths ya basic maths", "Basic and Standard have the same book"],
    ["i have basic maths can i become engineer", "the rule itself says Standard"],
    ["10वीं में बेसिक मैथ्स ली थी क्या 11वीं में मैथ्स ले सकते हैं", "the rule itself says Standard"],
    ["applied maths and regular maths difference", "only one of them can be taken"],
    ["applied maths se btech ho sakta hai", "Engineering, architecture"],
    ["12th vocational se kiya hai, btech me admission hoga?", "lateral entry"],
    ["12 vocational students can do engineering?", "technical vocational"],
    ["vocational stream se 12th kiya kya graduation kar sakte hai", "Open as it is"],
  ])("[R147] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each(["basic maths jobs", "vocational course after 12th"])("[R147] %s is another matter", (question) => {
    expect(text(question)).not.toMatch(/says Standard|full Class 12/);
  });
});

describe("two sides, of which one was dropped", () => {
  it.each([
    ["bpt ya bsc radiology", ["Radiology (imaging)", "Radiographer", "Physiotherapist"]],
    ["bsc nursing or bsc biotechnology", ["BSc Nursing is", "BSc Biotechnology"]],
    ["b pharma or bsc chemistry", ["BSc Chemistry", "Quality Control Chemist"]],
    ["bca or bsc it which is better", ["BSc Information technology", "Web Developer"]],
    ["ba psychology vs bba", ["BA Psychology", "BBA is"]],
    ["data science vs ai btech branch", ["Data Scientist or Artificial Intelligence Specialist"]],
    ["cse ya data science branch", ["Choose Software Engineer", "Choose Data Scientist"]],
  ])("[R148] %s", (question, says) => {
    for (const said of says) expect(text(question)).toContain(said);
  });

  it.each(["bsc it or bsc physics", "bsc physics or bsc computer science", "bsc it or bsc cs"])(
    "[R148] %s never has two sides in the same words",
    (question) => {
      const rows = parsed(groundedReply(question, explorer, { language: "english" })).text.match(/Choose it if you [^.]+/g) ?? [];
      expect(rows).toHaveLength(2);
      expect(new Set(rows).size).toBe(2);
    },
  );

  it("[R148] a career to which the degree of one side leads is no third side", () => {
    expect(text("bsc nursing or bsc optometry")).toContain("BSc Nursing or BSc Optometry");
  });

  it.each([
    ["ipmat or cat which is better for iim", "one does not shut the other"],
    ["cat vs ipmat", "one does not shut the other"],
    ["ba bed integrated course kya hota hai", "called ITEP"],
    ["bsc bed 4 year course", "called ITEP"],
    ["itep course kya hai", "called ITEP"],
    ["बीए बीएड कोर्स क्या है", "called ITEP"],
    ["space scientist aur astronaut me kya difference hai", "on the ground"],
    ["astronaut vs pilot", "Commercial Pilot"],
    ["अंतरिक्ष यात्री और वैज्ञानिक में क्या अंतर है", "on the ground"],
    ["isro scientist vs nasa scientist", "citizens of the USA"],
    ["nasa me job kaise mile", "citizens of the USA"],
  ])("[R149] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["ba bed ke baad job", "Government"],
    ["ba ya bed", "BA or BEd"],
    ["iim indore vs iim rohtak", "nirfindia.org"],
  ])("[R149] %s is another matter", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain("called ITEP");
  });
});

describe("teachers by the level of a school", () => {
  it.each([
    ["geography ke teacher banna hai lecturer school me", "Geography Teacher"],
    ["history teacher lecturer kaise bane", "History Teacher"],
    ["history lecturer in school", "History Teacher"],
    ["english lecturer in inter college", "English Teacher"],
    ["political science lecturer banna hai", "Political Science Professor"],
    ["computer science lecturer", "Computer Science Professor"],
    ["sociology lecturer", "Sociology Professor"],
    ["political science teacher", "Social Studies Teacher"],
    ["school lecturer kaise bane", "PGT, post graduate teacher"],
    ["kendriya vidyalaya me teacher kaise bane", "PGT, post graduate teacher"],
    ["navodaya me teacher", "PGT, post graduate teacher"],
    ["केंद्रीय विद्यालय में शिक्षक कैसे बनें", "PGT, post graduate teacher"],
    ["kv me maths teacher", "Mathematics Teacher"],
    ["commerce lecturer kaise bane", "MCom"],
  ])("[R150] %s", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toMatch(/Physics Professor|Biology Professor/);
  });

  it.each([
    ["physics lecturer", "Physics Professor"],
    ["12th ke baad lecturer kaise bane", "Professor"],
    ["school teacher or college lecturer which is better", "Primary School Teacher or Physics Professor"],
  ])("[R150] %s is meant of a college", (question, says) => {
    expect(text(question)).toContain(says);
  });
});

describe("courses", () => {
  it.each([
    ["copa trade me kya sikhate hai", "office software"],
    ["copa me kya padhate hai", "Data Entry Operator"],
    ["fitter trade me kya sikhate hai", "Bench work"],
    ["welder iti me kya kya sikhaya jata hai", "Arc welding"],
    ["iti electrician syllabus", "Fault finding"],
    ["bca me kya padhate hai", "data structures"],
    ["bca syllabus", "data structures"],
    ["बीसीए में क्या पढ़ाते हैं", "data structures"],
    ["bba me kya kya subject hote hai", "business law"],
    ["what is taught in bba", "business law"],
    ["bcom me kya padhaya jata hai", "auditing"],
    ["what do we study in bpt", "electrotherapy"],
    ["after 10th with 45 percent which course", "Polytechnic diploma"],
    ["10th me 40 percent aaye konsa course karu", "Polytechnic diploma"],
    ["which course after 10th with low marks", "Computer Operator"],
    ["दसवीं में कम नंबर आए कौन सा कोर्स करें", "Polytechnic diploma"],
  ])("[R151] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["neet syllabus", "neet.nta.nic.in"],
    ["which subjects in 11th for bca", "Maths for BCA"],
    ["10th me 45 percent hai neet de sakte hai", "NEET"],
    ["copa ke baad job", "begin now"],
  ])("[R151] %s is another matter", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toMatch(/Polytechnic diploma, three|data structures/);
  });
});
