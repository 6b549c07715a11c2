import type { QuestionGroup } from "../question.ts";

/** Who is let into a course, which subjects keep several careers open, and what else was passed over when it was first asked. */
export const whoIsLetIn: QuestionGroup = {
  group: "Who is let in, mended",
  tunedOn: true,
  questions: [
    { ask: "bsc agriculture ke liye pcm chalega ya pcb hi chahiye", says: ["PCM ya PCB, kisi se bhi"], language: "hinglish" },
    { ask: "minimum percentage in 12th for hotel management", says: ["a pass is enough", "NCHM JEE"] },
    {
      ask: "48% in 12th pcb can i do bsc nursing",
      says: ["these marks are enough", "Indian Nursing Council"],
      links: ["registered-nurse"],
    },
    { ask: "bed ke liye graduation me kitne percent chahiye", says: ["National Council for Teacher Education"], language: "hinglish" },
    { ask: "bca eligibility", says: ["takes every stream"], links: ["software-engineer"] },
    { ask: "can commerce student do bpharm", says: ["Not by the usual way"] },
    {
      ask: "what should i take in class 11 if i want psychology but also keep law open",
      says: ["Any stream keeps"],
      links: ["counselling-psychologist", "criminal-lawyer"],
      never: ["worth it"],
    },
    { ask: "which subjects keep both doctor and engineer open", says: ["PCMB keeps"] },
    { ask: "which exam to become assistant professor in college", says: ["UGC-NET", "State PSC"] },
    { ask: "agniveer army ke physical me kya kya hota hai", says: ["1.6 km"], language: "hinglish" },
    { ask: "यूपी पुलिस कांस्टेबल की परीक्षा में क्या क्या पूछा जाता है", says: ["सामान्य ज्ञान"], language: "hindi" },
    { ask: "one eye se dikhta hai govt job mil sakti hai", says: ["Rakhi hui posts"], links: ["bank-clerk"], language: "hinglish" },
    {
      ask: "my daughter got 91 in 12th pcb but not getting mbbs seat what other good courses are there near nagpur",
      links: ["registered-nurse", "physiotherapist"],
      never: ["General Surgeon"],
    },
    {
      ask: "mujhe science pasand hai par doctor engineer nahi banna kya option hai",
      links: ["pharmacist"],
      never: ["Family Physician"],
      language: "hinglish",
    },
    {
      ask: "aisi naukri batao jisme machine ke saath kaam ho par office me baithna na pade",
      links: ["heavy-equipment-mechanic"],
      language: "hinglish",
    },
    { ask: "how long does the assesment take and can i do it again", says: ["20 questions"] },
    {
      ask: "i am in class 10, if i drop maths in 11th which careers will close for me",
      says: ["lose every way"],
      links: ["civil-engineer", "general-physician"],
      never: ["Statistical Assistant"],
    },
    { ask: "can i take both maths and bio in class 11, is it too much presure", says: ["PCMB"], links: ["biomedical-engineer"] },
    { ask: "what is cuet and which colleges take admission through it", says: ["central universities", "cuet.nta.nic.in"] },
    { ask: "वन विभाग में नौकरी कैसे मिलेगी, फॉरेस्ट गार्ड के लिए क्या योग्यता चाहिए", links: ["forest-guard", "forester"], language: "hindi" },
    { ask: "is site pe sab kuch hindi me padh sakte hai kya", never: ["Lyricist"] },
    { ask: "how much does a doctor earn monthly after mbbs only, without pg", pay: ["general-physician"] },
    {
      ask: "what work does a civil engineer do and do they get good salary in private company",
      says: ["flyovers"],
      pay: ["civil-engineer"],
    },
    { ask: "can i do engineering after 12th commerce with maths", says: ["Not by the usual way"] },
    { ask: "electrician ka kaam seekhna hai 8th pass hu, kaha se seekhu", says: ["Class 8 se ITI khula hai"], language: "hinglish" },
    { ask: "nda ke liye 11th me pcm lena zaruri hai kya, mera pcb hai", says: ["Army ke liye nahi"], language: "hinglish" },
    { ask: "how do i save my result", says: ["save them as a file"] },
  ],
};
