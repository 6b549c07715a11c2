import type { QuestionGroup } from "../question.ts";

/** Several things in one question, yes or no, differences and what a field is: answered badly when they were first asked. */
export const askedOfSeveralThings: QuestionGroup = {
  group: "Several things in one question, mended",
  tunedOn: true,
  questions: [
    { ask: "what subjects for architecture and is NATA required", first: "architect", says: ["keep it open", "NATA alone is no must"] },
    {
      ask: "biotech ya microbiology kisme jyada scope hai aur kya dono ke liye neet chahiye",
      says: ["Biotechnology", "zaroori nahi"],
      never: ["General Physician"],
      language: "hinglish",
    },
    {
      ask: "agri ke baad kya job milti hai and which exam for bsc agriculture",
      says: ["icar.org.in"],
      links: ["agricultural-extension-agent"],
    },
    {
      ask: "pharmacist ki job me kya karna padta hai, or growth kaisi hai",
      first: "pharmacist",
      says: ["smudged prescription", "Growth"],
      language: "hinglish",
    },
    { ask: "tea taster job is real?? pay?", first: "tea-taster", pay: ["tea-taster"], says: ["is real work"], never: ["Liking to use"] },
    { ask: "ethical hacker job is real? salary?", first: "penetration-tester", pay: ["penetration-tester"], says: ["is real work"] },
    { ask: "what does an election officer do and is it permanent job", first: "election-officer", says: ["regular post", "every booth"] },
    {
      ask: "welder ka kaam khatarnak hai kya aur gulf me kitna milta hai",
      first: "welder",
      says: ["pasand nahi aata", "Gulf"],
      language: "hinglish",
    },
    { ask: "fashion disigner ki fees aur course kya hai", says: ["BDes"], language: "hinglish" },
    {
      ask: "Which is better for my son, CA or engineering? He is good at accounts but likes computers",
      first: "chartered-accountant",
      links: ["civil-engineer"],
    },
    {
      ask: "Does a physiotherapist earn more than a nurse and which is easier to get into?",
      says: ["reaches highest", "any stream keeps it open; First pay"],
    },
    { ask: "nurse banne ke liye NEET dena padta hai kya", first: "registered-nurse", says: ["Nahi, NEET-UG"], language: "hinglish" },
    { ask: "क्या फार्मासिस्ट बनने के लिए नीट देना पड़ता है", first: "pharmacist", says: ["ज़रूरी नहीं"], language: "hindi" },
    { ask: "kya microbiology ke liye neet chahiye", first: "microbiologist", says: ["zaroori nahi"], language: "hinglish" },
    { ask: "is neet compulsory for a dentist", first: "dentist", says: ["Yes: every way"] },
    {
      ask: "cricket coach banne ke liye kya cricket khelna zaroori hai",
      first: "cricket-coach",
      says: ["Har raste ke liye nahi"],
      language: "hinglish",
    },
    { ask: "is patwari a permanent job", first: "patwari", says: ["regular post"] },
    { ask: "kya nda me maths compulsory hai", says: ["Haan, maths"], language: "hinglish" },
    { ask: "what exam to become a forest officer and do i need science", says: ["Yes, as a rule: every course"], never: ["not a must"] },
    {
      ask: "what is the diffrence between a audiologist and speech therapist",
      first: "audiologist",
      says: ["The same for each"],
      never: ["make something new"],
    },
    { ask: "पुरातत्वविद् और इतिहासकार में क्या अंतर है", first: "archaeologist", links: ["historian"], language: "hindi" },
    {
      ask: "diffrence betwen pharmasist and druggist and wich pays more",
      first: "pharmacist",
      says: ["comes nearest"],
      links: ["pharmacy-manager"],
    },
    { ask: "wat is bioinformatics", first: "bioinformatics-analyst", says: ["with computers"] },
    { ask: "what is robotics", says: ["machines that sense"] },
    { ask: "my sister is in class 9, she loves space. what should she do now", says: ["Before Class 10", "What to try now"] },
    { ask: "वकील बनने के लिए कौन सी परीक्षा देनी होती है", first: "criminal-lawyer", says: ["CLAT"], language: "hindi" },
  ],
};
