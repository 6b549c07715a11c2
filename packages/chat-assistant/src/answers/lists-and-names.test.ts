import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { knowledgeOf } from "../catalogue/knowledge.ts";
import { groundedReply } from "../grounded-reply.ts";
import type { Language } from "../language.ts";
import { correctedWords, mentionsIn } from "../reading/mentions.ts";
import { ORDINARY_WORDS } from "../reading/ordinary-words.ts";
import { replyKind } from "../reply-kind.ts";

const knowledge = knowledgeOf(explorer);
const read = (question: string, language: Language = "english") => parsed(groundedReply(question, explorer, { language }));
const text = (question: string): string => read(question).text;
const links = (question: string): readonly string[] =>
  read(question).tags.flatMap(({ name, attributes: { href = "" } }) =>
    name === "a" && href.startsWith("/career/") ? [href.slice("/career/".length)] : [],
  );

const BEGINS_WITH = "Posts that one begins with";
const SCHOOLING = "A pass in Class 10 opens all of these";
const CHEAPEST = "The cheapest good courses are those of the government";
const BOTH_SIDES = ["On an ordinary day", "What people in the work dislike"];

describe("lists by wish, comparisons and names", () => {
  it("[R250] ordinary words stay what they are, alone and beside the head of a title", () => {
    const taken = [...ORDINARY_WORDS].filter((word) => {
      const words = correctedWords([word, "engineer"], knowledge);
      const isNamed = mentionsIn(words, knowledge, word).some(({ places }) => places.includes(0));
      return isNamed || !word.startsWith((words[0] ?? "").slice(0, -1));
    });
    expect(taken).toEqual([]);
  });

  it.each([
    ["doctor ya engineer me zyada paisa", "General Physician or Civil Engineer"],
    ["graphic designer ya web developer, kisme zyada paisa hai?", "Graphic Designer or Web Developer"],
    ["teacher ya police officer mein jyada izzat kiski", "Primary School Teacher or"],
    ["driver ya engineer me zyada paisa kisme hai", "Bus Driver or Civil Engineer"],
    ["fauji ya doctor", "Infantry Soldier or General Physician"],
    ["software or civil engineer", "Software Engineer or Civil Engineer"],
    ["which is better CA or CFP", "Chartered Accountant or Certified Financial Planner"],
  ])("[R250] %s compares only what was named", (question, title) => {
    expect(text(question)).toMatch(new RegExp(`^${title}`));
    expect(text(question)).not.toContain("SCADA");
  });

  it.each([
    ["a student of mine is very shy, what careers suit him", /Mine/],
    ["what courses lead to a job", /Infantry|Ways into lead/],
    ["direct or distance mba which is better", /Film Director/],
    ["I finally completed my ba and wonder what to do", /Financ/],
  ])("[R250] %s is about no word said in passing", (question, never) => {
    expect(text(question)).not.toMatch(never);
  });

  it.each([
    ["is demand for bank tellers growing or falling", ["Growth"]],
    ["plumbers rising or declining", ["Growth"]],
    ["is accountant work easy or hard", ["Stress", "What people in the work dislike"]],
    ["सीए का काम आसान है या मुश्किल", ["Stress", "What people in the work dislike"]],
    ["plumber ka kaam accha hai ya bura", BOTH_SIDES],
  ])("[R251] %s", (question, said) => {
    for (const part of said) expect(text(question)).toContain(part);
    expect(text(question)).not.toContain("Where each leads");
  });

  it.each([
    ["मुझे गणित पसंद नहीं है, विज्ञान में क्या करियर हैं?", "Careers open with PCB, that are open without maths"],
    ["mujhe maths pasand nahi hai, science me kya career hai", "Careers open with PCB, that are open without maths"],
    ["मुझे जीव विज्ञान पसंद नहीं है", "Careers that are open without biology"],
    ["mujhe physics bilkul pasand nahi, science me kya le sakta hu", "Careers open with Science, that are open without physics"],
    ["मुझे इतिहास पसंद नहीं है, आर्ट्स में क्या करूं", "Careers open with Humanities \\(Arts\\), without history"],
    ["maths ke bina commerce me kya career hai", "Commerce without maths keeps most of commerce open"],
    ["commerce le li par accounts pasand nahi", "Careers open with Commerce, without accounts"],
    ["jeev vigyan accha nahi lagta science me kya career hai", "Careers open with PCM, that are open without biology"],
  ])("[R252] %s", (question, title) => {
    expect(text(question)).toMatch(new RegExp(`^${title}`));
  });

  it("[R252] shows no work made of maths where maths is disliked, also where a way in asks for none", () => {
    for (const id of ["artificial-intelligence-specialist", "game-developer", "machine-learning-scientist"])
      expect(links("maths nahi pasand, computer pasand hai")).not.toContain(id);
  });

  it.each([
    ["nal ka kaam karne wale ki salary", "plumber"],
    ["lakdi ka kaam karne wala kitna kamata hai", "carpenter"],
    ["लोहे का काम करने वाले की सैलरी", "blacksmith"],
    ["DM ki salary kitni hai", "ias-officer"],
    ["CFP kya hota hai", "certified-financial-planner"],
    ["cfp salary", "certified-financial-planner"],
  ])("[R253] %s is about %s", (question, id) => {
    expect(links(question)[0]).toBe(id);
  });

  it("[R253] a short name that is none of the record's letters is told as the record", () => {
    expect(text("SDM ki salary kya hai")).toContain("SDM stands in this record, under the name Revenue Officer");
    expect(text("BDO ki salary kya hai")).not.toContain("stands in this record");
  });

  it.each(["gemologist kya hota h", "gemstone expert kaise bane", "जेमोलॉजिस्ट कैसे बनें"])(
    "[R253] %s is unknown, with what is nearest",
    (question) => {
      expect(replyKind(groundedReply(question, explorer))).toBe("unknown");
      expect(links(question)).toContain("jewellery-designer");
    },
  );

  it.each([
    "careers in humanities stream with good salary",
    "careers in commerce with good salary",
    "arts stream careers with good salary that dont need maths",
    "high salary job without maths and without degree",
    "highest paying job in agriculture",
    "शिक्षा के क्षेत्र में सबसे ज्यादा सैलरी वाली नौकरी",
  ])("[R254] %s begins with what one begins with", (question) => {
    expect(text(question)).toContain(BEGINS_WITH);
    expect(text(question)).toContain("₹");
  });

  it("[R254] the heads of a field are among its best paid, and commerce has no entrance of engineers", () => {
    expect(links("highest paying job in hospitality")).toContain("hotel-manager");
    expect(text("careers in commerce with good salary")).not.toContain("JEE");
  });

  it.each([
    ["my son is in 10th and got only 52%, he is weak in maths, what can he do after 10th", SCHOOLING],
    ["मेरे 10वीं में 52% आए हैं, मैं क्या कर सकता हूँ?", SCHOOLING],
    ["10th me sirf 50 percent aaye hai kya kar sakta hu", SCHOOLING],
    ["we can spend only 50000 rupees total on our daughter's studies after 12th, what courses lead to a job", CHEAPEST],
    ["1 lakh me 12th ke baad kaunsa course ho sakta hai", CHEAPEST],
    ["humare paas sirf 30 hazar rupaye hai, 12th ke baad kaun sa course kare", CHEAPEST],
  ])("[R255] %s", (question, said) => {
    expect(text(question)).toMatch(new RegExp(`^${said}`));
  });

  it.each([
    [
      "jobs with a lot of travel for arts students",
      ["foreign-service-officer", "flight-attendant"],
      ["criminal-lawyer", "police-constable"],
    ],
    ["best career for introvert girl in commerce", ["accountant"], ["truck-driver", "fine-art-painter"]],
    ["careers involving chemistry but no lab", ["chemical-engineer"], ["dishwasher"]],
    ["meri beti 12th arts se hai, usko sarkari naukri kaunsi mil sakti hai", ["stenographer"], ["navy-officer", "air-force-technician"]],
  ])("[R256] %s", (question, shown, never) => {
    for (const id of shown) expect(links(question)).toContain(id);
    for (const id of never) expect(links(question)).not.toContain(id);
  });

  it("[R256] field work in engineering has no word on study beside a job", () => {
    expect(text("jobs for girls in engineering with field work")).not.toContain("Beside a job");
  });

  it("[R257] maths is the remedy only where Commerce with Maths is open, for every career and both streams", () => {
    for (const stream of ["commerce", "arts"])
      for (const { name, pathway } of knowledge.careers) {
        const needs = pathway?.subjects ?? [];
        const isShut = !needs.some((choice) => choice.startsWith("Commerce") || choice === "Humanities");
        if (pathway === undefined || !isShut) continue;
        expect(text(`can i become ${name} after 12th ${stream}`), name).not.toContain("Maths can be added as one subject");
      }
  });

  it.each([
    ["dietitian kaise bane 12th commerce se", "Home Science"],
    ["commerce se nutritionist kaise bane", "Home Science"],
  ])("[R257] %s names what its courses ask for", (question, said) => {
    expect(text(question)).toContain(said);
    expect(text(question)).not.toContain("Maths can be added");
  });

  it.each(["ek gaon ke ladke ke liye solar panel technician ka kaam kaisa rahega", "gaon me solar technician ka kaam kaisa rahega"])(
    "[R258] %s",
    (question) => {
      for (const part of ["₹", "The way in", ...BOTH_SIDES]) expect(text(question)).toContain(part);
      expect(text(question)).not.toContain("women");
    },
  );

  it.each([
    ["My son wants to be a youtuber. should i be worried", "few live on one", "SAI"],
    ["dairy farm kholna hai kitna kharcha aur kamai", "Krishi Vigyan Kendra", "tuition"],
    ["chhoti si bakery kholni hai kharcha batao", "District Industries Centre", "prospectus"],
    ["Which is the best engineering college in Pune and its fees", "nirfindia.org", "In that city"],
    ["ssc cgl se kaun kaun si post milti hai aur salary", "Assistant Section Officer", "JEE"],
    ["beti ko doctor banana hai par NEET me 2 baar fail ho gayi, ab kya kare", "BAMS, BHMS", "Resident medical officer"],
  ])("[R259] %s", (question, said, never) => {
    for (const language of ["english", "hinglish", "hindi"] as const) expect(read(question, language).text.length).toBeGreaterThan(0);
    expect(text(question)).toContain(said);
    expect(text(question)).not.toContain(never);
  });
});
