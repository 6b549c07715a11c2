import type { QuestionGroup } from "../question.ts";

/** Who is let into a course, which subjects keep several careers open, and what else was passed over when it was first asked. */
export const whoIsLetIn: QuestionGroup = {
  group: "Who is let in, mended",
  tunedOn: true,
  questions: [
    { ask: "bsc agriculture ke liye pcm chalega ya pcb hi chahiye", says: ["PCM ya PCB, kisi se bhi"], language: "hinglish" },
    { ask: "minimum percentage in 12th for hotel management", says: ["a pass is enough", "NCHM JEE"] },
    {
      ask: "48% in 12th pcb can i do bsc nursing",
      says: ["these marks are enough", "Indian Nursing Council"],
      links: ["registered-nurse"],
    },
    { ask: "bed ke liye graduation me kitne percent chahiye", says: ["National Council for Teacher Education"], language: "hinglish" },
    { ask: "bca eligibility", says: ["takes every stream"], links: ["software-engineer"] },
    { ask: "can commerce student do bpharm", says: ["Not by the usual way"] },
    {
      ask: "what should i take in class 11 if i want psychology but also keep law open",
      says: ["Any stream keeps"],
      links: ["counselling-psychologist", "criminal-lawyer"],
      never: ["worth it"],
    },
    { ask: "which subjects keep both doctor and engineer open", says: ["PCMB keeps"] },
    { ask: "which exam to become assistant professor in college", says: ["UGC-NET", "State PSC"] },
    { ask: "agniveer army ke physical me kya kya hota hai", says: ["1.6 km"], language: "hinglish" },
    { ask: "यूपी पुलिस कांस्टेबल की परीक्षा में क्या क्या पूछा जाता है", says: ["सामान्य ज्ञान"], language: "hindi" },
    { ask: "one eye se dikhta hai govt job mil sakti hai", says: ["Rakhi hui posts"], links: ["bank-clerk"], language: "hinglish" },
    {
      ask: "my daughter got 91 in 12th pcb but not getting mbbs seat what other good courses are there near nagpur",
      links: ["registered-nurse", "physiotherapist"],
      never: ["General Surgeon"],
    },
    {
      ask: "mujhe science pasand hai par doctor engineer nahi banna kya option hai",
      links: ["pharmacist"],
      never: ["Family Physician"],
      language: "hinglish",
    },
    {
      ask: "aisi naukri batao jisme machine ke saath kaam ho par office me baithna na pade",
      links: ["heavy-equipment-mechanic"],
      language: "hinglish",
    },
    { ask: "how long does the assesment take and can i do it again", says: ["20 questions"] },
    { ask: "how do i save my result", says: ["save them as a file"] },
  ],
};
