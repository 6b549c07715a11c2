import { link, strong } from "../html/write.ts";
import { inEach, type Wording } from "../language.ts";

const NEAR_BY: Wording = { english: "Near by", hinglish: "Aas-paas ke career", hindi: "आस-पास के करियर" };

const withCareers = (courses: Wording, careers: readonly (readonly [id: string, name: string])[]): Wording => {
  const links = careers.map(([id, name]) => link(`/career/${id}`, name)).join(", ");
  return inEach((language) => `${courses[language]} ${NEAR_BY[language]}: ${links}.`);
};

/** Courses after Class 12 that many colleges give by merit or a common entrance, by stream, and easier work near them. */
export const COURSES: Readonly<Record<string, Wording>> = {
  Commerce: withCareers(
    {
      english:
        "BCom, BBA, BA Economics, BCA (some universities ask for maths), a degree in hotel management, BEd after a degree, or short courses in accounts software and GST. CA, CS and CMA take you too, but they are long exams: begin with a degree beside them.",
      hinglish:
        "BCom, BBA, BA Economics, BCA (kuch universities maths maangti hain), hotel management ki degree, degree ke baad BEd, ya accounts software aur GST ke chhote course. CA, CS aur CMA bhi khule hain, par ye lambe exam hain: saath mein ek degree shuru kijiye.",
      hindi:
        "BCom, BBA, BA Economics, BCA (कुछ यूनिवर्सिटी गणित माँगती हैं), होटल मैनेजमेंट की डिग्री, डिग्री के बाद BEd, या accounts सॉफ़्टवेयर और GST के छोटे कोर्स। CA, CS और CMA भी खुले हैं, पर ये लंबी परीक्षाएँ हैं: साथ में एक डिग्री शुरू कीजिए।",
    },
    [
      ["bookkeeper", "Bookkeeper"],
      ["accounts-executive", "Accounts Executive"],
      ["bank-clerk", "Bank Clerk"],
      ["area-sales-officer", "Area Sales Officer"],
    ],
  ),
  "Humanities (Arts)": withCareers(
    {
      english:
        "BA in a subject that you like, BSW, BBA, journalism, hotel management, DElEd for teaching small children, or law for five years.",
      hinglish:
        "Apni pasand ke subject mein BA, BSW, BBA, journalism, hotel management, chhote bachchon ko padhane ke liye DElEd, ya paanch saal ka law.",
      hindi: "अपनी पसंद के विषय में BA, BSW, BBA, पत्रकारिता, होटल मैनेजमेंट, छोटे बच्चों को पढ़ाने के लिए DElEd, या पाँच साल का लॉ।",
    },
    [
      ["translator", "Translator"],
      ["nursery-school-teacher", "Nursery School Teacher"],
      ["content-writer", "Content Writer"],
    ],
  ),
  PCM: withCareers(
    {
      english: "BSc, BCA, a polytechnic diploma with lateral entry, BBA, or your State's engineering counselling.",
      hinglish: "BSc, BCA, lateral entry wala polytechnic diploma, BBA, ya aapke rajya ki engineering counselling.",
      hindi: "BSc, BCA, लेटरल एंट्री वाला पॉलिटेक्निक डिप्लोमा, BBA, या आपके राज्य की इंजीनियरिंग काउंसलिंग।",
    },
    [
      ["electrical-draughtsperson", "Electrical Draughtsperson"],
      ["web-developer", "Web Developer"],
    ],
  ),
  PCB: withCareers(
    {
      english: "BSc Nursing or GNM, BPharm or DPharm, laboratory, imaging and theatre technology, BSc in life sciences or agriculture.",
      hinglish:
        "BSc Nursing ya GNM, BPharm ya DPharm, laboratory, imaging aur operation theatre technology, life sciences ya agriculture mein BSc.",
      hindi: "BSc Nursing या GNM, BPharm या DPharm, लैब, इमेजिंग और ऑपरेशन थिएटर टेक्नोलॉजी, life sciences या कृषि में BSc।",
    },
    [
      ["medical-laboratory-technician", "Medical Laboratory Technician"],
      ["registered-nurse", "Registered Nurse"],
    ],
  ),
};

export const FIRST_COURSES: Wording = inEach((language) => {
  const title: Wording = { english: "Courses to look at first", hinglish: "Pehle ye course dekhiye", hindi: "पहले ये कोर्स देखिए" };
  return strong(title[language]);
});
export const LOWEST_MARKS: Wording = {
  english: "Each university sets its own lowest marks: ask at two or three.",
  hinglish: "Har university apne sabse kam marks khud tay karti hai: do-teen jagah poochiye.",
  hindi: "हर यूनिवर्सिटी अपने सबसे कम नंबर ख़ुद तय करती है: दो-तीन जगह पूछिए।",
};

/** What the stream is mostly taken for, by its entrance. */
export const BY_ENTRANCE: Readonly<Record<string, Wording>> = {
  PCM: {
    english: "BTech by JEE Main or the State's CET, BArch by NATA, the forces by NDA; ",
    hinglish: "JEE Main ya rajya ke CET se BTech, NATA se BArch, NDA se sena; ",
    hindi: "JEE Main या राज्य के CET से BTech, NATA से BArch, NDA से सेना; ",
  },
  PCB: {
    english: "MBBS, BDS, AYUSH and veterinary degrees by NEET-UG, from 2027-28 BPT too; ",
    hinglish: "NEET-UG se MBBS, BDS, AYUSH aur veterinary degree, 2027-28 se BPT bhi; ",
    hindi: "NEET-UG से MBBS, BDS, AYUSH और पशु चिकित्सा की डिग्री, 2027-28 से BPT भी; ",
  },
};
export const OPEN_WITH: Wording<(stream: string) => string> = {
  english: (stream) => `Degrees and courses open with ${stream}`,
  hinglish: (stream) => `${stream} se khuli degrees aur course`,
  hindi: (stream) => `${stream} से खुली डिग्रियाँ और कोर्स`,
};
export const OPEN_WITH_EVERY_STREAM: Wording = {
  english:
    "Open with every stream: BA LLB or BBA LLB (law), BDes, BFA, hotel management, BA in psychology, journalism, economics where maths is no condition, BSW, and the teachers' degree ITEP.",
  hinglish:
    "Har stream se khula: BA LLB ya BBA LLB (law), BDes, BFA, hotel management, psychology ya journalism mein BA, economics jahan maths ki shart na ho, BSW, aur teacher ki degree ITEP.",
  hindi:
    "हर स्ट्रीम से खुला: BA LLB या BBA LLB (लॉ), BDes, BFA, होटल मैनेजमेंट, साइकोलॉजी या पत्रकारिता में BA, economics जहाँ मैथ्स की शर्त न हो, BSW, और शिक्षक की डिग्री ITEP।",
};
export const PSYCHOLOGY_WITHOUT_SCIENCE: Wording = {
  english: "Psychology needs no science: BA Psychology, then MA.",
  hinglish: "Psychology ke liye science zaroori nahi: BA Psychology, phir MA.",
  hindi: "साइकोलॉजी के लिए साइंस ज़रूरी नहीं: BA Psychology, फिर MA।",
};
export const BOARD_IS_ALL_THE_SAME: Wording = {
  english:
    "Which board you come from does not matter. Each university sets its own marks and papers (CUET-UG at many): read the prospectus of two or three.",
  hinglish:
    "Aap kis board se hain, isse farak nahi padta. Har university apne marks aur paper khud tay karti hai (bahut si mein CUET-UG): do-teen ka prospectus padhiye.",
  hindi: "आप किस बोर्ड से हैं, इससे फ़र्क नहीं पड़ता। हर यूनिवर्सिटी अपने नंबर और पेपर ख़ुद तय करती है (बहुत सी में CUET-UG): दो-तीन का prospectus पढ़िए।",
};
