import type { QuestionGroup } from "../question.ts";

/** Halves of questions, clashes of likings, ages of a service and rules that many ask for: answered badly when they were first asked. */
export const askedByMany: QuestionGroup = {
  group: "Clashes, second halves and rules, mended",
  tunedOn: true,
  questions: [
    {
      ask: "sports me career banana hai lekin cricket nahi kabaddi",
      links: ["kabaddi-player"],
      says: ["kheloindia.gov.in"],
      never: ["Cricketer"],
      language: "hinglish",
    },
    { ask: "kho kho me career kaise banaye", says: ["kheloindia.gov.in", "sports quota"], language: "hinglish" },
    { ask: "good at maths and hate biology but parents want doctor", links: ["chartered-accountant"], says: ["stands on biology"] },
    { ask: "i like animals but not want to be a doctor", links: ["wildlife-biologist"], never: ["General Physician"] },
    { ask: "my sister is 22 did BA, marriage pressure, wants to earn", says: ["SSC CGL", "BEd", "181"], never: ["Waiter"] },
    { ask: "loco pilot ki salary aur ghar kab aate hai", first: "locomotive-driver", pay: ["locomotive-driver"], says: ["Ghar ka samay"] },
    {
      ask: "merchant navy me jaane ke liye kya padhe aur kitna time ghar se dur rehna padta hai",
      first: "deck-cadet",
      says: ["Months without family"],
    },
    { ask: "नीट की तैयारी के लिए एक साल गैप लूँ?", says: ["योजना"], never: ["Pharmacist"], language: "hindi" },
    { ask: "सब दोस्त साइंस ले रहे हैं, मुझे आर्ट्स लेना है", says: ["जहाँ दोस्त जा रहे हैं"], language: "hindi" },
    { ask: "मेरे सारे दोस्त इंजीनियरिंग कर रहे हैं पर मुझे नहीं करनी", says: ["जहाँ दोस्त जा रहे हैं"], language: "hindi" },
    { ask: "mere sab dost science le rahe hai, mujhe arts leni hai", says: ["Jahan dost ja rahe hain"], first: "primary-school-teacher" },
    { ask: "bank exam ki age limit", says: ["IBPS Clerk: 20 se 28 (2024)", "SBI PO: 21 se 30 (2024)"], language: "hinglish" },
    { ask: "Is 75% in boards compulsory for JEE and what if I got 68", says: ["josaa.nic.in", "best fifth"] },
    {
      ask: "nursing ke liye NEET zaroori hai kya",
      first: "registered-nurse",
      says: ["NEET-UG ke bina bhi raste hain"],
      never: ["NORCET bhi"],
    },
    { ask: "mba ke liye kaun sa exam dena padta hai aur kitne saal ka hota hai", says: ["CAT", "do saal"], never: ["JEE Main"] },
    { ask: "mujhe maths nahi aati lekin computer pasand hai kya bca kar sakta hu", says: ["BCA ke liye Maths"] },
    { ask: "what is actuarial science and is it a good career in india", first: "actuary", pay: ["actuary"], says: ["worth it if"] },
    { ask: "i got 92% in 10th so everyone says take science but i love history", says: ["choose no stream"], links: ["historian"] },
    { ask: "which jobs will be there after 10 years", says: ["Nobody knows"], never: ["Waiter"] },
    { ask: "kheti ke saath kya kaam kar sakte hai gaon me", links: ["dairy-farmer"], says: ["Krishi Vigyan Kendra"] },
    { ask: "graphic designing seekhni hai ghar se, laptop nahi hai sirf phone", says: ["phone se shuru"] },
  ],
};
