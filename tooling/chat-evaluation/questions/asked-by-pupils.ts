import type { QuestionGroup } from "../question.ts";

/** Questions of pupils, parents and teachers whose answer was known and not reached, or decided by one word: answered badly when they were first asked. */
export const askedByPupils: QuestionGroup = {
  group: "Pupils of every stream and board, mended",
  tunedOn: true,
  questions: [
    { ask: "kya ai doctors ki job kha jayega", says: ["Kaun sa kaam kitna badlega"], links: ["general-physician"], language: "hinglish" },
    { ask: "ai lawyers ki job kha jayega kya", says: ["Kaun sa kaam kitna badlega"], links: ["criminal-lawyer"], language: "hinglish" },
    { ask: "एआई से वकीलों की नौकरी जाएगी क्या", links: ["criminal-lawyer"], language: "hindi" },
    { ask: "nift ki taiyari 11th se kaise kare", says: ["creative ability"], language: "hinglish" },
    { ask: "clat ki taiyari class 11 se kaise kare", says: ["legal reasoning"], language: "hinglish" },
    { ask: "is NDA open to girls and what subjects needed", says: ["Yes, NDA is open to women too", "any stream for the Army"] },
    { ask: "nda ke liye 11th me kaun sa subject", says: ["Army ke liye koi bhi stream"], language: "hinglish" },
    { ask: "arts me kaun se subject lu upsc ke liye", says: ["koi stream aur koi vishay ise band nahi karta"], language: "hinglish" },
    {
      ask: "left hand me problem hai, drawing achi hai",
      says: ["swavlambancard.gov.in"],
      links: ["graphic-designer"],
      never: ["Ulte haath"],
      language: "hinglish",
    },
    { ask: "mute person jobs", says: ["sign language"], never: ["Tehsildar"] },
    { ask: "hearing impaired student class 12, what jobs", says: ["sign language"], links: ["data-entry-operator"] },
    {
      ask: "jisme kam padhna pade aur paisa accha ho",
      says: ["hunar ke saath kamai badhti hai"],
      never: ["scholarships.gov.in"],
      language: "hinglish",
    },
    { ask: "easy course with high salary", says: ["No work pays well without learning"], never: ["Cardiologist", "High Court Judge"] },
    { ask: "job jo 5 baje khatam ho jaye", links: ["bank-clerk", "office-assistant"], never: ["hunar jaanta"], language: "hinglish" },
    { ask: "jobs with fixed timing", links: ["primary-school-teacher"], never: ["Software Engineer"] },
    { ask: "how many hours should a class 11 student study for neet", says: ["No number of hours fits everybody"] },
    { ask: "kitne ghante padhna chahiye upsc ke liye", says: ["sabke liye theek nahi"], never: ["UPSC CMS"], language: "hinglish" },
  ],
};
