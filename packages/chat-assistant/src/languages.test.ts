import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { careers, explorer } from "../fixtures/explorer.ts";
import { DISTRESS, HOSTILE, STRAIN } from "../fixtures/hard-questions.ts";
import { parsed } from "../fixtures/parsed.ts";
import { groundedReply } from "./grounded-reply.ts";
import { CARE } from "./guard/care.ts";
import { cleanReply } from "./html/clean-reply.ts";
import { LANGUAGES, type Language } from "./language.ts";
import { replyKind } from "./reply-kind.ts";

const HINDI = ["hinglish", "hindi"] as const;
const replyIn = (language: Language, question: string): string => groundedReply(question, explorer, { language });

const linksIn = (html: string): readonly string[] =>
  [...new Set(parsed(html).tags.flatMap(({ attributes: { href } }) => href ?? []))].toSorted();
const numbersIn = (html: string): readonly string[] => [...new Set(parsed(html).text.match(/\d[\d,.]*\d|\d/g) ?? [])].toSorted();

const ASKED = [
  "",
  " salary",
  " kaise bane",
  " exams",
  " subjects",
  " growth",
  " without maths",
  " after 12th",
  " or tailor",
  " fees",
  " if i fail",
];
/** Of what is told in Hindi whole. */
const TOLD = [
  ...[...DISTRESS, ...STRAIN, ...HOSTILE],
  ...["hello", "thanks", "who are you", "help", "asdf qwer zxcv", "who won the match yesterday", "is my data safe", "is this site free"],
  ...["after 10th what to do", "what to do after 12th", "after graduation what to do", "careers with pcb", "work from home jobs"],
  ...["doctor or engineer", "neet or jee", "what is CLAT for", "careers without neet", "i failed class 12", "neet nahi hua ab kya"],
  ...[
    "which stream should i choose",
    "is arts useless",
    "science without maths",
    "best colleges in delhi",
    "exam dates",
    "govt laptop scheme",
  ],
  ...["agent asks 2 lakh for a job", "my in laws do not allow me to work", "i am a girl and my parents do not allow me to study"],
  ...["papa doctor banana chahte hai par mujhe drawing pasand hai", "no money for college", "i am confused", "my father died"],
  ...["govt jobs after iti", "govt jobs after 12th in bihar", "govt jobs after btech", "bank jobs after 10th", "government jobs", "uppsc"],
  ...["fees of b tech", "fees of ca", "scholarship for sc students in bihar", "education loan", "neet form fees", "fees for obc students"],
  ...["btech or bca", "pcm or pcb", "job or mba after bcom", "is bcom enough", "is mba worth it", "ca or cs", "neet drop or bsc nursing"],
  ...["government or private job", "job or business", "which branch is best", "which iti trade is best", "agniveer after 4 years"],
  ...["jobs after diploma in civil", "poor family but want to be a doctor", "sports quota jobs", "after 12th arts what to do"],
  ...["how many attempts in neet", "jee advanced attempts", "age limit for nda", "i am 33 can i give upsc", "i am 40 can i give upsc"],
  ...["can i do mba after bca", "can i do btech after iti", "can i do btech after diploma", "is maths compulsory for bca"],
  ...["is biology compulsory for bsc nursing", "what is rci registration", "courses with pcb", "which courses with pcm"],
  ...["can i become a nurse or lab technician with arts", "i like maths and art both", "can i earn a living from painting"],
  ...["bsc forensic or bsc chemistry for forensic scientist", "how to become solar technician"],
  ...["i am a teacher and want to switch to software", "i am a driver and want other work", "i am a soldier and want other work"],
  ...["i am a mechanical engineer working in it and want to switch to core"],
  ...["ssc cgl age limit", "age limit for ias officer", "does a nurse work nights", "does a pilot work at night"],
  ...["can i do both neet and cuet", "qualification for ssc cgl", "neet website", "syllabus of jee main", "mbbs without neet"],
  ...["jobs without english", "learn computer on phone", "commerce with weak maths can i take", "without cuet college"],
  ...["height for ssc gd", "color blind railway loco pilot", "tattoo in army", "which documents for counselling", "is ignou degree valid"],
  ...["jobs after ba", "btech fresher salary", "afraid of public speaking can i be a lawyer", "can boys do nursing"],
  ...["i am 8th fail which job", "will ai take jobs", "how to prepare for interview", "resume", "job nahi mil rahi"],
  ...["i stammer which career", "i have dyslexia", "single mother need work", "need money urgently job", "i am blind govt job"],
  ...[
    "merchant navy for girls",
    "army for girls",
    "can a girl become pilot",
    "career after gap for housewife",
    "change stream from science to commerce",
  ],
  ...[
    "who made you and is my data safe",
    "who made you",
    "mlm company join",
    "prt tgt pgt",
    "tally course",
    "typing course",
    "paramedical courses",
  ],
  ...[
    "isro jobs how",
    "highest paying jobs with pcb",
    "how to become scientist",
    "can arts become engineer",
    "how to study better",
    "nios",
    "hobby to career",
  ],
];

describe("a reply in Hindi", () => {
  it.each(TOLD)("[R59] to %j has the links, the numbers and the kind of the English one", (question) => {
    const english = replyIn("english", question);
    for (const language of HINDI) {
      const reply = replyIn(language, question);
      expect(reply).not.toBe(english);
      expect(linksIn(reply)).toEqual(linksIn(english));
      expect(numbersIn(reply)).toEqual(numbersIn(english));
      expect(replyKind(reply)).toBe(replyKind(english));
      expect(cleanReply(reply)).toBe(reply);
    }
  });

  it("[R59] on any career has the links and the numbers of the English one", () => {
    fc.assert(
      fc.property(fc.constantFrom(...careers), fc.constantFrom(...ASKED), fc.constantFrom(...HINDI), ({ name }, asked, language) => {
        const english = replyIn("english", name + asked);
        const reply = replyIn(language, name + asked);
        expect(linksIn(reply)).toEqual(linksIn(english));
        expect(numbersIn(reply)).toEqual(numbersIn(english));
      }),
      { numRuns: 400 },
    );
  });

  it("[R59] says all its sentences in Hindi: no paragraph is without, but for names of careers", () => {
    const OWN = /\p{Script=Devanagari}/u;
    for (const question of TOLD) {
      const paragraphs = [...replyIn("hindi", question).matchAll(/<p>(.*?)<\/p>/g)].map(([, html = ""]) => parsed(html).text);
      for (const text of paragraphs) expect(OWN.test(text) || careers.some(({ name }) => text === name), text).toBe(true);
    }
  });

  it("[R34] names in distress the helplines of the English text", () => {
    for (const care of Object.values(CARE))
      for (const language of LANGUAGES) expect(numbersIn(care[language])).toEqual(numbersIn(care.english));
  });

  it("[R58] is given where the question is asked so", () => {
    expect(groundedReply("nurse ki salary kitni hai", explorer)).toContain("India mein:");
    expect(groundedReply("नर्स की सैलरी कितनी है", explorer)).toContain("भारत में:");
    expect(groundedReply("what does a nurse earn", explorer)).toContain("In India:");
    expect(groundedReply("mujhe marna hai", explorer)).toBe(CARE.despair.hinglish);
  });
});
