import type { QuestionGroup } from "../question.ts";

/** What is fixed for all India, doors that only look open, and what two judges found weak when they asked two hundred questions unseen. */
export const whatIsFixed: QuestionGroup = {
  group: "What is fixed and which doors are open, mended",
  tunedOn: true,
  questions: [
    { ask: "can i do bsc nursing with arts", says: ["Not by the usual way", "GNM"], never: ["Claims Adjuster"] },
    { ask: "arts wale bsc nursing kar sakte hai kya", says: ["GNM"], language: "hinglish" },
    { ask: "navy officer from arts", says: ["Not straight after Class 12"], links: ["navy-officer"] },
    { ask: "ba pass government jobs", links: ["bank-officer"], never: ["Air Force Pilot", "Navy Officer"] },
    { ask: "can I do bcom after science", says: ["Yes, Science is enough"] },
    { ask: "kya arts wale MBA kar sakte hai", says: ["Haan, degree ke baad"], language: "hinglish" },
    { ask: "minimum marks in 12th for neet obc", says: ["OBC, SC, ST", "two fifths"] },
    { ask: "agniveer ki age limit aur salary batao", says: ["chaar saal", "Seva Nidhi"], language: "hinglish" },
    {
      ask: "i wear specs -3.5 can i become a pilot in airforce",
      says: ["short-sighted"],
      links: ["air-force-ground-duty-officer", "commercial-pilot"],
    },
    { ask: "difference between BSc agriculture and BSc horticulture", says: ["BSc Horticulture"], links: ["horticulture-specialist"] },
    { ask: "i want to study space but my school has only commerce and arts", says: ["physics and maths"], never: ["Dredger", "Set-Top"] },
    { ask: "how does the quiz on this site work", says: ["20 questions"], never: ["Site Surveyor"] },
    { ask: "chartered accountant exams", says: ["CA Intermediate and CA Final"], links: ["chartered-accountant"] },
    {
      ask: "psychologist banne ke liye kya 11th me arts lena zaruri hai and how many yrs",
      says: ["zaroori nahi"],
      links: ["counselling-psychologist"],
      language: "hinglish",
    },
    {
      ask: "I did diploma in mechanical and work in a factory. Is there any way to do evening or part time btech that is valid?",
      says: ["working professionals", "AICTE"],
      never: ["Forklift"],
    },
    {
      ask: "My daughter got 82% in class 10 CBSE. She is very quiet and doesn't like to talk to new people, she reads a lot and loves animals. Her father wants her to take commerce because of the family shop. What stream should she take?",
      says: ["Science with biology"],
      links: ["veterinarian"],
      never: ["Cobbler"],
    },
    { ask: "my boss shouts at me, want to quit", says: ["Leave by a plan"] },
    { ask: "ncc c certificate ka fayda", says: ["NCC Special Entry"], language: "hinglish" },
    { ask: "can science student do bcom", says: ["Yes, Science is enough"] },
    { ask: "diploma ke baad naukri ke saath btech kaise kare", says: ["AICTE"], language: "hinglish" },
    { ask: "अग्निवीर की सैलरी कितनी है", says: ["चार साल"], language: "hindi" },
    { ask: "क्या आर्ट्स से बीएससी नर्सिंग हो सकती है", says: ["GNM"], language: "hindi" },
    {
      ask: "interior designer ke liye 12th me science chahiye kya",
      says: ["zaroori nahi"],
      links: ["interior-designer"],
      language: "hinglish",
    },
    { ask: "bed without graduation possible?", says: ["BEd comes after a degree"], never: ["Census Enumerator", "Dance Teacher"] },
    {
      ask: "work from home typing job paise dekar registration karna padta hai, sahi hai kya?",
      says: ["Kuch bhi mat dijiye"],
      language: "hinglish",
    },
    { ask: "bank po me interview hota hai kya", says: ["PO mein haan"], links: ["bank-officer"], language: "hinglish" },
    {
      ask: "Difference between BSc Agriculture and BTech Agricultural Engineering",
      links: ["agricultural-engineer", "agronomist"],
      never: ["Software Engineer"],
    },
  ],
};
