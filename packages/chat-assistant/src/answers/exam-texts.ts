import type { Wording } from "../language.ts";

type Of = Wording<(text: string) => string>;

export const EXAM_IS: Wording<(exam: string, about: string) => string> = {
  english: (exam, about) => `${exam} is ${about}.`,
  hinglish: (exam, about) => `${exam}: ${about}.`,
  hindi: (exam, about) => `${exam}: ${about}।`,
};
export const ASKS_FOR: Of = {
  english: (conditions) => `It asks for ${conditions}.`,
  hinglish: (conditions) => `Iske liye chahiye: ${conditions}.`,
  hindi: (conditions) => `इसके लिए चाहिए: ${conditions}।`,
};
export const POSTS_ARE_PERMANENT: Of = {
  english: (exam) =>
    `Yes, as a rule: the posts that ${exam} fills are regular, permanent after a time on probation. Where a notice means contract or a fixed term, it says so.`,
  hinglish: (exam) =>
    `Haan, aam taur par: ${exam} se bhari jaane wali posts regular hoti hain, probation ke baad permanent. Contract ya tay samay ki ho, to notice mein likha hota hai.`,
  hindi: (exam) =>
    `हाँ, आम तौर पर: ${exam} से भरे जाने वाले पद नियमित होते हैं, प्रोबेशन के बाद स्थायी। कॉन्ट्रैक्ट या तय समय का हो, तो नोटिस में लिखा होता है।`,
};
export const HAS_A_PAPER: Wording<(exam: string, subject: string, papers: string) => string> = {
  english: (exam, subject, papers) => `Yes, ${subject} comes in the examination, whichever post you want: ${exam} holds ${papers}.`,
  hinglish: (exam, subject, papers) => `Haan, ${subject} exam mein aata hai, post koi bhi ho: ${exam} mein hota hai ${papers}.`,
  hindi: (exam, subject, papers) => `हाँ, ${subject} परीक्षा में आता है, पद कोई भी हो: ${exam} में होता है ${papers}।`,
};
export const LEADS_TO_SOME: Of = {
  english: (careers) => ` It stands on the way to ${careers}, among others.`,
  hinglish: (careers) => ` Yeh inke raste mein hai: ${careers}, aur bhi hain.`,
  hindi: (careers) => ` यह इनके रास्ते में है: ${careers}, और भी हैं।`,
};
export const NO_CAREER_WITH_ALL: Wording = {
  english: "The catalogue names no career with all of that on its way.",
  hinglish: "Catalogue mein koi aisa career nahi hai jiske raste mein yeh sab ek saath ho.",
  hindi: "कैटलॉग में कोई ऐसा करियर नहीं है जिसके रास्ते में यह सब एक साथ हो।",
};
export const ONE_CAREER: Wording = {
  english: "One career of the catalogue has it on its way:",
  hinglish: "Catalogue ke ek career ke raste mein yeh hai:",
  hindi: "कैटलॉग के एक करियर के रास्ते में यह है:",
};
export const SO_MANY_CAREERS: Wording<(count: number) => string> = {
  english: (count) => `It stands on the way to ${count} careers of the catalogue, among them:`,
  hinglish: (count) => `Yeh catalogue ke ${count} careers ke raste mein hai, jaise:`,
  hindi: (count) => `यह कैटलॉग के ${count} करियर के रास्ते में है, जैसे:`,
};
export const THOSE_THAT_FIT: Wording<(count: number) => string> = {
  english: (count) => `It stands on the way to ${count} careers of the catalogue. Of those that fit the rest of your question:`,
  hinglish: (count) => `Yeh catalogue ke ${count} careers ke raste mein hai. Unme se jo aapke baaki sawal se milte hain:`,
  hindi: (count) => `यह कैटलॉग के ${count} करियर के रास्ते में है। उनमें से जो आपके बाक़ी सवाल से मिलते हैं:`,
};
export const PAID_BY_LEVEL: Wording = {
  english:
    "The low end is mostly private work: the post itself is paid by the pay level in its notice, with allowances on top, and mostly more than that.",
  hinglish:
    "Neeche wali rakam zyadatar private kaam ki hai: yeh post apne notice ke pay level se paati hai, upar se bhatte, aur aksar usse zyada.",
  hindi: "नीचे वाली रकम ज़्यादातर प्राइवेट काम की है: यह पद अपने नोटिस के वेतन स्तर से पाता है, ऊपर से भत्ते, और अक्सर उससे ज़्यादा।",
};

export const EXAMS_OF_FIELD: Of = {
  english: (criteria) => `Exams on the way to careers ${criteria}`,
  hinglish: (criteria) => `In careers ke raste ke exam: ${criteria}`,
  hindi: (criteria) => `इन करियर के रास्ते की परीक्षाएँ: ${criteria}`,
};
export const ON_THE_WAY_TO: Wording<(exam: string, about: string, count: number) => string> = {
  english: (exam, about, count) => `${exam}: ${about}; on the way to ${count} of these careers`,
  hinglish: (exam, about, count) => `${exam}: ${about}; inme se ${count} careers ke raste mein`,
  hindi: (exam, about, count) => `${exam}: ${about}; इनमें से ${count} करियर के रास्ते में`,
};

export const MAY_SIT_FOR_BOTH: Of = {
  english: (exams) =>
    `Yes, you may sit for ${exams} in the same year: none forbids the other, and each only asks that you meet its own conditions.`,
  hinglish: (exams) =>
    `Haan, ${exams} ek hi saal mein de sakte hain: koi doosre se nahi rokta, har ek ki sirf apni sharten poori honi chahiye.`,
  hindi: (exams) => `हाँ, ${exams} एक ही साल में दे सकते हैं: कोई दूसरे से नहीं रोकती, हर एक की सिर्फ़ अपनी शर्तें पूरी होनी चाहिए।`,
};
export const WHETHER_WISE: Wording = {
  english:
    "Whether it is wise depends on how much they share. Where the same chapters count for both, one plan serves; where a whole subject is added, choose which exam comes first and give it most of your hours. Look early whether the days differ, and fill in both forms by yourself.",
  hinglish:
    "Yeh sahi hai ya nahi, is par hai ki dono mein kitna ek jaisa hai. Jahan wahi chapter dono mein aate hain, wahan ek hi plan chalta hai; jahan poora naya vishay judta hai, wahan tay kijiye ki kaun sa exam pehle hai aur zyada samay usi ko dijiye. Pehle hi dekh lijiye ki din alag hain, aur dono form khud bhariye.",
  hindi:
    "यह सही है या नहीं, इस पर है कि दोनों में कितना एक जैसा है। जहाँ वही चैप्टर दोनों में आते हैं, वहाँ एक ही प्लान चलता है; जहाँ पूरा नया विषय जुड़ता है, वहाँ तय कीजिए कि कौन सी परीक्षा पहले है और ज़्यादा समय उसी को दीजिए। पहले ही देख लीजिए कि दिन अलग हैं, और दोनों फ़ॉर्म ख़ुद भरिए।",
};
export const CONDITION_ROW: Wording<(exam: string, condition: string) => string> = {
  english: (exam, condition) => `${exam}: ${condition}.`,
  hinglish: (exam, condition) => `${exam} ke liye chahiye: ${condition}.`,
  hindi: (exam, condition) => `${exam} के लिए चाहिए: ${condition}।`,
};
export const FORM_YOURSELF: Wording = {
  english:
    "Take the notice, the dates and the form from there alone, and fill the form in yourself: agents and look-alike sites take money for it.",
  hinglish:
    "Notice, tareekh aur form sirf wahin se lijiye, aur form khud bhariye: agent aur milti-julti nakli sites iske paise le leti hain.",
  hindi: "नोटिस, तारीख़ और फ़ॉर्म सिर्फ़ वहीं से लीजिए, और फ़ॉर्म ख़ुद भरिए: एजेंट और मिलती-जुलती नक़ली साइटें इसके पैसे ले लेती हैं।",
};
export const FOR_EXAM_YOU_NEED: Wording<(exam: string, condition: string) => string> = {
  english: (exam, condition) => `For ${exam} you need ${condition}.`,
  hinglish: (exam, condition) => `${exam} ke liye chahiye: ${condition}.`,
  hindi: (exam, condition) => `${exam} के लिए चाहिए: ${condition}।`,
};
export const TAKES_WOMEN: Wording<(exam: string) => string> = {
  english: (exam) => `Yes, ${exam} is open to women too.`,
  hinglish: (exam) => `Haan, ${exam} ladkiyon ke liye bhi khula hai.`,
  hindi: (exam) => `हाँ, ${exam} लड़कियों के लिए भी खुला है।`,
};
export const LIMITS_IN_THE_NOTICE: Of = {
  english: (heldBy) =>
    `Age, marks and the number of attempts stand in each year's notice, the only place to trust for them. It is held by ${heldBy}.`,
  hinglish: (heldBy) =>
    `Umar, marks aur kitni baar de sakte hain, yeh har saal ke notice mein hota hai; bharosa sirf usi par kijiye. Ise yeh karwate hain: ${heldBy}.`,
  hindi: (heldBy) => `उम्र, नंबर और कितनी बार दे सकते हैं, यह हर साल के नोटिस में होता है; भरोसा सिर्फ़ उसी पर कीजिए। इसे ये करवाते हैं: ${heldBy}।`,
};
export const NOT_WITHOUT_NEET: Of = {
  english: (degree) =>
    `No: in India NEET-UG is the one way into ${degree}, at government and private colleges alike, and who offers a seat without it cheats. Whoever studies medicine abroad needs it too, to practise here.`,
  hinglish: (degree) =>
    `Nahi: India mein ${degree} mein jaane ka ek hi raasta hai, NEET-UG, sarkari aur private dono college mein, aur jo iske bina seat deta hai woh thagta hai. Jo videsh mein medicine padhta hai, use bhi yahan practice ke liye yeh chahiye.`,
  hindi: (degree) =>
    `नहीं: भारत में ${degree} में जाने का एक ही रास्ता है, NEET-UG, सरकारी और प्राइवेट दोनों कॉलेज में, और जो इसके बिना सीट देता है वह ठगता है। जो विदेश में मेडिसिन पढ़ता है, उसे भी यहाँ प्रैक्टिस के लिए यह चाहिए।`,
};

/** To whoever would leave a degree for an examination that asks for one. */
export const DO_NOT_LEAVE: Wording<(exam: string, condition: string) => string> = {
  english: (exam, condition) =>
    `No, do not leave it: for ${exam} you need ${condition}. Finish the degree and prepare beside it, an hour or two a day from the second year on; with the degree in hand other exams and private work stay open too, if this one does not come at once. If the subject is what you cannot bear, change the course or go on by distance (ignou.ac.in), but end with a degree.`,
  hinglish: (exam, condition) =>
    `Nahi, mat chhodiye: ${exam} ke liye chahiye ${condition}. Degree poori kijiye aur saath mein taiyari kijiye, doosre saal se roz ek-do ghante; degree haath mein ho to yeh exam turant na nikle tab bhi doosre exam aur private kaam khule rehte hain. Agar subject hi bardasht nahi, to course badaliye ya distance se (ignou.ac.in) kijiye, par degree lekar hi rukiye.`,
  hindi: (exam, condition) =>
    `नहीं, मत छोड़िए: ${exam} के लिए चाहिए ${condition}। डिग्री पूरी कीजिए और साथ में तैयारी कीजिए, दूसरे साल से रोज़ एक-दो घंटे; डिग्री हाथ में हो तो यह परीक्षा तुरंत न निकले तब भी दूसरी परीक्षाएँ और प्राइवेट काम खुले रहते हैं। अगर विषय ही बर्दाश्त नहीं, तो कोर्स बदलिए या डिस्टेंस से (ignou.ac.in) कीजिए, पर डिग्री लेकर ही रुकिए।`,
};

/** To whoever would give a year to such an examination before any degree. */
export const NOT_BEFORE_A_DEGREE: Wording<(exam: string, condition: string) => string> = {
  english: (exam, condition) =>
    `No: for ${exam} you need ${condition}, so a year without one brings it no nearer. Begin a degree that you like now, and prepare beside it: a newspaper and the school books of Classes 6 to 12 in the first years, old papers in the last. The degree is the second way that each who tries needs.`,
  hinglish: (exam, condition) =>
    `Nahi: ${exam} ke liye chahiye ${condition}, isliye bina degree ka ek saal use paas nahi laata. Abhi pasand ki degree shuru kijiye aur saath mein taiyari: pehle saalon mein akhbaar aur Class 6 se 12 ki kitaabein, aakhri saal mein purane paper. Degree woh doosra raasta bhi hai jo har koshish karne wale ko chahiye.`,
  hindi: (exam, condition) =>
    `नहीं: ${exam} के लिए चाहिए ${condition}, इसलिए बिना डिग्री का एक साल उसे पास नहीं लाता। अभी पसंद की डिग्री शुरू कीजिए और साथ में तैयारी: पहले सालों में अख़बार और Class 6 से 12 की किताबें, आख़िरी साल में पुराने पेपर। डिग्री वह दूसरा रास्ता भी है जो हर कोशिश करने वाले को चाहिए।`,
};
