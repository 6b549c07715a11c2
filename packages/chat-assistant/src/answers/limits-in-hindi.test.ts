import { EXAM_RECORDS, EXAMS } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { HOLDERS_IN_HINDI } from "../names/holders-in-hindi.ts";
import { EXAM_PAPERS } from "./exam-papers-texts.ts";
import { holderOf } from "./exam-words.ts";

const textOf = (question: string): string => parsed(groundedReply(question, explorer)).text;

describe("limits of examinations in Hindi", () => {
  it.each([
    ["neet kitni baar de sakte hai", "jitni baar chahein de sakte hain"],
    ["jee main ki age limit kya hai", "Class 12 ke saal aur uske baad ke do saal"],
    ["meri umar 28 saal hai kya upsc de sakta hu", "Is umar mein yeh abhi khula hai"],
    ["main 36 saal ka hu kya upsc de sakta hu", "general category mein zyadatar ab nahi; SC aur ST abhi bhi"],
    ["delhi police constable ki umar kitni honi chahiye", "2025 ke notice mein umar 18 se 25 saal hai"],
    ["nis diploma ke liye kya chahiye", "Bharat ke liye khele hain to Class 12 kaafi hai"],
    ["ssc cgl age limit batao", "2024 ke notice mein umar post ke hisaab se 18 se 27, 30 ya 32 saal hai"],
    ["agniveer ke liye umar kitni chahiye", "har sena apni-apni: joinindianarmy.nic.in"],
    ["नीट कितनी बार दे सकते हैं", "17 साल पूरे होने चाहिए"],
    ["27 saal ka hu ssc chsl de sakta hu kya", "2024 ke notice mein umar 18 se 27 saal hai"],
    ["24 saal ki hu ibps po ke liye der to nahi hui", "umar 20 se 30 saal hai"],
    ["मैं २४ साल का हूं क्या यूपीएससी दे सकता हूं", "इस उम्र में यह अभी खुला है"],
    ["कैट की आयु सीमा", "CAT: अब तक के नोटिस में"],
    ["अग्निवीर की उम्र कितनी होनी चाहिए", "लगभग 17½ से 21 साल"],
    ["gate dena chahiye ya cat", "GATE engineering mein rakhta hai"],
    ["गेट की परीक्षा कौन दे सकता है", "GATE के लिए चाहिए"],
    ["एनडीए की उम्र सीमा क्या है", "लगभग 16½ से 19½ साल"],
  ])("[R95] %j says %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });

  it("[R95] takes years of work for no age", () => {
    expect(textOf("10 saal ka experience hai kya cat de sakta hu")).not.toContain("umar ki koi seema nahi");
  });

  it("[R95] names whoever holds an examination without an English sentence", () => {
    const SMALL_WORDS = / (?:on|each|one|your|that|another|together|names|own)(?= )/;
    expect(EXAMS.map((exam) => holderOf(exam, "hinglish")).filter((holder) => SMALL_WORDS.test(` ${holder} `))).toEqual([]);
  });

  it("[R95] has words in Hindi for records that are there alone", () => {
    const held = new Set(EXAMS.map((exam) => EXAM_RECORDS[exam].heldBy));
    expect(Object.keys(HOLDERS_IN_HINDI).filter((heldBy) => !held.has(heldBy))).toEqual([]);
  });

  it.each([
    ["upsc me kitne paper hote hai", "teen charan: Prelims"],
    ["neet ka syllabus kya hai", "NCERT ki kitabon se"],
    ["नीट का सिलेबस क्या है", "NCERT की किताबों से"],
    ["delhi police constable ka syllabus", "computer ki buniyaadi baatein"],
    ["esic sso ka syllabus kya hai", "economy, paise aur insurance ke saath"],
    ["एसएससी सीएचएसएल का सिलेबस", "टाइपिंग या स्किल टेस्ट"],
  ])("[R99] tells what an examination asks: %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });

  it("[R99] has the numbers of the English papers in each language", () => {
    const numbers = (text: string): readonly string[] => [...new Set(text.match(/\d+/g) ?? [])].toSorted();
    for (const { english, hinglish, hindi } of Object.values(EXAM_PAPERS)) {
      expect(numbers(hinglish)).toEqual(numbers(english));
      expect(numbers(hindi)).toEqual(numbers(english));
    }
  });

  it.each([
    ["kya nurse ki night duty hoti hai", "raat ya der ki shift iska hissa hai"],
    ["पायलट को रात में काम करना पड़ता है क्या", "उड़ानें हर समय होती हैं"],
  ])("[R95] tells of nights: %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });
});
