import { describe, expect, it } from "vitest";
import { careers, explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { SOURCES_IN_HINDI } from "./figures-texts.ts";

const textOf = (question: string): string => parsed(groundedReply(question, explorer)).text;

describe("other work and further study in Hindi", () => {
  it.each([
    ["main teacher hu software me jana hai kaise jau", "log doosre kaam se bhi aate hain"],
    ["मैं ड्राइवर हूं कोई और काम करना है", "आप शून्य से शुरू नहीं करते"],
    ["kya bca ke baad mba kar sakte hai", "MBA mein kaun ja sakta hai: har vishay ke graduates"],
    ["आईटीआई के बाद बीटेक कर सकते हैं", "पहले पॉलिटेक्निक डिप्लोमा का दूसरा साल"],
    ["kya bca ke liye maths jaruri hai", "BCA ke liye Maths: yeh university par hai"],
    ["बीसीए के लिए गणित जरूरी है क्या", "BCA के लिए गणित"],
    ["rci registration kya hota hai", "RCI ke manya course ke baad"],
    ["वकील का लाइसेंस क्या होता है", "State Bar Council में दर्ज"],
    ["pcb me kaun kaun se course hai", "PCB se khuli degrees aur course"],
    ["arts se nurse ya lab technician ban sakte hai kya", "Humanities (Arts) ke saath"],
    ["mujhe maths aur art dono pasand hai", "Kaam jisme dono hain"],
    ["painting se ghar chal sakta hai kya", "kuch log isse ghar chalate hain"],
    ["ro technician kaise bane", "Wahan tak ka raasta yeh hai:"],
    ["bsc forensic ya bsc chemistry forensic scientist banne ke liye", "Dono se Forensic Scientist tak ja sakte hain"],
    ["i am a mechanical engineer working in it and want to switch to core", "Back to your branch, Mechanical Engineer"],
    ["delivery ka kaam karta hu kuch aur karna hai", "Aapke abhi ke kaam ke aas-paas"],
    ["mba karna sahi hai kya bcom ke baad", "MBA tab sahi hai"],
    ["24 saal ki hu bank po ke liye der to nahi hui", "Is umar mein yeh abhi khula hai"],
    ["doosre sheher me akele rehne se darr lagta hai", "Jaane se pehle bahuton ko yeh darr lagta hai"],
    ["नए शहर में अकेले रहने से डर लगता है", "जाने से पहले बहुतों को यह डर लगता है"],
    ["kya dilli jaana zaroori hai upsc ki taiyari ke liye", "Coaching madad hai, zaroori nahi"],
  ])("[R96] %j says %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });
});

describe("a subject that somebody has in Class 12", () => {
  it.each([
    ["i have bio in 12th can i become an engineer", "With biology: PCMB keeps it open, PCB closes it by the usual way."],
    ["12th me bio hai kya engineer ban sakta hu", "PCMB se raasta khula rehta hai, PCB se aam raste se nahi"],
    ["12वीं में बायो है क्या इंजीनियर बन सकता हूं", "PCMB से रास्ता खुला रहता है, PCB से आम रास्ते से नहीं"],
    ["12th me maths hai kya doctor ban sakti hu", "PCM ya Commerce with Maths se aam raste se nahi"],
    ["12th me maths hai kya ca ban sakta hu", "PCM, PCMB ya Commerce with Maths se raasta khula rehta hai."],
    ["doctor banne ke liye 12th me maths zaroori hai kya", "maths zaroori nahi hai"],
    ["kya commerce me maths zaroori hai", "Commerce ke saath maths sambhal sakte hain to lijiye"],
  ])("[R98] %j says %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });
});

describe("where pay in India comes from", () => {
  it("[R97] has words in Hindi for every source of the catalogue", () => {
    const sources = new Set(careers.flatMap(({ payInr }) => payInr?.source ?? []));
    expect([...sources].filter((source) => SOURCES_IN_HINDI[source] === undefined)).toEqual([]);
  });

  it("[R97] stands beside the figure in the language of the question", () => {
    expect(textOf("nurse ki salary kitni hai")).toContain("(estimate, 2026: Career Clarity ka apna andaza");
    expect(textOf("नर्स की सैलरी कितनी है")).toContain("(estimate, 2026: Career Clarity का अपना अंदाज़ा");
  });
});
