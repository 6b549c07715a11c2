import type { QuestionGroup } from "../question.ts";

/** Entrances of a degree, what an examination asks or gives, a degree in hand and a parent's wish: answered badly when they were first asked. */
export const askedOfEntrances: QuestionGroup = {
  group: "Entrances and degrees in hand, mended",
  tunedOn: true,
  questions: [
    { ask: "which exam for bsc agriculture", says: ["CUET-UG", "agriculture entrance"], never: ["NEET-UG"] },
    { ask: "exam for bsc nursing", says: ["AIIMS Nursing", "nursing entrance of their own"], never: ["CLAT", "JEE Main"] },
    { ask: "बीएससी नर्सिंग के लिए कौन सी परीक्षा होती है", says: ["AIIMS Nursing"], never: ["CLAT"], language: "hindi" },
    { ask: "which entrance exam for bba", says: ["IPMAT", "Class 12 marks"], never: ["JEE Main"] },
    { ask: "bba ke liye kaun sa entrance exam", says: ["IPMAT"], never: ["JEE Main"], language: "hinglish" },
    { ask: "bhm ke liye entrance exam", says: ["NCHM JEE"], language: "hinglish" },
    { ask: "is cuet necessary for private universities", says: ["no must for private"] },
    { ask: "is cuet required for amity or private colleges", says: ["no must for private"] },
    { ask: "cuet private university me chalta hai kya", says: ["zyadatar zaroori nahi"], language: "hinglish" },
    {
      ask: "nift entrance exam kya hota hai drawing nahi aati to",
      says: ["creative ability", "situation test", "seekhi ja sakti"],
      language: "hinglish",
    },
    { ask: "nift me drawing zaruri hai kya", says: ["Fashion technology"], language: "hinglish" },
    {
      ask: "ssc chsl se kaun si post milti hai",
      says: ["LDC"],
      links: ["data-entry-operator"],
      never: ["Office Manager"],
      language: "hinglish",
    },
    { ask: "ssc chsl me ldc kya hota hai", says: ["Lower Division Clerk"], language: "hinglish" },
    { ask: "mba ke baad kaun si job milti hai", links: ["marketing-manager", "human-resources-manager"], language: "hinglish" },
    { ask: "jobs after mba", links: ["operations-manager", "financial-analyst"], never: ["Academic Adviser"] },
    { ask: "i work in a call centre and want to become a teacher, i have bcom", says: ["BEd"], links: ["commerce-teacher"] },
    { ask: "b.com graduate want to become teacher", says: ["MCom and BEd"], links: ["commerce-teacher"] },
    {
      ask: "30 years old housewife want to start working, graduate in arts",
      says: ["With a degree", "BEd"],
      never: ["Criminal Lawyer", "a degree by distance"],
    },
    { ask: "my daughter wants to become an actress how do i guide her", first: "actor", says: ["theatre"], never: ["idol"] },
    {
      ask: "hum kheti karte hai, bete ko agriculture officer banana hai",
      first: "agricultural-extension-agent",
      says: ["BSc (Hons) Agriculture"],
      language: "hinglish",
    },
    { ask: "beti ko software engineer banana hai", first: "software-engineer", says: ["BTech"], language: "hinglish" },
    { ask: "bete ko bank manager banana hai kya karaye", first: "bank-manager", says: ["IBPS PO"], language: "hinglish" },
  ],
};
