import type { QuestionGroup } from "../question.ts";

/** What people who passed by asked in their own way, and what was answered weakly or beside the point when it was first asked. */
export const askedByPassersBy: QuestionGroup = {
  group: "Asked by passers-by, mended",
  tunedOn: true,
  questions: [
    {
      ask: "गाँव में लड़की के लिए कौन कौन सी नौकरी है जिसमें रोज़ शाम को घर लौट सके",
      links: ["anganwadi-worker", "postman", "primary-school-teacher", "tailor"],
      language: "hindi",
    },
    {
      ask: "gaon ki ladki ke liye job jisme shaam ko ghar aa sake",
      links: ["anganwadi-worker", "business-correspondent"],
      language: "hinglish",
    },
    { ask: "jobs for a village girl where she can come home every evening", links: ["anganwadi-worker", "auxiliary-nurse-midwife"] },
    {
      ask: "btech chhod diya, ab BCA distance se karu ya seedha job dhundu",
      says: ["Dono mein se ek chunna zaroori nahi"],
      never: ["BTech ya BCA"],
      language: "hinglish",
    },
    { ask: "i dropped out of btech, should i do distance bca or look for a job", says: ["You need not choose one of the two", "Work now"] },
    {
      ask: "बीटेक छोड़ दिया, अब दूरस्थ से बीसीए करूं या सीधे नौकरी ढूंढूं",
      says: ["दोनों में से एक चुनना ज़रूरी नहीं"],
      language: "hindi",
    },
    {
      ask: "One of my students is colour blind and wanted to be a pilot. Which aviation roles are still open to him?",
      says: ["a clear defect closes this way"],
      links: ["flight-dispatcher", "airport-manager"],
    },
    {
      ask: "colour blind hu pilot nahi ban sakta, aviation me aur kya kar sakta hu",
      links: ["flight-dispatcher", "airport-check-in-agent"],
      language: "hinglish",
    },
    {
      ask: "कलर ब्लाइंड हूं, पायलट नहीं बन सकता, एविएशन में और क्या कर सकता हूं",
      links: ["flight-dispatcher"],
      language: "hindi",
    },
    {
      ask: "ux writer or digital marketing, which is faster to switch into at 26",
      says: ["UX Writer or Digital Marketing Specialist", "soonest"],
      links: ["ux-writer", "digital-marketing-specialist"],
    },
    {
      ask: "teacher hu, hr ya content writer kisme jaldi switch kar sakte hai",
      links: ["human-resources-manager", "content-writer"],
      language: "hinglish",
    },
    { ask: "which is quicker to shift to at 30, data analyst or web developer", links: ["data-analyst", "web-developer"] },
    {
      ask: "tu robot hai na bakwas mat kar, seedha bata night shift chhod ke kya karu",
      says: ["raat ka kaam nahi likha"],
      language: "hinglish",
    },
    { ask: "are you a robot? tell me the salary of a nurse", says: ["I am a program and no person"], links: ["registered-nurse"] },
    { ask: "नाइट शिफ्ट छोड़कर क्या करूं", says: ["रात का काम नहीं लिखा"], language: "hindi" },
    { ask: "ex serviceman quota is there in which exams", says: ["Posts are kept for ex-servicemen", "RRB", "IBPS Clerk"] },
    {
      ask: "kya bank exam me ex serviceman ka reservation hota hai",
      says: ["Purv sainikon ke liye", "IBPS Clerk"],
      language: "hinglish",
    },
    {
      ask: "भूतपूर्व सैनिक के लिए आरक्षण किन परीक्षाओं में होता है",
      says: ["पूर्व सैनिकों के लिए बहुत सी परीक्षाओं में पद"],
      language: "hindi",
    },
    {
      ask: "army me signals me radio operator tha, civil me isi line ka koi kaam hai",
      links: ["wireless-operator", "telecommunications-technician", "network-technician"],
      language: "hinglish",
    },
    { ask: "i was a driver in the army, what civilian jobs can i get", links: ["bus-driver", "driving-instructor"] },
    {
      ask: "सेना में नर्सिंग असिस्टेंट था, अब सिविल में कौन सा काम मिलेगा",
      links: ["operation-theatre-technician", "emergency-medical-technician"],
      language: "hindi",
    },
    {
      ask: "medical coder vs clinical research coordinator for a bsc nurse",
      says: ["Medical Coder or Clinical Research Coordinator"],
      never: ["Choose Registered Nurse"],
    },
    {
      ask: "nurse ke liye medical coder ya clinical research coordinator",
      says: ["Medical Coder ya Clinical Research Coordinator"],
      language: "hinglish",
    },
    { ask: "data analyst or product manager for a mechanical engineer", says: ["Data Analyst or Product Manager"] },
    {
      ask: "legal nurse consultant does this exist in india",
      kind: "unknown",
      says: ["legal nurse consultant"],
      links: ["legal-adviser", "registered-nurse"],
    },
    { ask: "legal nurse consultant kaise bane", kind: "unknown", links: ["registered-nurse"], language: "hinglish" },
    { ask: "nurse attorney does this exist in india", kind: "unknown", links: ["registered-nurse", "contracts-attorney"] },
    {
      ask: "jobs for ppl who love drawing and dont want to talk to clients all day",
      links: ["comic-artist", "illustrator"],
      never: ["Software Engineer"],
    },
    {
      ask: "drawing pasand hai par clients se baat nahi karni",
      links: ["comic-artist"],
      never: ["Software Engineer"],
      language: "hinglish",
    },
    {
      ask: "ड्राइंग पसंद है, लोगों से बात करना पसंद नहीं",
      links: ["comic-artist"],
      never: ["Software Engineer"],
      language: "hindi",
    },
    {
      ask: "income tax inspector aur excise inspector me se kaun better hai posting ke hisab se",
      says: ["Kendra ki posts mein", "Rajya ki posts mein"],
      language: "hinglish",
    },
    { ask: "income tax inspector vs gst inspector which has better posting", says: ["In posts of the Centre"] },
    {
      ask: "आयकर निरीक्षक और आबकारी निरीक्षक में से पोस्टिंग के हिसाब से कौन बेहतर",
      says: ["केंद्र के पदों में", "राज्य के पदों में"],
      language: "hindi",
    },
  ],
};
