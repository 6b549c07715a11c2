import type { QuestionGroup } from "../question.ts";

/** From, to, back to, other than, only, without, cheaper than, and what somebody has: answered badly when they were first asked. */
export const askedOfDirections: QuestionGroup = {
  group: "Directions and restrictions, mended",
  tunedOn: true,
  questions: [
    { ask: "MA in Hindi, what jobs other than teaching?", links: ["translator"], never: ["Hinglish mein"] },
    { ask: "B.Ed ke baad sirf teacher hi ban sakte hai kya", links: ["curriculum-developer"], language: "hinglish" },
    { ask: "what can I do with a degree in psychology without doing masters", links: ["recruiter"], never: ["Clinical Psychologist"] },
    { ask: "हमारे पास 2 एकड़ जमीन है, खेती के अलावा क्या करें", links: ["dairy-farmer"], never: ["Fisherman"], language: "hindi" },
    { ask: "2 acre land what business can we do", says: ["kvk.icar.gov.in"], never: ["Property Appraiser"] },
    { ask: "mere paas ek auto hai, chalane ke alawa kya kar sakta hu", links: ["delivery-van-driver"], language: "hinglish" },
    {
      ask: "I am 35 working in a bank and hate sales targets. What other careers can use my experience",
      links: ["bank-officer", "credit-analyst"],
    },
    { ask: "I am a software engineer burnt out, want to work outdoors in nature", links: ["naturalist"], never: ["Cable Television"] },
    { ask: "Can a teacher become a psychologist or counsellor? how", links: ["counselling-psychologist"], never: ["side by side"] },
    { ask: "sales se HR me kaise jaye", links: ["human-resources-manager"], never: ["Sales Manager"], language: "hinglish" },
    { ask: "45 saal ki umar me naya career start kar sakte hai? driver hu abhi", links: ["driving-instructor"], language: "hinglish" },
    {
      ask: "I left my accounting job 8 years ago to raise kids. How can I go back",
      says: ["come back after years"],
      links: ["accountant"],
    },
    { ask: "kya nurse doctor ban sakti hai", first: "general-physician", says: ["poore course se"], language: "hinglish" },
    { ask: "cheaper alternatives to becoming a doctor", links: ["pharmacist"], never: ["General Physician"] },
    { ask: "cheaper way into aviation than pilot", links: ["flight-attendant"], never: ["Commercial Pilot"] },
    { ask: "doctor se sasta career", links: ["medical-laboratory-technician"], language: "hinglish" },
    {
      ask: "sports me interest hai par player nahi ban sakta, aur kya options hai",
      links: ["sports-physiotherapist"],
      never: ["Chess Player"],
      language: "hinglish",
    },
    { ask: "acting nahi par film line me career", links: ["make-up-artist"], language: "hinglish" },
    { ask: "work from home jobs for mothers only 4 hours a day", links: ["tailor"], never: ["Esports Player", "Software Engineer"] },
    { ask: "मैं गृहिणी हूँ और सिलाई जानती हूँ, इससे कमाई कैसे करूँ", links: ["tailor"], never: ["Tiffin"], language: "hindi" },
    { ask: "I have 4 year gap after graduation, will anyone hire me", says: ["hired after years without work"] },
    { ask: "village boy 10th pass no english want job in city", links: ["warehouse-worker"], never: ["Navodaya"] },
    { ask: "i want to be a chef", first: "restaurant-cook", links: ["executive-chef"] },
    { ask: "can i become a chef without 12th", says: ["Yes, without Class 12 too"], links: ["restaurant-cook"] },
    { ask: "can i become a lawyer without 12th", says: ["No, not without Class 12"] },
  ],
};
