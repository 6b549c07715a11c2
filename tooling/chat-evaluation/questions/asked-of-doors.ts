import type { QuestionGroup } from "../question.ts";

/** Employers with doors of their own, subjects that few careers are named after, and what wants a yes or a no: answered badly when they were first asked. */
export const askedOfDoors: QuestionGroup = {
  group: "Doors and subjects, mended",
  tunedOn: true,
  questions: [
    { ask: "sociology me career", links: ["sociologist", "social-worker"] },
    { ask: "political science se kya ban sakte hai", links: ["political-scientist", "ias-officer"], language: "hinglish" },
    { ask: "philosophy me career", links: ["philosophy-professor"], says: ["Exams that take every graduate"] },
    { ask: "metro me job 12th ke baad", links: ["metro-train-driver"], never: ["RRB NTPC"], language: "hinglish" },
    { ask: "bsf me ladkiya ja sakti hai", says: ["SSC GD", "UPSC CAPF"], language: "hinglish" },
    { ask: "CBI officer kaise bane", says: ["SSC CGL"], links: ["ips-officer"], language: "hinglish" },
    { ask: "nia officer kaise bane", says: ["SSC CGL"], never: ["Bank Officer"], language: "hinglish" },
    { ask: "careers where I can help poor people", links: ["social-worker"], never: ["Paediatrician"] },
    { ask: "air hostess ke liye english aana zaruri hai", says: ["Haan"], links: ["flight-attendant"], language: "hinglish" },
    { ask: "patwari banne ke liye computer course chahiye kya", says: ["CCC"], links: ["patwari"], language: "hinglish" },
    { ask: "arts wale bank me ja sakte hai", says: ["IBPS PO"], never: ["Banking Lawyer"], language: "hinglish" },
    { ask: "gaon me vet doctor ki demand hai kya", links: ["veterinarian"], never: ["+10%"], language: "hinglish" },
    { ask: "astronomy pasand hai par maths weak hai", links: ["science-journalist"], never: ["Dredger Operator"], language: "hinglish" },
    { ask: "bjmc ke baad kya", links: ["news-reporter"], language: "hinglish" },
    { ask: "mpt ya mba", says: ["MPT"], never: ["nahi pata"], language: "hinglish" },
    { ask: "journalism vs mass communication", says: ["BJMC"], links: ["news-reporter"] },
    { ask: "merchant navy vs indian navy", links: ["deck-officer", "navy-officer"] },
    { ask: "ssc aur banking saath me taiyari", says: ["IBPS PO", "SSC CGL"], language: "hinglish" },
    { ask: "mujhe ghumna aur khana dono pasand hai", links: ["tour-manager"], never: ["Food Safety Officer"], language: "hinglish" },
    { ask: "12th ka result aa gaya ab kya karu", says: ["Class 12 ke baad"], language: "hinglish" },
    { ask: "beti drawing me tej hai kya karaye", links: ["graphic-designer"], never: ["Martial Arts"], language: "hinglish" },
    { ask: "i did bba, is mba necessary", says: ["Is BBA enough"] },
    { ask: "is mining engineer job dangerous", first: "mining-engineer", says: ["dislike"] },
  ],
};
