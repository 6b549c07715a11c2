import type { Exam } from "@career-clarity/career-catalog";
import { inEach, type Wording } from "../language.ts";

const NO_AGE_NO_ATTEMPTS: Wording = {
  english: "Notices so far set no age limit and no number of attempts.",
  hinglish: "Ab tak ke notice mein na umar ki koi seema hai, na kitni baar de sakte hain iski.",
  hindi: "अब तक के नोटिस में न उम्र की कोई सीमा है, न कितनी बार दे सकते हैं इसकी।",
};

const between = (low: number, high: number): Wording => ({
  english: `${low} to ${high}`,
  hinglish: `${low} se ${high}`,
  hindi: `${low} से ${high}`,
});

/** The ages of a notice, with three years more for OBC and five for SC and ST. */
export type NoticeAges = { readonly year: number; readonly ages: Wording; readonly attempts?: "limited" };

/** The ages that notices of posts named, with their year. */
export const NOTICE_AGES: Partial<Readonly<Record<Exam, NoticeAges>>> = {
  "SSC CGL": {
    year: 2024,
    ages: {
      english: "18 to 27, 30 or 32, by the post",
      hinglish: "post ke hisaab se 18 se 27, 30 ya 32",
      hindi: "पद के हिसाब से 18 से 27, 30 या 32",
    },
  },
  "SSC MTS": {
    year: 2025,
    ages: {
      english: "18 to 25, or 27 for some posts",
      hinglish: "18 se 25, kuch posts mein 27",
      hindi: "18 से 25, कुछ पदों में 27",
    },
  },
  "SSC GD": { year: 2025, ages: between(18, 23) },
  "SSC Delhi Police Constable": { year: 2025, ages: between(18, 25) },
  "ESIC SSO": { year: 2022, ages: between(21, 27) },
  "India Post GDS": { year: 2025, ages: between(18, 40) },
  "RRB Group D": { year: 2026, ages: between(18, 33) },
  "RRB ALP": { year: 2025, ages: between(18, 30) },
  "RRB NTPC": {
    year: 2025,
    ages: {
      english: "18 to 30 for the posts after Class 12 and 18 to 33 for graduates'",
      hinglish: "Class 12 wali posts ke liye 18 se 30 aur graduate posts ke liye 18 se 33",
      hindi: "Class 12 वाले पदों के लिए 18 से 30 और ग्रेजुएट पदों के लिए 18 से 33",
    },
  },
  "SSC CHSL": { year: 2024, ages: between(18, 27) },
  "IBPS PO": { year: 2024, ages: between(20, 30) },
  "IBPS Clerk": { year: 2024, ages: between(20, 28) },
  "IBPS SO": { year: 2024, ages: between(20, 30) },
  "IBPS RRB": {
    year: 2024,
    ages: {
      english: "18 to 30 for officers of Scale I and 18 to 28 for office assistants",
      hinglish: "Scale I officer ke liye 18 se 30 aur office assistant ke liye 18 se 28",
      hindi: "Scale I ऑफ़िसर के लिए 18 से 30 और office assistant के लिए 18 से 28",
    },
  },
  "SBI PO": { year: 2024, ages: between(21, 30), attempts: "limited" },
  "SBI Clerk": { year: 2024, ages: between(20, 28) },
  "LIC AAO": { year: 2025, ages: between(21, 30) },
  "RBI Grade B": { year: 2024, ages: between(21, 30), attempts: "limited" },
  "RBI Assistant": { year: 2023, ages: between(20, 28) },
};

const RELAXED: Wording<(year: number, ages: string, isLimited: boolean) => string> = {
  english: (year, ages, isLimited) =>
    `By the notice of ${year} the age is ${ages}, with three years more for OBC and five for SC and ST; ${isLimited ? "the number of attempts is limited, but not for SC and ST" : "no number of attempts is named"}.`,
  hinglish: (year, ages, isLimited) =>
    `${year} ke notice mein umar ${ages} saal hai; OBC ko teen saal aur SC, ST ko paanch saal zyada milte hain; ${isLimited ? "kitni baar de sakte hain, iski seema hai, SC aur ST ke liye nahi" : "kitni baar de sakte hain, iski koi seema nahi likhi"}.`,
  hindi: (year, ages, isLimited) =>
    `${year} के नोटिस में उम्र ${ages} साल है; OBC को तीन साल और SC, ST को पाँच साल ज़्यादा मिलते हैं; ${isLimited ? "कितनी बार दे सकते हैं, इसकी सीमा है, SC और ST के लिए नहीं" : "कितनी बार दे सकते हैं, इसकी कोई सीमा नहीं लिखी"}।`,
};
const relaxed = ({ year, ages, attempts }: NoticeAges): Wording =>
  inEach((language) => RELAXED[language](year, ages[language], attempts === "limited"));
const ofNotices: Partial<Record<Exam, Wording>> = Object.fromEntries(
  Object.entries(NOTICE_AGES).map(([exam, ages]) => [exam, relaxed(ages)]),
);

/** What notices said of age and the number of attempts, with the year, where it is asked most. */
export const EXAM_LIMITS: Partial<Readonly<Record<Exam, Wording>>> = {
  ...ofNotices,
  "NEET-UG": {
    english:
      "By the rules for 2026 there is no limit to the attempts and no upper age; one must be 17 by the end of the year of admission.",
    hinglish:
      "2026 ke niyamon ke hisaab se jitni baar chahein de sakte hain aur zyada se zyada umar ki koi seema nahi hai; admission wale saal ke ant tak 17 saal poore hone chahiye.",
    hindi:
      "2026 के नियमों के हिसाब से जितनी बार चाहें दे सकते हैं और ज़्यादा से ज़्यादा उम्र की कोई सीमा नहीं है; एडमिशन वाले साल के अंत तक 17 साल पूरे होने चाहिए।",
  },
  "JEE Main": {
    english:
      "By the rules for 2026 there is no age limit; one may sit for it in the year of Class 12 and the two years after it, in both sessions of each year.",
    hinglish:
      "2026 ke niyamon ke hisaab se umar ki koi seema nahi hai; Class 12 ke saal aur uske baad ke do saal de sakte hain, har saal ke dono session mein.",
    hindi: "2026 के नियमों के हिसाब से उम्र की कोई सीमा नहीं है; Class 12 के साल और उसके बाद के दो साल दे सकते हैं, हर साल के दोनों सेशन में।",
  },
  "JEE Advanced": {
    english:
      "By the rules for 2026 one may sit for it at most twice, in two years running: that of Class 12 and the next; there is an age limit too.",
    hinglish:
      "2026 ke niyamon ke hisaab se zyada se zyada do baar de sakte hain, lagataar do saal mein: Class 12 ke saal aur uske agle saal; umar ki seema bhi hai.",
    hindi: "2026 के नियमों के हिसाब से ज़्यादा से ज़्यादा दो बार दे सकते हैं, लगातार दो साल में: Class 12 के साल और उसके अगले साल; उम्र की सीमा भी है।",
  },
  NDA: {
    english: "By the first notice for 2025 one must be about 16½ to 19½ when the course begins; no number of attempts is named.",
    hinglish:
      "2025 ke pehle notice ke hisaab se course shuru hote samay umar lagbhag 16½ se 19½ saal honi chahiye; kitni baar de sakte hain, iski koi seema nahi likhi.",
    hindi: "2025 के पहले नोटिस के हिसाब से कोर्स शुरू होते समय उम्र लगभग 16½ से 19½ साल होनी चाहिए; कितनी बार दे सकते हैं, इसकी कोई सीमा नहीं लिखी।",
  },
  AFCAT: {
    english:
      "By the notices for 2026 one must be 20 to 24 for flying when the course begins (to 26 with a commercial pilot licence), and 20 to 26 for the ground duties; no number of attempts is named.",
    hinglish:
      "2026 ke notice ke hisaab se course shuru hote samay udaan (flying) ke liye umar 20 se 24 saal honi chahiye (commercial pilot licence ke saath 26 tak), aur ground duty ke liye 20 se 26; kitni baar de sakte hain, iski koi seema nahi likhi.",
    hindi:
      "2026 के नोटिस के हिसाब से कोर्स शुरू होते समय उड़ान (flying) के लिए उम्र 20 से 24 साल होनी चाहिए (commercial pilot licence के साथ 26 तक), और ground duty के लिए 20 से 26; कितनी बार दे सकते हैं, इसकी कोई सीमा नहीं लिखी।",
  },
  CDS: {
    english:
      "By the notices for 2025 one must be 19 to 24 for the Military and Naval Academies, 20 to 24 for the Air Force Academy (to 26 with a commercial pilot licence) and 19 to 25 for the Officers Training Academy; no number of attempts is named.",
    hinglish:
      "2025 ke notice ke hisaab se Military aur Naval Academy ke liye umar 19 se 24 saal, Air Force Academy ke liye 20 se 24 (commercial pilot licence ke saath 26 tak) aur Officers Training Academy ke liye 19 se 25 honi chahiye; kitni baar de sakte hain, iski koi seema nahi likhi.",
    hindi:
      "2025 के नोटिस के हिसाब से Military और Naval Academy के लिए उम्र 19 से 24 साल, Air Force Academy के लिए 20 से 24 (commercial pilot licence के साथ 26 तक) और Officers Training Academy के लिए 19 से 25 होनी चाहिए; कितनी बार दे सकते हैं, इसकी कोई सीमा नहीं लिखी।",
  },
  "Agniveer recruitment": {
    english:
      "By the notices for 2025 one must be about 17½ to 21, by the Army's of 2026 to 22; the dates of birth that count stand in each force's notice.",
    hinglish:
      "2025 ke notice ke hisaab se umar lagbhag 17½ se 21 saal honi chahiye, Army ke 2026 ke notice mein 22 tak; janm ki kaun si tareekhein chalengi, yeh har sena ke apne notice mein hota hai.",
    hindi:
      "2025 के नोटिस के हिसाब से उम्र लगभग 17½ से 21 साल होनी चाहिए, आर्मी के 2026 के नोटिस में 22 तक; जन्म की कौन सी तारीख़ें चलेंगी, यह हर सेना के अपने नोटिस में होता है।",
  },
  "State police constable recruitment": {
    english:
      "By the notices of 2025 the States differ: in most the age is 18 to 25 or 28 in the general category, in a few it goes beyond thirty, with some years more for reserved categories and, in several, for women.",
    hinglish:
      "2025 ke notice ke hisaab se har rajya mein alag: zyadatar mein general category ko 18 se 25 ya 28, kuch mein tees ke baad bhi; reserved category ko kuch saal zyada, aur kai rajyon mein mahilaon ko bhi.",
    hindi:
      "2025 के नोटिस के हिसाब से हर राज्य में अलग: ज़्यादातर में सामान्य वर्ग को 18 से 25 या 28, कुछ में तीस के बाद भी; आरक्षित वर्ग को कुछ साल ज़्यादा, और कई राज्यों में महिलाओं को भी।",
  },
  "State teacher recruitment": {
    english:
      "By the notices of 2025 the States differ: in most the age ends at about 40 in the general category, in some earlier and in a few later. CTET and the State TET set no upper age, and private schools mostly none either.",
    hinglish:
      "2025 ke notice ke hisaab se har rajya mein alag: zyadatar mein general category ko lagbhag 40 tak, kuch mein kam aur kuch mein zyada. CTET aur State TET mein upar ki umar nahi hoti, aur private school bhi aksar koi umar nahi rakhte.",
    hindi:
      "2025 के नोटिस के हिसाब से हर राज्य में अलग: ज़्यादातर में सामान्य वर्ग को लगभग 40 तक, कुछ में कम और कुछ में ज़्यादा। CTET और State TET में ऊपरी उम्र नहीं होती, और प्राइवेट स्कूल भी अक्सर कोई उम्र नहीं रखते।",
  },
  "UPSC Civil Services": {
    english:
      "By the notice of 2023 the age is 21 to 32: one must not have turned 32 on 1 August of the exam's year, 35 for OBC and 37 for SC and ST. The attempts are six, nine for OBC, and without limit up to that age for SC and ST. Candidates with disabilities have more of both.",
    hinglish:
      "2023 ke notice ke hisaab se umar 21 se 32 saal hai: exam ke saal ki 1 August ko 32 saal poore nahi hone chahiye, OBC ke liye 35 aur SC, ST ke liye 37. Chhah baar de sakte hain, OBC nau baar, aur SC, ST us umar tak jitni baar chahein. Divyang ummeedwaron ko dono mein zyada milta hai.",
    hindi:
      "2023 के नोटिस के हिसाब से उम्र 21 से 32 साल है: परीक्षा के साल की 1 अगस्त को 32 साल पूरे नहीं होने चाहिए, OBC के लिए 35 और SC, ST के लिए 37। छह बार दे सकते हैं, OBC नौ बार, और SC, ST उस उम्र तक जितनी बार चाहें। दिव्यांग उम्मीदवारों को दोनों में ज़्यादा मिलता है।",
  },
  "UGC-NET": {
    english:
      "Notices so far set no age and no number of attempts for assistant professors; for the research fellowship (JRF) the upper age has been 30, with up to five years more for women and reserved categories.",
    hinglish:
      "Assistant professor ke liye ab tak ke notice mein na umar ki seema hai, na kitni baar de sakte hain iski; research fellowship (JRF) ke liye upari umar 30 rahi hai, mahilaon aur reserved category ko paanch saal tak zyada.",
    hindi:
      "असिस्टेंट प्रोफ़ेसर के लिए अब तक के नोटिस में न उम्र की सीमा है, न कितनी बार दे सकते हैं इसकी; रिसर्च फ़ेलोशिप (JRF) के लिए ऊपरी उम्र 30 रही है, महिलाओं और आरक्षित वर्ग को पाँच साल तक ज़्यादा।",
  },
  GATE: NO_AGE_NO_ATTEMPTS,
  "CUET-UG": NO_AGE_NO_ATTEMPTS,
  "CUET-PG": NO_AGE_NO_ATTEMPTS,
  "CA Foundation": NO_AGE_NO_ATTEMPTS,
  "CSIR-NET": {
    english:
      "Notices so far set no age and no number of attempts for lectureship; for the research fellowship (JRF) the upper age has been 30, with more for reserved categories and women.",
    hinglish:
      "Lectureship ke liye ab tak ke notice mein na umar ki seema hai, na kitni baar de sakte hain iski; research fellowship (JRF) ke liye upari umar 30 rahi hai, reserved category aur mahilaon ko zyada.",
    hindi:
      "लेक्चररशिप के लिए अब तक के नोटिस में न उम्र की सीमा है, न कितनी बार दे सकते हैं इसकी; रिसर्च फ़ेलोशिप (JRF) के लिए ऊपरी उम्र 30 रही है, आरक्षित वर्ग और महिलाओं को ज़्यादा।",
  },
  "NIFT entrance": {
    english:
      "Notices so far asked for less than 24 years on 1 August of the year for the bachelor's degrees, with five years more for SC, ST and people with disabilities; no number of attempts is named.",
    hinglish:
      "Ab tak ke notice mein bachelor's degree ke liye us saal 1 August ko umar 24 se kam honi chahiye, SC, ST aur divyang ko paanch saal zyada; kitni baar de sakte hain, iski koi seema nahi likhi.",
    hindi:
      "अब तक के नोटिस में बैचलर डिग्री के लिए उस साल 1 अगस्त को उम्र 24 से कम होनी चाहिए, SC, ST और दिव्यांग को पाँच साल ज़्यादा; कितनी बार दे सकते हैं, इसकी कोई सीमा नहीं लिखी।",
  },
  NATA: {
    english: "Notices so far set no upper age; one could sit for it up to three times in one year.",
    hinglish: "Ab tak ke notice mein upar ki umar ki koi seema nahi; ek saal mein teen baar tak de sakte the.",
    hindi: "अब तक के नोटिस में ऊपरी उम्र की कोई सीमा नहीं; एक साल में तीन बार तक दे सकते थे।",
  },
  CAT: NO_AGE_NO_ATTEMPTS,
  CTET: {
    english: "Notices so far set no number of attempts.",
    hinglish: "Ab tak ke notice mein kitni baar de sakte hain, iski koi seema nahi hai.",
    hindi: "अब तक के नोटिस में कितनी बार दे सकते हैं, इसकी कोई सीमा नहीं है।",
  },
  CLAT: {
    english: "Notices so far set no upper age and no number of attempts.",
    hinglish: "Ab tak ke notice mein na zyada se zyada umar ki seema hai, na kitni baar de sakte hain iski.",
    hindi: "अब तक के नोटिस में न ज़्यादा से ज़्यादा उम्र की सीमा है, न कितनी बार दे सकते हैं इसकी।",
  },
};

export const LIMITS_OF_EXAM: Wording<(exam: string, limits: string, conditions: string) => string> = {
  english: (exam, limits, conditions) => `${exam}: ${limits} It asks for ${conditions}.`,
  hinglish: (exam, limits, conditions) => `${exam}: ${limits} Iske liye chahiye: ${conditions}.`,
  hindi: (exam, limits, conditions) => `${exam}: ${limits} इसके लिए चाहिए: ${conditions}।`,
};
export const AGES_BY_EXAM: Wording = {
  english: "The age by the notices of the years in brackets; OBC have three years more, SC and ST five:",
  hinglish: "Umar, bracket wale saal ke notice ke hisaab se; OBC ko teen saal aur SC, ST ko paanch saal zyada milte hain:",
  hindi: "उम्र, कोष्ठक वाले साल के नोटिस के हिसाब से; OBC को तीन साल और SC, ST को पाँच साल ज़्यादा मिलते हैं:",
};
export const LIMITS_CHANGE: Wording = {
  english: "Rules change: read this year's notice before you plan.",
  hinglish: "Niyam badalte hain: plan banane se pehle is saal ka notice padhiye.",
  hindi: "नियम बदलते हैं: योजना बनाने से पहले इस साल का नोटिस पढ़िए।",
};

/** What the limits mean for an age, from still open to past. */
export const STILL_OPEN: Wording = {
  english: "At this age it is still open.",
  hinglish: "Is umar mein yeh abhi khula hai.",
  hindi: "इस उम्र में यह अभी खुला है।",
};
export const PERHAPS_LAST_TIME: Wording = {
  english: "It is still open, perhaps for the last time in the general category: look at the day that counts.",
  hinglish: "Yeh abhi khula hai, general category mein shayad aakhri baar: dekhiye ki umar kis tareekh ko gini jaati hai.",
  hindi: "यह अभी खुला है, जनरल कैटेगरी में शायद आख़िरी बार: देखिए कि उम्र किस तारीख़ को गिनी जाती है।",
};
export const NOT_IN_GENERAL: Wording<(isOpenToObc: boolean) => string> = {
  english: (isOpenToObc) =>
    `At this age mostly no longer in the general category; ${isOpenToObc ? "OBC, " : ""}SC and ST may still sit for it. Many States' own commissions (State PSC) take candidates of 35 to 40 and more.`,
  hinglish: (isOpenToObc) =>
    `Is umar mein general category mein zyadatar ab nahi; ${isOpenToObc ? "OBC, " : ""}SC aur ST abhi bhi de sakte hain. Bahut se rajyon ke apne aayog (State PSC) 35 se 40 aur usse zyada umar tak lete hain.`,
  hindi: (isOpenToObc) =>
    `इस उम्र में जनरल कैटेगरी में ज़्यादातर अब नहीं; ${isOpenToObc ? "OBC, " : ""}SC और ST अब भी दे सकते हैं। बहुत से राज्यों के अपने आयोग (State PSC) 35 से 40 और उससे ज़्यादा उम्र तक लेते हैं।`,
};
export const NO_LONGER: Wording = {
  english:
    "At this age no longer, but for candidates with disabilities. Some States' own commissions (State PSC) take candidates of 38 to 40 and more.",
  hinglish:
    "Is umar mein ab nahi, sirf divyang ummeedwar de sakte hain. Kuch rajyon ke apne aayog (State PSC) 38 se 40 aur usse zyada umar tak lete hain.",
  hindi: "इस उम्र में अब नहीं, सिर्फ़ दिव्यांग उम्मीदवार दे सकते हैं। कुछ राज्यों के अपने आयोग (State PSC) 38 से 40 और उससे ज़्यादा उम्र तक लेते हैं।",
};
export const NO_LONGER_IN_FORCES: Wording<(isOpenToGraduates: boolean) => string> = {
  english: (isOpenToGraduates) =>
    `At this age no longer: the forces give no category years more. ${isOpenToGraduates ? "With a degree the officers' entries are still open: CDS, NCC and AFCAT, up to about 24 to 26 years." : "What else is open, ask me with what has been studied."}`,
  hinglish: (isOpenToGraduates) =>
    `Is umar mein ab nahi: sena kisi category ko zyada saal nahi deti. ${isOpenToGraduates ? "Degree ke saath officer banne ke raste abhi khule hain: CDS, NCC aur AFCAT, lagbhag 24 se 26 saal tak." : "Aur kya khula hai, mujhse padhai bataakar poochiye."}`,
  hindi: (isOpenToGraduates) =>
    `इस उम्र में अब नहीं: सेना किसी वर्ग को ज़्यादा साल नहीं देती। ${isOpenToGraduates ? "डिग्री के साथ अफ़सर बनने के रास्ते अभी खुले हैं: CDS, NCC और AFCAT, लगभग 24 से 26 साल तक।" : "और क्या खुला है, मुझसे पढ़ाई बताकर पूछिए।"}`,
};
export const NO_LONGER_IN_UNIFORM: Wording = {
  english: "At this age no longer, but for ex-servicemen. State police forces set ages of their own, some of them higher.",
  hinglish: "Is umar mein ab nahi, sirf purv sainik de sakte hain. Rajyon ki police apni umar khud tay karti hai, kuch mein zyada.",
  hindi: "इस उम्र में अब नहीं, सिर्फ़ पूर्व सैनिक दे सकते हैं। राज्यों की पुलिस अपनी उम्र ख़ुद तय करती है, कुछ में ज़्यादा।",
};
/** Below posts of which some are closed by age in the general category alone. */
export const ONLY_WITH_YEARS_MORE: Wording<(exams: string) => string> = {
  english: (exams) =>
    `By the notices so far closed at your age in the general category, and open only with the years more of OBC (three) or of SC and ST (five): ${exams}.`,
  hinglish: (exams) =>
    `Ab tak ke notice se aapki umar mein general category ke liye band, sirf OBC (teen saal) ya SC aur ST (paanch saal) ki chhoot ke saath: ${exams}.`,
  hindi: (exams) => `अब तक के नोटिस से आपकी उम्र में सामान्य वर्ग के लिए बंद, सिर्फ़ OBC (तीन साल) या SC और ST (पाँच साल) की छूट के साथ: ${exams}।`,
};
/** Where all that is asked for is closed by age. */
export const ALL_CLOSED_BY_AGE: Wording<(exams: string) => string> = {
  english: (exams) =>
    `By the notices so far closed at your age: ${exams}. Posts of your State and its boards mostly stay open longer; ask me for government posts without naming a service.`,
  hinglish: (exams) =>
    `Ab tak ke notice se aapki umar mein band: ${exams}. Aapke rajya aur uske boards ki posts aksar zyada umar tak khuli rehti hain; kisi ek seva ka naam liye bina sarkari posts poochiye.`,
  hindi: (exams) =>
    `अब तक के नोटिस से आपकी उम्र में बंद: ${exams}। आपके राज्य और उसके बोर्डों के पद अक्सर ज़्यादा उम्र तक खुले रहते हैं; किसी एक सेवा का नाम लिए बिना सरकारी पद पूछिए।`,
};
