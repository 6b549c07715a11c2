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
    { ask: "jee ki coaching kota jana jaruri hai", says: ["Coaching is help, not a must"] },
  ],
};
