import type { QuestionGroup } from "../question.ts";

/** Streams by a liking, what to look at before one, no college, study from home, and a diploma in hand. */
export const askedBeforeChoosing: QuestionGroup = {
  group: "Before one chooses, mended",
  tunedOn: true,
  questions: [
    { ask: "my 10th result came today 88 percent. i like maths and computers what should i take", says: ["PCM", "Commerce with Maths"] },
    { ask: "i like maths and computers which stream should i take", says: ["PCM", "Commerce with Maths"] },
    { ask: "good in biology and drawing, what should i take in 11th", says: ["PCMB", "Drawing"], never: ["Tanjore"] },
    { ask: "mujhe maths aur computer pasand hai 11th me kya lu", says: ["Pehle stream"], language: "hinglish" },
    { ask: "i love history and writing which stream after 10th", says: ["Humanities"] },
    { ask: "मुझे गणित पसंद है 11वीं में क्या लूं", says: ["पहले स्ट्रीम"], language: "hindi" },
    { ask: "science lene se pehle kya sochna chahiye", says: ["paanch baatein"], language: "hinglish" },
    { ask: "science lene se pehle kya dhyan rakhe", says: ["paanch baatein"], language: "hinglish" },
    { ask: "what to think before taking science", says: ["five things"] },
    { ask: "arts lene se pehle kya sochu", says: ["paanch baatein"], language: "hinglish" },
    { ask: "साइंस लेने से पहले क्या सोचना चाहिए", says: ["पाँच बातें"], language: "hindi" },
    { ask: "what can i do after 12th if i dont want to go to college", links: ["police-constable"], never: ["Actuary"] },
    { ask: "12th ke baad college nahi jana kya karu", links: ["police-constable"], language: "hinglish" },
    { ask: "dont want to do a degree after 12th", links: ["electrician"], never: ["General Physician"] },
    { ask: "12वीं के बाद कॉलेज नहीं जाना क्या करूं", links: ["police-constable"], language: "hindi" },
    { ask: "class 10 pass girl from village, no college nearby, what can i study from home", says: ["nios.ac.in"] },
    { ask: "10th pass hu ghar se padhai kaise karu", says: ["nios.ac.in"], language: "hinglish" },
    { ask: "10वीं पास हूं घर से पढ़ाई कैसे करूं", says: ["nios.ac.in"], language: "hindi" },
    { ask: "diploma civil kiya hai sarkari job ya btech", says: ["lateral entry", "SSC JE"], language: "hinglish" },
    { ask: "diploma ke baad sarkari naukri ya btech", says: ["lateral entry"], never: ["ISRO"] },
    { ask: "diploma in computer engineering girl, confused between job and degree", says: ["lateral entry"] },
    { ask: "confused between job and degree after diploma", says: ["lateral entry"] },
    { ask: "12th arts ke baad ladkiyon ke liye course", says: ["D.El.Ed"], language: "hinglish" },
    { ask: "courses after 12th arts for girls", says: ["D.El.Ed", "BA LLB"] },
    {
      ask: "is engineering good for girls or should my daughter do teaching",
      says: ["Where each leads"],
      links: ["primary-school-teacher"],
    },
  ],
};
