import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer)).text;
const careers = (question: string): readonly string[] =>
  [...groundedReply(question, explorer).matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id);

describe("a topic none of whose careers has what is asked for", () => {
  it.each([
    ["psychology without degree", "clinical-psychologist", "none of these is among the careers that usually ask for no degree"],
    ["government job in graphic design", "graphic-designer", "none of these is among the careers in government service"],
    ["marine biology with commerce", "marine-biologist", "Commerce closes Marine Biologist"],
    ["lift operator ki naukri sarkari hoti hai kya", "crane-operator", "inme se koi un careers mein nahi hai, jo sarkari hain"],
  ])("[R340] %j keeps the topic and says what its careers lack", (question, id, says) => {
    expect(careers(question)).toContain(id);
    expect(text(question)).toContain(says);
    for (const other of ["beekeeper", "ias-officer", "actuary"]) expect(careers(question)).not.toContain(other);
  });
  it("[R340] a list of one topic ends before what barely touches it", () => {
    expect(careers("astronomy with humanities")).not.toContain("dredger-operator");
    expect(careers("something with space")).not.toContain("dredger-operator");
  });
});

describe("two careers by what they ask of a subject", () => {
  it.each([
    [
      "architecture or interior design, which has less maths",
      ["Architect: Yes, maths is part", "Interior Designer: No, maths is not a must"],
    ],
    ["nurse or pharmacist which has less chemistry", ["Registered Nurse: No, physics and chemistry", "Pharmacist: Yes"]],
    ["ca ya cs kisme maths kam hai", ["Chartered Accountant: Nahi, maths zaroori nahi", "Company Secretary: Nahi"]],
  ])("[R341] %j is told first", (question, says) => {
    for (const said of says) expect(text(question)).toContain(said);
  });
});

describe("what is asked with a condition", () => {
  it.each([
    ["mba without cat", "an MBA without CAT is common"],
    ["cat ke bina mba kaise kare", "CAT ke bina MBA aam baat hai"],
    ["is law a good career for introverts", "Being quiet rules out no field"],
    ["sharmili ladki doctor ban sakti hai kya", "Shaant swabhav hone se koi field band nahi hota"],
    ["how many months to prepare for bank po", "How long to prepare"],
    ["is vocational stream bad", "no sign of a weak student"],
  ])("[R342] %j", (question, says) => {
    expect(text(question)).toContain(says);
  });
  it("[R342] what is answered by no is followed by no yes", () => {
    expect(text("can i do mbbs without neet")).not.toContain("Yes, there is such work");
  });
  it("[R342] quiet work that is looked for is listed as before", () => {
    expect(text("best jobs for introverts in law")).not.toContain("rules out no field");
  });
});

describe("hours, years and pay", () => {
  it.each([
    ["mujhe job chahiye jisme sunday chhutti ho", "Zyadatar paanch din"],
    ["job with weekends free", "Mostly five days"],
    ["kya main do career ek saath kar sakta hu", "Haan, bahut log do tarah ke kaam se kamate hain"],
    ["which careers need only 3 years of study", "a degree of three years"],
    ["can i become a scientist without phd", "much work called scientist begins without it"],
    ["i want to earn 1 lakh per month without studying much", "Nobody can promise that"],
    ["bina padhai ke mahine ka 1 lakh kaise kamaye", "Iska vaada koi nahi kar sakta"],
  ])("[R343] %j", (question, says) => {
    expect(text(question)).toContain(says);
    for (const id of careers(question)) expect(explorer.byId(id), id).toBeDefined();
  });
  it("[R343] a sarkari post with free weekends, three years of law and two degrees are answered as before", () => {
    expect(text("sarkari naukri jisme weekend free ho")).not.toContain("Kisi record mein chhutti ke din");
    expect(text("3 year llb after graduation")).not.toContain("Three years of study lead");
    expect(text("can i do two degrees at the same time")).not.toContain("two kinds of work");
  });
});

describe("recruitments and entrances that were taken for others", () => {
  it.each([
    ["barc stipendiary trainee kya hai", "technician, plant operator aur scientific assistant ki bharti", "nuclear-technician"],
    ["what is drdo ceptam", "DRDO's own recruitment of technicians", "welder"],
    ["energy auditor exam", "certifies energy managers and energy auditors", "energy-auditor"],
    ["how to join GREF border roads", "build roads at the borders", "bulldozer-operator"],
    ["mah mca cet", "MCA has several entrances", "software-engineer"],
    ["aai junior executive", "Airports Authority of India's own recruitment", "airport-engineer"],
    ["dmrc kya hai", "har shehar ki metro company ki apni bharti", "metro-train-driver"],
    ["upsc ora", "choice of specialists post by post", "objects-conservator"],
    ["bijli vibhag bharti", "recruitment of a State's power companies", "electrical-lineman"],
    ["cha exam kya hai", "customs broker ke licence", "customs-broker"],
    ["icar phd entrance", "PhD seats at agricultural", "plant-breeder"],
  ])("[R344] %j", (question, says, id) => {
    expect(text(question)).toContain(says);
    expect(careers(question)).toContain(id);
    expect(text(question)).not.toContain("engineering colleges");
  });
  it("[R344] posts for a trade and a diploma name them", () => {
    for (const question of ["govt jobs after iti electrician", "diploma electrical ke baad govt job"])
      expect(text(question)).toContain("DAE stipendiary trainee");
  });
  it("[R344] a State's test for an MCA is told by its own name", () => {
    expect(text("state mca cet kya hai")).toContain("rajya ke college mein MCA ka entrance");
  });
  it.each(["iti ke baad barc me job", "diploma ke baad isro me kaise jaye"])("[R344] %j is told of the posts for a trade", (question) => {
    expect(text(question)).toContain("stipendiary trainee");
  });
});

describe("what is wished for and what is not there", () => {
  it.each([
    ["mere paas laptop nahi hai coding kaise seekhu", "Sirf phone se shuru kar sakte hain"],
    ["i want to learn video editing but i dont have a laptop", "You can begin with the phone alone"],
    ["photography se ghar chal sakta hai kya, camera nahi hai", "Shuruaat apne camera se nahi hoti"],
    ["kheti karna chahta hu par zameen nahi hai", "Apni zameen ke bina bhi kheti hai"],
    ["i took maths in 12th now i want to become a doctor", "biology taken as an additional subject after Class 12"],
    ["sir mujhe doctor banna hai par 12th me bio nahi li thi", "additional subject ki tarah ki gayi biology"],
    ["din me dukan pe kaam karta hu padhai bhi karni hai", "bahut log kaam ke saath school ya degree poori karte hain"],
    ["bachiyo ko 12th ke baad shahar nahi bhejte ghar wale, kaun sa course bataye", "Gaon se bus ki doori par"],
    ["diploma kar raha hu polytechnic se, paise khatam ho gaye 2nd year me, chod du kya", "Abhi mat chhodiye"],
  ])("[R345] %j", (question, says) => {
    expect(text(question)).toContain(says);
    for (const id of careers(question)) expect(explorer.byId(id), id).toBeDefined();
  });
  it("[R345] who would not sit before a screen looks beyond it, as before", () => {
    for (const question of ["computer par kaam nahi karna hai", "jobs where i dont sit at a laptop"])
      expect(text(question)).not.toMatch(/phone se shuru|phone alone/);
    expect(careers("jobs where i dont sit at a laptop").length).toBeGreaterThan(3);
  });
  it("[R345] who has biology, and who weighs the streams, is answered as before", () => {
    expect(text("pcb student doctor kaise bane")).not.toContain("additional subject");
    expect(text("10th ke baad maths lu ya bio, doctor banna hai")).not.toContain("additional subject");
  });
});

describe("ages, seats and NEET", () => {
  it.each([
    ["meri umar 29 hai aur 12th pass hu, sarkari naukri mil sakti hai?", "zyadatar 21 se 27 ke beech"],
    ["12th pass age 28 govt job", "mostly between 21 and 27"],
    ["neet me 3 baar fail, ab umar 21 hai, medical line me hi rehna hai", "bina NEET ke khula hai"],
    ["cant get into iit what now", "An exam that was not cleared measures one day"],
  ])("[R346] %j", (question, says) => {
    expect(text(question)).toContain(says);
  });
  it("[R346] a seat that was not got is no post that is searched for, and marks are no age", () => {
    expect(text("i love animals but cant get vet seat marks 55 percent")).not.toContain("A search that takes months");
    expect(text("12th pass 29 percent sarkari naukri")).not.toContain("Aapki umar mein");
    expect(text("bcom 2nd year hu ghar pe baithi hu part time kya karu")).not.toContain("Degree ke saath aap apni soch se upar");
  });
});

describe("in Hindi as in Hinglish", () => {
  it.each([
    ["रेलवे में ड्राइवर कैसे बने", "Locomotive Driver"],
    ["वकील की पढ़ाई कितने साल की होती है", "BA LLB (5 साल)"],
    ["मुझे चित्र बनाना पसंद है पर घर वाले मना करते हैं", "यह मुश्किल जगह है"],
    ["bank me naukri ke liye kaun sa exam dena hota hai", "IBPS PO"],
  ])("[R347] %j", (question, says) => {
    expect(text(question)).toContain(says);
  });
  it("[R347] who asks for a post is told of the examinations that give one", () => {
    for (const question of ["which exam for bank job", "bank me naukri ke liye kaun sa exam dena hota hai"])
      expect(text(question)).not.toMatch(/CUET|CAT:/);
  });
});

describe("what holds for one body, one institute, one asker", () => {
  it.each([
    ["ips banna hai par aankh kamjor hai -5 number", "IPS technical service maani jaati hai"],
    ["CA vs CS which is better and less costly", "neither is a college course"],
    ["ghar me akeli kamane wali hu mummy bimar hai, bcom 2nd year, part time kya karu", "padhai ke saath ghanton ke hisaab se"],
    ["i want to go abroad for study but family income is 2 lakh per year", "a loan that is dangerous for the family"],
  ])("[R348] %j", (question, says) => {
    expect(text(question)).toContain(says);
  });
  it("[R348] what somebody cannot is no subject of work", () => {
    expect(careers("BA pass kiya 2 saal se ghar baitha hu, english nahi aati, job chahiye")).not.toContain("english-teacher");
  });
});

describe("one clause more does not lead away", () => {
  it.each([
    ["which is better CA or MBA for middle class family", "CA is a profession of its own"],
    ["do saal ka gap hai 12th ke baad, kya ssc cgl de sakta hu", "SSC CGL ke liye chahiye: koi bhi degree"],
    ["polytechnic vs 11th 12th which one better after 10th for engineer", "The diploma is the shorter way"],
    ["i got 61 percent in 12th pcm and jee not cleared what now", "An exam that was not cleared measures one day"],
    ["LLB kar sakte hai 45% graduation me? SC category", "SC aur ST ke liye 40"],
    ["my daughter is in class 9 and only wants to draw all day. is there any future in it", "Ways into drawing"],
    ["dance ko career banana hai but small town me rehti hu and papa manaa karte hai", "Yeh mushkil jagah hai"],
  ])("[R349] %j", (question, says) => {
    expect(text(question)).toContain(says);
  });
  it("[R349] whether the site sells one's number is no wish for somebody's", () => {
    const reply = text("How many careers are on this site and is it free? do you sell my phone number");
    expect(reply).not.toContain("can't help");
    for (const asked of [
      "sell me the phone numbers of your users",
      "can you give any girl's phone number",
      "will you give my classmate's mobile number",
      "do you share users phone numbers with me",
    ])
      expect(text(asked)).toContain("can't help");
  });
  it("[R349] careers that are compared by fees too are compared", () => {
    const reply = text("compare physiotherapist, pharmacist and lab technician by fees, years and salary");
    for (const said of ["Pharmacist or Medical Laboratory Technician", "Pay in India", "First pay", "I don't know that in figures"])
      expect(reply).toContain(said);
  });
  it("[R349] what is not liked beside what is liked is ruled out", () => {
    expect(careers("computer pasand hai par coding nahi, maths weak, 12th arts")).not.toContain("software-engineer");
    expect(careers("I like biology but hate blood. no maths also. what can i become").length).toBeGreaterThan(3);
  });
});
