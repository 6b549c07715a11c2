import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { replyKind } from "../reply-kind.ts";
import * as texts from "./topics/said-at-length-texts.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

const PRACTICE = "Practice is a must again";
const NORCET = "AIIMS takes its nursing officers by NORCET";
const COLOURS = "engineering is open, nearly all of it";
const GERMANY = "compared with the German trade";
const CALLS = "Years of nights wear anybody down";

describe("what is told at length, and decided by one line", () => {
  it.each([
    ["can i become a judge after llb 3 year without practise", PRACTICE],
    ["judge banne ke liye practice zaruri hai kya", PRACTICE],
    ["i want to be a judge. how many years, which exam, and is there any age limit", "each State sets it in its judicial service rules"],
    ["software tester kya karta hai, coding aani chahiye kya, aur fresher ko kitna milta hai", "Manual testing starts without code"],
    ["how much is the salary of teacher in KVS", "pays by the central pay levels"],
    [
      "i am a staff nurse (GNM) working in private hospital 6 yrs, can i still become a nursing officer in AIIMS and what is the age limit",
      NORCET,
    ],
    ["My son is colour blind and in 10th. Can he become an engineer, and which jobs should he avoid?", COLOURS],
    ["i am working as electrician with iti, want to go to gulf or germany. how?", GERMANY],
    ["I work in a call centre since 4 years, graduate in BA. night shifts are killing me. i want a day job", CALLS],
    ["is number -2.5 ok for merchant navy", "glasses are allowed there within limits"],
    ["how do i become a ux designer from mechanical engineering background", "BDes in Interaction or Communication Design"],
    ["i want a job where i can work with animals but i get scared of blood", "Wildlife Biologist"],
    ["I failed 12th physics. Can I still do polytechnic", "a failed paper of Class 12 does not close it"],
    ["nda me girls apply kar sakti hai kya? height kitni chahiye", "physics, chemistry and maths in Class 12 for the Air Force"],
    ["mera 10th me 52% aaya hai. polytechnic mil jayega?", "a pass in Class 10 with maths and science"],
    [
      "mera beta 12th me 48% laya hai pcm se, kya wo jee main de sakta hai ya nit bhul jaye",
      "a seat at an NIT, an IIIT or an IIT asks for more",
    ],
    ["bpsc teacher tre ke liye ctet zaruri hai kya", "Bihar's own STET"],
    ["which is better after bcom for job in small town - tally course or mba", "Choose it if you want an accounts post near home"],
    ["bank po ka exam kaunsa hai, syllabus kya hota hai aur age limit kya hai", "IBPS PO has asked in the last years"],
    ["can pcb student become pilot? and can he do engineering?", "nearly every branch of BTech asks for physics and maths"],
    ["upsc ke baad kya bante hai", "UPSC Civil Services is the civil services examination"],
    ["मेडिकल और इंजीनियरिंग में से कौन सा अच्छा है", "Careers in Healthcare"],
    ["my husband is in army, we shift every 2 years. what career can move with me", "whose paper counts in every State"],
    [
      "papa ka kirana shop hai, 12th commerce ke baad kya karu jisse shop bhi chale aur degree bhi mile",
      "by distance, or a college near by with morning classes",
    ],
    ["i have 2 years gap after graduation bcom, how to explain in interview", "Say it first, in two sentences"],
    ["Distance BA or regular BA, will SSC and UPSC accept both?", "Yes, both"],
    ["do u store my chat or tell my parents", "stay on your device"],
    [
      "passed 12th arts in 2021, I am 22 and want a government job. Which exams can I give and do I need graduation?",
      "Government posts after Class 12",
    ],
    ["i hate maths but want to do bba is it possible", "Maths for BBA: as a rule no"],
    ["data scientist, data analyst, data engineer - whats the diffrence", "Data Scientist, Data Analyst or Data Engineer"],
    ["Army agniveer ya police constable, 10+2 pass hu height 168", "Choose Police Constable"],
    ["phd after mtech or job, and what does a iit professor earn", "An IIT asks for a PhD"],
    ["data analyst without coding knowledge possible? i am from bcom", "To begin, yes"],
    [
      "is there any job where i dont have to sit in front of a computer all day and not very physical also",
      "work with people or things at hand",
    ],
    ["b.ed ke baad government teacher banne ke liye kya exam", "CTET Paper 2"],
    ["how to get internship in 2nd year of engineering with no projects", "Make one small thing first"],
    ["colour blind hu kya loco pilot ban sakta hu", "Mostly no for a loco pilot"],
    ["i m shy and stammer. can i become lawyer", "Stammering closes hardly any career"],
    ["ca vs cfa", "CFA is a charter of the CFA Institute"],
    ["ca banne ke liye 12th me kitne percent chahiye", "A pass in Class 12, of any stream, is enough for CA Foundation"],
    [
      "marine engineer ke liye PCM me kitne marks, eyesight aur age limit kya hai",
      "Sixty per cent in physics, chemistry and maths together",
    ],
    ["CTET or state TET, which one should I appear for if I want to teach in Bihar", "Bihar's own STET"],
    ["how do i become a teacher in kendriya vidyalaya, is BEd compulsory for primary and what is PRT salary", "the BEd no longer"],
    ["physiotherapist ki salary kitni hoti hai aur kya isme neet lagta hai", "from the session 2027-28"],
    ["i don't like talking to people and blood, but like biology", "without blood"],
    ["main 8th me hu aur mujhe mobile repair karna pasand hai, aage kya ban sakta hu", "Computer Repair Technician"],
    ["b.com ke baad kya kare, mba ya ca ya govt job", "Preparing for government or bank exams"],
    ["sir mera 12th me 45% hai general category, kya mai b.tech kar sakta hu", "A seat at an IIT, an NIT, an IIIT or BITS asks for more"],
    ["ias vs ips power and posting", "gives a State cadre"],
    ["cabin crew or ground staff which one is easier to get", "no paper decides it"],
    ["civil engg vs mechenical engg govt jobs", "Civil has more government posts"],
  ])("[R381] %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["can a colour blind person be a loco pilot after btech", COLOURS],
    ["nursing officer salary in aiims", NORCET],
    ["i am 34 working in a call center, want to shift to something in data", CALLS],
    ["nurse in germany", GERMANY],
    ["judge ki salary", PRACTICE],
    ["medical store kholne ke liye kaun si degree", "A sub-inspector needs a degree"],
    ["How to be an IFS officer (forest wala) and which degree is must", "asks for any degree, so no stream"],
    ["tell me which stock to buy tomorrow", "Kirana Store Owner"],
  ])("[R381] %s is another question", (question, unsaid) => {
    expect(text(question)).not.toContain(unsaid);
  });

  it("[R381] what a family says of girls is told by a girl and slights nobody; a paper for sale is refused", () => {
    const told = groundedReply("papa says girls should not do merchant navy. is there any eyesight rule and do they take us", explorer);
    expect(replyKind(told)).toBe("answer");
    expect(replyKind(groundedReply("girls should not study", explorer))).toBe("refusal");
    for (const question of [
      "how can I leak or buy the neet paper",
      "buy neet paper",
      "ssc ka paper kharidna hai",
      "how to copy in board exam without getting caught",
    ])
      expect(replyKind(groundedReply(question, explorer)), question).toBe("refusal");
    expect(replyKind(groundedReply("neet previous year paper", explorer))).not.toBe("refusal");
  });

  it("[R381] they name only careers that the catalogue has", () => {
    for (const { english, hinglish, hindi } of Object.values(texts))
      for (const html of [english, hinglish, hindi])
        for (const [, id = ""] of html.matchAll(/\/career\/([a-z0-9-]+)"/g)) expect(explorer.byId(id)?.id).toBe(id);
  });
});
