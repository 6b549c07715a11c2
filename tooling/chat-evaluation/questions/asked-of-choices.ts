import type { QuestionGroup } from "../question.ts";

const CHOOSE = "Choose it if you";

/** Choices between two ways, what is worth it, the second half of a question, money, and children in distress: answered badly at first, and mended. */
export const askedOfChoices: QuestionGroup = {
  group: "Choices, second halves and money, mended",
  tunedOn: true,
  questions: [
    { ask: "bca vs btech computer science me kya better hai future ke liye", says: ["wider door", CHOOSE], links: ["software-engineer"] },
    { ask: "is bca enough or should i do mca also", says: ["BCA is enough for a first software post"], links: ["software-engineer"] },
    { ask: "is bds worth it in 2026", says: ["if you will build a practice"], links: ["dentist"] },
    { ask: "gnm karu ya bsc nursing, 12th arts se ki hai", says: ["Both make you a registered nurse", CHOOSE] },
    { ask: "mba now or job first after bcom", says: ["Mostly work first", "Work now"] },
    { ask: "ca ya mba kisme zyada paisa hai", says: ["profession of its own", CHOOSE], pay: ["chartered-accountant"] },
    { ask: "cs vs it vs aiml branch", says: ["same careers", "AI"], never: ["Civil Engineer"] },
    { ask: "pcm or pcb which to choose in 11th", says: ["that decides", CHOOSE] },
    { ask: "10th ke baad polytechnic karu ya 11th 12th karke engineering", says: ["still reaches BTech", "Class 11 and 12"] },
    { ask: "ba karu ya bcom, govt job ki taiyari bhi karni hai", says: ["open to every post for graduates"] },
    { ask: "private btech or government bsc", says: ["Government or private", CHOOSE] },
    { ask: "neet me 420 aaye drop lu ya bams le lu", says: ["Once more", "Take the place", "Ayurveda itself"] },
    { ask: "should i leave my job and prepare for upsc", says: ["Keep the job", "date on which you return"] },
    { ask: "is ba psychology enough to become a psychologist", says: ["Not alone"], first: "counselling-psychologist" },
    { ask: "cse or ece which branch", says: ["Choose Software Engineer if you", "Choose Electronics Engineer if you"] },
    {
      ask: "i have a 3 year gap after graduation how to explain in interview and what job can i get",
      says: ["For an interview", "one honest line"],
    },
    { ask: "what is the salary of a pharmacist and can i open my own shop", pay: ["pharmacist"], says: ["drug licence"] },
    {
      ask: "i am in class 10, parents want science but i am weak in maths, should i take commerce or arts",
      says: [CHOOSE, "Maths is hard for you", "At home"],
    },
    { ask: "bca first year me hu, kya mca ke bina job milegi aur salary kitni hogi", says: ["Is BCA enough?"], pay: ["software-engineer"] },
    {
      ask: "ca kitne saal ka hai aur fees kitni",
      first: "chartered-accountant",
      says: ["6 to 8 years", "I don't know that in figures", "icai.org"],
    },
    { ask: "jee application fee kitni hai", kind: "unknown", says: ["jeemain.nta.nic.in"] },
    { ask: "pilot training cost in india", kind: "unknown", says: ["tens of lakhs", "dgca.gov.in"] },
    { ask: "private mbbs fees in india", kind: "unknown", says: ["fee committee of the State", "mcc.nic.in"] },
    { ask: "up scholarship form kab", kind: "unknown", says: ["scholarship.up.gov.in", "scholarships.gov.in"] },
    { ask: "bihar student credit card kya hai", kind: "unknown", says: ["loan for study after Class 12"] },
    { ask: "mujhe btech karna hai par paise nahi hai loan milega kya", kind: "unknown", says: ["pmvidyalaxmi.co.in"] },
    { ask: "highest salary job in india", says: ["Posts that one begins with", "years after Class 10"], never: ["Waiter"] },
    { ask: "which job gives most money for arts student", says: ["After longer training or many years of work"] },
    { ask: "adca vs dca", says: ["ADCA is the longer one"], links: ["computer-operator"] },
    { ask: "tally course worth it", says: ["together with GST and Excel"], links: ["bookkeeper"], never: ["Puppeteer"] },
    { ask: "paramedical course list after 12th", links: ["radiographer", "dialysis-technician", "operation-theatre-technician"] },
    { ask: "pandit kaise bane karmkand", says: ["Shastri"], links: ["temple-priest"] },
    { ask: "isro scientist banne ke liye kitne marks chahiye 12th me", says: ["no marks of Class 12", "IIST"] },
    { ask: "arts se scientist ban sakte hai kya", says: ["Not by the usual way", "open schooling"], links: ["economist"] },
    {
      ask: "i took arts but now i want to do medicine what can i do",
      says: ["Not by the usual way", "NEET-UG"],
      links: ["registered-nurse"],
    },
    {
      ask: "mera beta padhai ke tension me hai, khana nahi khata, kehta hai jeena nahi chahta",
      kind: "helpline",
      says: ["do not leave your child alone"],
    },
    { ask: "bete ne kal kaha ki wo mar jayega agar fail hua", kind: "helpline", says: ["your child"] },
    { ask: "beta bahut chup rehta hai padhai nahi karta phone dekhta hai kya karu", says: ["One calm hour", "14416"] },
  ],
};

/** The same, written when that was mended. */
export const askedOfChoicesLater: QuestionGroup = {
  group: "Choices, second halves and money, asked later",
  questions: [
    { ask: "bcom hons or bba for a girl who likes marketing", says: ["BBA", "Choose it if you"] },
    { ask: "d pharma ya b pharma", says: ["register you as a pharmacist", "Choose it if you"] },
    { ask: "msc chemistry karu ya b.ed", says: ["Choose it if you", "Classes 6 to"] },
    { ask: "physiotherapy or nursing me se kya lu", links: ["physiotherapist", "registered-nurse"], says: ["Choose"] },
    { ask: "is mca worth it after bsc computer science", says: ["MCA"], links: ["software-engineer"] },
    { ask: "iti electrician ke baad diploma karna chahiye ya job", says: ["Choose it if you"] },
    { ask: "drop lekar phir se jee du ya state college me cse le lu", says: ["Once more", "Take the place"] },
    { ask: "architect banne me kitni fees lagti hai", kind: "unknown", says: ["government"] },
    { ask: "telangana epass scholarship status", kind: "unknown", says: ["telanganaepass.cgg.gov.in"] },
    { ask: "gate form fees", kind: "unknown", says: ["notice of GATE"] },
    { ask: "education loan without guarantee for nursing", kind: "unknown", says: ["pmvidyalaxmi.co.in"] },
    { ask: "humanities se doctor", says: ["Not by the usual way"], links: ["general-physician"] },
    { ask: "pcb liya tha par ab pilot banna hai", says: ["maths", "open schooling"], links: ["commercial-pilot"] },
    { ask: "sabse jyada salary wali naukri pcm walo ke liye", says: ["Posts that one begins with"], never: ["Cabinet"] },
    { ask: "o level aur ccc me kya fark hai", says: ["NIELIT"] },
    { ask: "nurse ki salary kitni hai aur kya videsh ja sakti hu", pay: ["registered-nurse"], says: ["embassy"] },
    { ask: "meri beti rat bhar roti hai aur kehti hai sab khatam ho gaya", kind: "helpline", says: ["your child"] },
    { ask: "my son stopped going to school and only plays games, how to handle", says: ["One calm hour"] },
  ],
};
