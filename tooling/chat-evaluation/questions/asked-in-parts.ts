import type { QuestionGroup } from "../question.ts";

/** Questions of two or three parts, of what somebody has done already, for others, and of work that is described and not named. */
export const askedInParts: QuestionGroup = {
  group: "Asked in parts",
  questions: [
    { ask: "physiotherapist banne ke liye biology zaruri hai kya aur kitne saal lagenge", first: "physiotherapist", says: ["Haan"] },
    { ask: "hotel management Pune me karna hai, job milegi kya", says: ["In that city|Us shehar mein"] },
    { ask: "cooler aur pankha theek karne ka kaam seekhna hai", links: ["home-appliance-repairer"] },
    { ask: "machhli palan ka kaam kaise shuru kare", first: "fish-farmer", says: ["Apna shuru karna"] },
    { ask: "ITI turner complete, which work can I do now", links: ["turner"], never: ["Locomotive Driver"] },
    { ask: "diploma in automobile kiya hai, aage kya", says: ["lateral entry"], never: ["Toy Maker"] },
    { ask: "reet pass kar liya ab kya karna hai", says: ["jeevan bhar"], never: ["CTET is the central"] },
    { ask: "ANM complete kar liya aage kya kare", says: ["State Nursing Council"] },
    { ask: "can I become a chef after 12th", says: ["Yes, after Class 12"] },
    { ask: "kya 12th ke baad architect ban sakte hai", says: ["Haan, Class 12 ke baad"], links: ["architect"] },
    { ask: "can a BSc student become an actuary", says: ["Yes|I cannot say yes"], links: ["actuary"] },
    {
      ask: "I am a career counsellor, which careers do I suggest to students of psychology",
      links: ["counselling-psychologist"],
      never: ["you do not start from nothing"],
    },
    { ask: "our class teacher wants options for students who like plants", links: ["botanist"], never: ["Primary School Teacher:"] },
    { ask: "my aunt is 44 and wants to earn, she is 12th pass", never: ["Police Constable", "Flight Attendant", "Infantry Soldier"] },
    { ask: "I am a 39 year old man, 10th pass, which job can I do", never: ["Infantry Soldier", "Police Constable"] },
    { ask: "girl hu army me officer banna hai 12th ke baad", says: ["women"], never: ["Infantry Soldier,"] },
    { ask: "sui lagane wala kaam seekhna hai", links: ["registered-nurse"] },
    { ask: "who checks eyes and makes glasses, how to become", links: ["optometrist"] },
    { ask: "घड़ी ठीक करने का काम", links: ["watch-repairer"], language: "hindi" },
    { ask: "bijli ka kaam seekhna hai kitne mahine lagenge", links: ["electrician"], says: ["mahine"] },
    { ask: "nurse banna hai job ke saath ho sakta hai kya", says: ["Job ke saath"], links: ["registered-nurse"] },
    { ask: "my pupil hates maths but likes computers, what can he do", never: ["Mathematics Teacher"], links: ["/careers*"] },
    { ask: "gadi chalane me maza aata hai kya career hai", links: ["taxi-driver"] },
    { ask: "क्या लड़की ट्रक चला सकती है", links: ["truck-driver"] },
    { ask: "railway technician ke liye kaunsi trade le", says: ["Fitter"], links: ["locomotive-driver"] },
    { ask: "astrology padhna hai kahan se kare", says: ["Sanskrit"] },
  ],
};
