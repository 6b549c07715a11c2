import type { QuestionGroup } from "../question.ts";

/** What a school's counsellor knows by heart, asked in words that tuned nothing. */
export const askedOfCounsellors: QuestionGroup = {
  group: "Asked of counsellors",
  questions: [
    { ask: "नीट के बिना मेडिकल में क्या कोर्स कर सकते हैं", says: ["BPharm", "Optometry"], language: "hindi" },
    { ask: "is CUET compulsory for my district govt college or merit list", says: ["prospectus"] },
    { ask: "kya ek saath do degree kar sakte hai, ek distance se", says: ["UGC", "2022"] },
    { ask: "class 11 unit test me chemistry me fail ho gaya, kya stream badlu", says: ["board ka result nahi"], never: ["compartment"] },
    { ask: "12th me pcm hai par jee nahi nikla, kya options hai", says: ["rajyon ka apna test", "BCA"], never: ["Nuclear Physicist"] },
    { ask: "loco pilot ke liye kaunsi iti trade chahiye", says: ["Millwright", "ALP mein nahi"] },
    { ask: "plumber iti karke saudi me naukri milegi kya", says: ["emigrate.gov.in"], never: ["medicine"] },
    { ask: "मैं 8वीं में हूं, कलेक्टर बनने के लिए अभी क्या करूं", says: ["NCERT"], links: ["ias-officer"] },
    { ask: "cricketer banna hai to 10th chhod du kya", says: ["nios.ac.in"], never: ["haan, chhod"] },
    { ask: "academy 60000 fees with 100% placement guarantee in data science, join?", says: ["in writing"] },
    { ask: "hotel management me starting salary kitni hoti hai", says: ["trainee"], links: ["hotel-receptionist"], never: ["32 lakh"] },
    {
      ask: "which work suits me, i love dogs but injection dekh ke behosh ho jata hu",
      never: ["Veterinarian:", "Veterinary Technologist"],
    },
    { ask: "lawyer ke liye clat dena zaruri hai", says: ["Nahi"] },
    { ask: "40% disability in leg, which govt job has quota", says: ["at least 40"], never: ["good eye"] },
    { ask: "b.ed ke baad ctet kab hota hai", says: ["ctet.nic.in"] },
  ],
};
