import type { QuestionGroup } from "../question.ts";

/** The site, single words that hid the answer, rude words before a question, and what is no question about careers. */
export const askedInSingleWords: QuestionGroup = {
  group: "Single words, rude words, forms and hurt, mended",
  tunedOn: true,
  questions: [
    { ask: "how does this website suggest careers", says: ["compared with each career's record"], never: ["Web Developer"] },
    { ask: "how does the site decide which career fits me", says: ["compared with each career's record"] },
    { ask: "website career kaise batati hai", says: ["record se milaye"], language: "hinglish" },
    { ask: "can i trust the salary shown here", says: ["own estimate"] },
    { ask: "salary yaha jo likhi hai sahi hai kya", says: ["apna andaza"], language: "hinglish" },
    { ask: "यहां लिखी सैलरी सही है क्या", says: ["अपना अंदाज़ा"], language: "hindi" },
    { ask: "chhote bachchon ke saath kaam karna hai", links: ["preschool-teacher", "primary-school-teacher"], never: ["Tailor"] },
    { ask: "i want to work with small children", links: ["preschool-teacher", "primary-school-teacher"], never: ["Toy"] },
    { ask: "mujhe ghar bethe computer pe kaam karna hai", says: ["ghar se ho sakte"], language: "hinglish" },
    { ask: "jobs with less stress and decent pay", never: ["Poet"] },
    { ask: "final year bcom, which short courses will help me get job", says: ["Tally, GST and Excel"], never: ["Kirana"] },
    { ask: "i like fixing electronic things like mobiles and fans", first: "mobile-phone-repair-technician", never: ["Mine Ventilation"] },
    { ask: "mujhe samaj seva karni hai par paisa bhi chahiye", first: "social-worker", never: ["Physician"] },
    { ask: "समाज सेवा करनी है", first: "social-worker", language: "hindi" },
    { ask: "i love history and museums", first: "museum-curator", links: ["historian"] },
    { ask: "you are useless, just tell me which job gives most money", says: ["sorry"], links: ["quantitative-analyst"] },
    { ask: "bakwas mat kar sabse zyada paise wali job bata", says: ["Maaf kijiye"], links: ["quantitative-analyst"] },
    { ask: "can you fill my college form for me", says: ["Common Service Centre", "paid for a seat"] },
    { ask: "mera admission form bhar do", says: ["Common Service Centre"], language: "hinglish" },
    { ask: "gf ne chhod diya padhai me man nahi lagta", says: ["dukhta hai", "14416"], language: "hinglish" },
    { ask: "breakup ho gaya padhai nahi ho rahi", says: ["dukhta hai", "14416"], language: "hinglish" },
  ],
};
