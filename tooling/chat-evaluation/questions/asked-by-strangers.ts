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
    { ask: "kya arts lena jaruri hai journalist banne ke liye", says: ["not a must"] },
    { ask: "nurse banne ke liye science compulsory hai", says: ["Science is not a must"] },
    { ask: "government teacher ke liye b.ed jaruri hai kya", says: ["D.El.Ed", "teacher eligibility test"] },
    {
      ask: "ganit kamzor hai kya banu",
      some: [3, ["civil-lawyer", "registered-nurse", "graphic-designer", "news-reporter"]],
      never: ["ASHA Worker"],
    },
    { ask: "ias ki taiyari 12th ke baad kaise shuru kare", says: ["any degree"], links: ["ias-officer"] },
    { ask: "farming family se hu, agriculture me scope", links: ["food-technologist", "horticulture-specialist"], never: ["Crop Farmer"] },
    { ask: "10th me fail ho gayi ab kya karu", says: ["supplementary", "NIOS"] },
    { ask: "jee main me 45 percentile aaye", says: ["State's own engineering counselling", "BCA"] },
    { ask: "polytechnic civil complete ho gaya ab kya", says: ["lateral entry", "Junior Engineer"] },
    { ask: "will ai end coding jobs", links: ["software-engineer"], never: ["Plumber"] },
    { ask: "merchant navy me kaise jaye", links: ["deck-cadet", "marine-engineer"] },
    { ask: "biology hai neet ke alawa kya", links: ["registered-nurse", "physiotherapist", "biotechnologist"] },
  ],
};
