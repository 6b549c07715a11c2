import type { QuestionGroup } from "../question.ts";

/** Boards, kinds of maths, two sides of which one was dropped, teachers by level, and what a course teaches: answered badly when they were first asked. */
export const askedOfSchooling: QuestionGroup = {
  group: "Boards, weighed sides, teachers and what is taught, mended",
  tunedOn: true,
  questions: [
    { ask: "which board is better for jee, cbse or state board", says: ["No board is ahead"] },
    { ask: "cbse or icse better for upsc", says: ["No board is ahead"] },
    { ask: "कौन सा बोर्ड अच्छा है", says: ["ncert.nic.in"], language: "hindi" },
    {
      ask: "bihar board se 12th kiya hai, kya nda me problem hogi",
      says: ["Aapka board raste mein nahi aata", "Army ke liye koi bhi stream"],
      language: "hinglish",
    },
    { ask: "is state board a disadvantage for neet", says: ["does not stand in the way"] },
    { ask: "state board student can join nda?", says: ["does not stand in the way", "any stream for the Army"] },
    { ask: "up board wale iit me ja sakte hai", says: ["raste mein nahi aata"], language: "hinglish" },
    { ask: "rajasthan board se hu neet", says: ["raste mein nahi aata"], language: "hinglish" },
    {
      ask: "maths basic liya tha 10th me, 11th me maths le sakte hai kya",
      says: ["cbseacademic.nic.in"],
      never: ["Tabla Player"],
      language: "hinglish",
    },
    { ask: "basic maths in 10th can i take pcm", says: ["cbseacademic.nic.in"], never: ["Mathematician"] },
    { ask: "standard maths ya basic maths", says: ["kitab ek hi hai"], language: "hinglish" },
    { ask: "applied maths and regular maths difference", says: ["only one of them can be taken"] },
    {
      ask: "12th vocational se kiya hai, btech me admission hoga?",
      says: ["physics aur maths", "BVoc"],
      never: ["Maths Tutor"],
      language: "hinglish",
    },
    { ask: "12 vocational students can do engineering?", says: ["technical vocational"], never: ["Career Counsellor"] },
    { ask: "ipmat or cat which is better for iim", says: ["one does not shut the other"], never: ["nirfindia.org"] },
    { ask: "data science vs ai btech branch", links: ["data-scientist", "artificial-intelligence-specialist"], never: ["BTech is"] },
    {
      ask: "space scientist aur astronaut me kya difference hai",
      says: ["zameen par"],
      links: ["satellite-engineer", "air-force-pilot"],
      language: "hinglish",
    },
    { ask: "astronaut vs pilot", says: ["on the ground"], links: ["commercial-pilot"] },
    { ask: "isro scientist vs nasa scientist", says: ["citizens of the USA", "isro.gov.in"] },
    { ask: "ba bed integrated course kya hota hai", says: ["ITEP", "NCET"], language: "hinglish" },
    { ask: "itep course kya hai", says: ["NCET"], language: "hinglish" },
    { ask: "bsc bed 4 year course", says: ["NCET"], never: ["BSc or BEd"] },
    { ask: "bpt ya bsc radiology", links: ["physiotherapist", "radiographer"], language: "hinglish" },
    { ask: "bsc nursing or bsc biotechnology", links: ["biotechnologist"] },
    { ask: "b pharma or bsc chemistry", links: ["quality-control-chemist"] },
    { ask: "bsc it or bsc physics", links: ["web-developer", "physics-teacher"] },
  ],
};
