import type { QuestionGroup } from "../question.ts";

/** Asked by readers who did not know how the answers are made, found wrong, and mended. */
export const askedByStrangers: QuestionGroup = {
  group: "Asked by strangers and mended",
  tunedOn: true,
  questions: [
    { ask: "bina NEET ke nurse ban sakte hai kya", first: "registered-nurse", says: ["There are ways without NEET-UG"] },
    { ask: "ek aankh se kam dikhta hu kya army me ja sakta hu", says: ["joinindianarmy.nic.in"] },
    { ask: "konsi job me sabse jyada paisa milta hai bina padhai ke", links: ["/career/*"], never: ["Cardiologist"] },
    { ask: "junior engineer civil PWD", first: "civil-engineer", never: ["UDID"] },
    { ask: "psycologist kaise bane bsc karne ke bad", first: "counselling-psychologist", never: ["dislike"] },
    { ask: "i am a teacher and want to switch career", links: ["corporate-trainer"], never: ["Network Engineer"] },
    { ask: "I am counsellor, my student has PCM 60% does not want engineering", links: ["/career/*"], never: ["Civil Engineer"] },
    { ask: "pvt job chut gayi, ab kya karu", says: ["A search that takes months"], never: ["can't help"] },
    { ask: "paying 2 lakh to a consultancy for guaranteed job, is it safe?", says: ["Pay nothing yet"] },
    { ask: "MSc physics, NET nahi hua, what other options than teaching", says: ["about physics"], never: ["Physics Professor"] },
    { ask: "3rd drop for NEET, should we allow", says: ["As a parent"] },
    { ask: "iti fitter ke baad diploma", says: ["lateral entry"] },
    { ask: "agniveer ke baad kya", says: ["By the rule so far"] },
    { ask: "mechanical diploma ke baad job", first: "mechanical-engineering-technician", never: ["Motorcycle Mechanic"] },
    { ask: "BCom, job now", links: ["accountant"], never: ["IAS Officer"] },
    { ask: "careers with elephants", links: ["wildlife-veterinarian"] },
    { ask: "food technology graduate govt jobs", links: ["food-safety-officer"] },
    { ask: "gnm abroad", says: ["State Nursing Council"], never: ["NEET-UG before"] },
    { ask: "army officer after graduation", says: ["NCC Special Entry"] },
    { ask: "jee ki coaching kota jana jaruri hai", says: ["Coaching is help, not a must"] },
  ],
};
