import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const STREAM_AND_WISH: Wording<(stream: string, wish: string) => string> = {
  english: (stream, wish) => `${stream} and ${wish}`,
  hinglish: (stream, wish) => `${stream} aur ${wish}`,
  hindi: (stream, wish) => `${stream} और ${wish}`,
};
export const MOST_KINDS_OF: Wording<(family: string) => string> = {
  english: (family) => `most kinds of ${family}`,
  hinglish: (family) => `zyadatar tarah ke ${family}`,
  hindi: (family) => `ज़्यादातर तरह के ${family}`,
};
export const NOT_BY_THE_USUAL_WAY: Wording<(stream: string, wish: string, needs: string) => string> = {
  english: (stream, wish, needs) =>
    `Not by the usual way: ${stream} closes ${wish}, as far as the catalogue knows. In Class 11 and 12 it takes ${needs}. What is still possible:`,
  hinglish: (stream, wish, needs) =>
    `Aam raste se nahi: catalogue ke hisaab se ${stream} se ${wish} ka raasta band hai. Class 11 aur 12 mein iske liye ${needs} chahiye. Phir bhi kya ho sakta hai:`,
  hindi: (stream, wish, needs) =>
    `आम रास्ते से नहीं: कैटलॉग के हिसाब से ${stream} से ${wish} का रास्ता बंद है। Class 11 और 12 में इसके लिए ${needs} चाहिए। फिर भी क्या हो सकता है:`,
};
const NIOS: Wording = {
  english: "open schooling (nios.ac.in), whose students sit NEET-UG, JEE Main and other entrances like others",
  hinglish: "open schooling (nios.ac.in) se, jiske students NEET-UG, JEE Main aur doosre entrance sabki tarah dete hain",
  hindi: "ओपन स्कूलिंग (nios.ac.in) से, जिसके छात्र NEET-UG, JEE Main और दूसरे entrance सबकी तरह देते हैं",
};
export const ADD_BIOLOGY_OR_MATHS: Wording<(isBiology: boolean) => string> = {
  english: (isBiology) =>
    `One more subject (${isBiology ? "biology" : "maths"}) can be added by ${NIOS.english}. Ask the entrance and the college first whether they accept it.`,
  hinglish: (isBiology) =>
    `Ek aur vishay (${isBiology ? "biology" : "maths"}) jod sakte hain: ${NIOS.hinglish}. Pehle entrance aur college se poochiye ki woh ise maante hain ya nahi.`,
  hindi: (isBiology) =>
    `एक और विषय (${isBiology ? "बायोलॉजी" : "मैथ्स"}) जोड़ सकते हैं: ${NIOS.hindi}। पहले entrance और कॉलेज से पूछिए कि वे इसे मानते हैं या नहीं।`,
};
export const ADD_MATHS: Wording = {
  english: `Maths can be added as one subject by ${NIOS.english}.`,
  hinglish: `Maths ek vishay ke roop mein jod sakte hain: ${NIOS.hinglish}.`,
  hindi: `मैथ्स एक विषय के रूप में जोड़ सकते हैं: ${NIOS.hindi}।`,
};
export const ASK_ITS_COURSES: Wording<(courses: string) => string> = {
  english: (courses) =>
    `Its courses after Class 12 are ${courses}. What lacks is one of their subjects: ask two or three colleges which subject of Class 12 they want and whether they take it by open schooling (nios.ac.in), where single subjects can be added.`,
  hinglish: (courses) =>
    `Class 12 ke baad iske course hain: ${courses}. Kami inke kisi ek vishay ki hai: do-teen college se poochiye ki Class 12 ka kaun sa vishay chahiye, aur kya woh use open schooling (nios.ac.in) se maante hain, jahan ek-ek vishay jod sakte hain.`,
  hindi: (courses) =>
    `Class 12 के बाद इसके कोर्स हैं: ${courses}। कमी इनके किसी एक विषय की है: दो-तीन कॉलेज से पूछिए कि Class 12 का कौन सा विषय चाहिए, और क्या वे उसे ओपन स्कूलिंग (nios.ac.in) से मानते हैं, जहाँ एक-एक विषय जोड़ सकते हैं।`,
};
export const CHANGE_IN_CLASS_11: Wording = {
  english: "In Class 11: ask the school's head in the first weeks whether you may change.",
  hinglish: "Class 11 mein: pehle hafton mein school ke head se poochiye ki badal sakte hain ya nahi.",
  hindi: "Class 11 में: पहले हफ़्तों में स्कूल के हेड से पूछिए कि बदल सकते हैं या नहीं।",
};
export const SCIENCE_ANEW: Wording = {
  english: `Later: the science subjects anew, with practicals, by ${NIOS.english}. It takes one to two years.`,
  hinglish: `Baad mein: science ke vishay naye sire se, practical ke saath, ${NIOS.hinglish}. Isme ek se do saal lagte hain.`,
  hindi: `बाद में: साइंस के विषय नए सिरे से, प्रैक्टिकल के साथ, ${NIOS.hindi}। इसमें एक से दो साल लगते हैं।`,
};
export const SUBJECTS_BY_OPEN_SCHOOL: Wording<(subjects: string, lacksAll: boolean) => string> = {
  english: (subjects, lacksAll) =>
    `Later: it asks for ${subjects} of Class 12 alone, and a pass by open schooling (nios.ac.in) counts; single subjects can be added there, mostly within a year. ${lacksAll ? "" : "Who had maths beside commerce lacks physics alone. "}Have the medical examination of the work done before you pay for the training.`,
  hinglish: (subjects, lacksAll) =>
    `Baad mein: iske liye Class 12 ke sirf ${subjects} chahiye, aur open schooling (nios.ac.in) ka pass chalta hai; wahan ek-ek vishay jod sakte hain, aksar ek saal mein. ${lacksAll ? "" : "Commerce ke saath maths thi to sirf physics ki kami hai. "}Training ki fees se pehle is kaam ka medical kara lijiye.`,
  hindi: (subjects, lacksAll) =>
    `बाद में: इसके लिए Class 12 के सिर्फ़ ${subjects} चाहिए, और ओपन स्कूलिंग (nios.ac.in) का पास चलता है; वहाँ एक-एक विषय जोड़ सकते हैं, अक्सर एक साल में। ${lacksAll ? "" : "कॉमर्स के साथ मैथ्स थी तो सिर्फ़ फ़िज़िक्स की कमी है। "}ट्रेनिंग की फ़ीस से पहले इस काम का मेडिकल करा लीजिए।`,
};
export const BY_POLYTECHNIC: Wording = {
  english:
    "For technical work: a polytechnic diploma goes by Class 10, whatever the stream after it, and leads into the second year of BTech.",
  hinglish:
    "Technical kaam ke liye: polytechnic diploma Class 10 se hota hai, uske baad stream koi bhi ho, aur BTech ke doosre saal tak le jaata hai.",
  hindi: "टेक्निकल काम के लिए: पॉलिटेक्निक डिप्लोमा Class 10 से होता है, उसके बाद स्ट्रीम कोई भी हो, और BTech के दूसरे साल तक ले जाता है।",
};
export const BY_GNM: Wording = {
  english:
    "Nursing itself stays open: GNM, three years, takes every stream by the Indian Nursing Council's rule, and Post Basic BSc Nursing follows it in two.",
  hinglish:
    "Nursing ka raasta khula hai: GNM, teen saal, Indian Nursing Council ke niyam se har stream leta hai, aur uske baad Post Basic BSc Nursing do saal ka hai.",
  hindi:
    "नर्सिंग का रास्ता खुला है: GNM, तीन साल, Indian Nursing Council के नियम से हर स्ट्रीम लेता है, और उसके बाद Post Basic BSc Nursing दो साल का है।",
};
export const WITH_FARMING: Wording = {
  english: "Who had agriculture as a subject of Class 12 is taken as well, whatever stood beside it, at most universities.",
  hinglish: "Class 12 mein agriculture vishay tha to zyadatar university le leti hain, saath mein kuch bhi ho.",
  hindi: "Class 12 में कृषि विषय था तो ज़्यादातर यूनिवर्सिटी ले लेती हैं, साथ में कुछ भी हो।",
};
export const OPEN_NEAR_IT: Wording<(stream: string, careers: string) => string> = {
  english: (stream, careers) => `${strong(`Open with ${stream} and near it`)}: ${careers}.`,
  hinglish: (stream, careers) => `${strong(`${stream} se khula aur uske paas`)}: ${careers}.`,
  hindi: (stream, careers) => `${strong(`${stream} से खुला और उसके पास`)}: ${careers}।`,
};
export const WHOLE_WAY: Wording<(career: string) => string> = {
  english: (career) => `The whole way there: ${career}.`,
  hinglish: (career) => `Poora raasta: ${career}.`,
  hindi: (career) => `पूरा रास्ता: ${career}।`,
};
