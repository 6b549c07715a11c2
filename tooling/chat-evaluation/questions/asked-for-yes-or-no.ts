import type { QuestionGroup } from "../question.ts";

/** A plain yes or no, the best paid, and refused subjects and examinations: answered badly when they were first asked. */
export const askedForYesOrNo: QuestionGroup = {
  group: "Yes or no, the best paid and refused subjects, mended",
  tunedOn: true,
  questions: [
    {
      ask: "i took pcb but now i dont want neet. what are good options with good salary",
      first: "geologist",
      links: ["pharmaceutical-chemist"],
      never: ["Dietitian", "Optometrist"],
    },
    { ask: "pcb bina neet sabse zyada salary", first: "geologist", never: ["Dietitian"], language: "hinglish" },
    { ask: "is it compulsory to take maths in commerce for becoming a banker", first: "bank-officer", says: ["No, maths is not a must"] },
    { ask: "kya arts me maths zaruri hai banker ke liye", says: ["Nahi, maths zaroori nahi hai"], language: "hinglish" },
    { ask: "can i give upsc after 12th", says: ["Civil Services (IAS, IPS): no", "NDA: yes"] },
    { ask: "kya 12th ke baad upsc de sakte hai", says: ["Civil Services (IAS, IPS): nahi"], language: "hinglish" },
    {
      ask: "nutritionist aur dietician same hai kya",
      links: ["nutritionist", "dietitian"],
      says: ["Nahi, yeh do alag career hain"],
      language: "hinglish",
    },
    { ask: "is mechanical engineering dead", first: "mechanical-engineer", says: ["No. By the only projection"] },
    { ask: "is commerce dead", says: ["No stream is useless"] },
    {
      ask: "12वीं साइंस के बाद नीट के अलावा क्या कर सकते हैं",
      links: ["pharmacist"],
      never: ["Civil Engineer"],
      language: "hindi",
    },
    { ask: "12th science ke baad neet ke alawa kya kar sakte hai", links: ["pharmacist"], never: ["Civil Engineer"], language: "hinglish" },
    { ask: "12वीं बायो के बाद नीट के अलावा क्या करें", links: ["pharmacist"], never: ["General Physician"], language: "hindi" },
    {
      ask: "i am good at maths but hate physics and chemistry",
      links: ["chartered-accountant"],
      never: ["Civil Engineer", "can be mended"],
    },
    { ask: "mujhe science nahi pasand", never: ["Civil Engineer", "General Physician"], language: "hinglish" },
  ],
};
