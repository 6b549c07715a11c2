import type { Wording } from "../language.ts";

/** A first degree in medicine takes no account of another one. */
const BY_NEET: Wording = {
  english:
    "who has Class 12 with physics, chemistry and biology and a rank in NEET-UG; a degree before it is no bar, and gives no shorter way",
  hinglish:
    "jinke paas Class 12 mein physics, chemistry aur biology aur NEET-UG ki rank hai; pehle ki degree rokti nahi, par raasta chhota bhi nahi karti",
  hindi: "जिनके पास Class 12 में फ़िज़िक्स, केमिस्ट्री और बायोलॉजी और NEET-UG की रैंक है; पहले की डिग्री रोकती नहीं, पर रास्ता छोटा भी नहीं करती",
};

/** Whom a degree takes that comes after another. */
export const TAKES: Readonly<Record<string, Wording>> = {
  MBBS: BY_NEET,
  BDS: BY_NEET,
  MBA: {
    english:
      "graduates of every subject, by CAT, XAT, MAT and the like; specialised MBAs (analytics, hospitals, agriculture) mostly too, with maths of Class 10 in the test",
    hinglish:
      "har vishay ke graduates, CAT, XAT, MAT jaise exam se; khaas MBA (analytics, hospital, agriculture) mein bhi zyadatar aisa hi, aur test mein Class 10 ki maths hoti hai",
    hindi:
      "हर विषय के graduates, CAT, XAT, MAT जैसी परीक्षाओं से; ख़ास MBA (analytics, hospital, agriculture) में भी ज़्यादातर ऐसा ही, और टेस्ट में Class 10 की मैथ्स होती है",
  },
  PGDM: {
    english: "graduates of every subject, by CAT, XAT, MAT and the like",
    hinglish: "har vishay ke graduates, CAT, XAT, MAT jaise exam se",
    hindi: "हर विषय के graduates, CAT, XAT, MAT जैसी परीक्षाओं से",
  },
  LLB: {
    english: "graduates of every subject, by the university's or the State's entrance",
    hinglish: "har vishay ke graduates, university ya rajya ke entrance se",
    hindi: "हर विषय के graduates, यूनिवर्सिटी या राज्य के entrance से",
  },
  BEd: {
    english: "graduates with the marks that NCTE names, mostly in a subject that is taught at school",
    hinglish: "NCTE ke bataye marks wale graduates, zyadatar aise vishay mein jo school mein padhaya jaata hai",
    hindi: "NCTE के बताए नंबरों वाले graduates, ज़्यादातर ऐसे विषय में जो स्कूल में पढ़ाया जाता है",
  },
  MCA: {
    english: "BCA and BSc in computing; other graduates mostly with maths in Class 12 or the degree (NIMCET and State tests)",
    hinglish: "BCA aur computer ki BSc wale; doosre graduates zyadatar Class 12 ya degree mein maths ke saath (NIMCET aur rajya ke test)",
    hindi: "BCA और कंप्यूटर की BSc वाले; दूसरे graduates ज़्यादातर Class 12 या डिग्री में मैथ्स के साथ (NIMCET और राज्य के टेस्ट)",
  },
  MTech: {
    english: "engineers, by GATE or the university's test; some branches take MSc or MCA",
    hinglish: "engineers, GATE ya university ke test se; kuch branch MSc ya MCA walon ko bhi leti hain",
    hindi: "इंजीनियर, GATE या यूनिवर्सिटी के टेस्ट से; कुछ ब्रांच MSc या MCA वालों को भी लेती हैं",
  },
  MSc: {
    english: "graduates who had the subject or one close to it, by CUET-PG, IIT JAM or the university's test",
    hinglish: "woh graduates jinka yahi ya iske paas ka vishay tha, CUET-PG, IIT JAM ya university ke test se",
    hindi: "वे graduates जिनका यही या इसके पास का विषय था, CUET-PG, IIT JAM या यूनिवर्सिटी के टेस्ट से",
  },
  MA: {
    english: "graduates of most subjects, by CUET-PG or marks; some subjects, such as economics, ask for maths or the subject itself",
    hinglish: "zyadatar vishayon ke graduates, CUET-PG ya marks se; kuch vishay, jaise economics, maths ya wahi vishay maangte hain",
    hindi: "ज़्यादातर विषयों के graduates, CUET-PG या नंबरों से; कुछ विषय, जैसे economics, मैथ्स या वही विषय माँगते हैं",
  },
  MCom: {
    english: "BCom, and at some universities BBA or economics",
    hinglish: "BCom, aur kuch universities mein BBA ya economics wale",
    hindi: "BCom, और कुछ यूनिवर्सिटी में BBA या economics वाले",
  },
  LLM: {
    english: "law graduates, by CLAT PG or the university's test",
    hinglish: "law ke graduates, CLAT PG ya university ke test se",
    hindi: "लॉ के graduates, CLAT PG या यूनिवर्सिटी के टेस्ट से",
  },
  PhD: {
    english: "who has a master's degree (or a four-year degree with high marks), mostly by NET or the university's test",
    hinglish: "jinke paas master's degree hai (ya achhe marks wali chaar saal ki degree), zyadatar NET ya university ke test se",
    hindi: "जिनके पास मास्टर डिग्री है (या अच्छे नंबरों वाली चार साल की डिग्री), ज़्यादातर NET या यूनिवर्सिटी के टेस्ट से",
  },
};

const OF_DIPLOMA: Wording = {
  english:
    "yes, from its second year (lateral entry), by your State's counselling for diploma holders, with a little under half of the marks (less for reserved categories); the rule for all India (AICTE) takes every branch, and some States give seats by the branch",
  hinglish:
    "haan, seedhe doosre saal mein (lateral entry), diploma walon ki aapke rajya ki counselling se, aadhe se thode kam marks ke saath (reserved category ko kam); AICTE ka niyam har branch leta hai, kuch rajya seat branch se dete hain",
  hindi:
    "हाँ, सीधे दूसरे साल में (lateral entry), डिप्लोमा वालों की आपके राज्य की काउंसलिंग से, आधे से थोड़े कम नंबरों के साथ (आरक्षित वर्ग को कम); AICTE का नियम हर ब्रांच लेता है, कुछ राज्य सीट ब्रांच से देते हैं",
};

/** Whether BTech follows what somebody has. */
export const LATERAL: Readonly<Record<string, Wording>> = {
  ITI: {
    english:
      "not straight: first the second year of a polytechnic diploma (lateral entry, by your State's test or marks), then the second year of BTech with that diploma; or Class 12 with physics, chemistry and maths (nios.ac.in) and the usual entrance",
    hinglish:
      "seedhe nahi: pehle polytechnic diploma ka doosra saal (lateral entry, rajya ke test ya marks se), phir us diploma se BTech ka doosra saal; ya physics, chemistry aur maths ke saath Class 12 (nios.ac.in) aur aam entrance",
    hindi:
      "सीधे नहीं: पहले पॉलिटेक्निक डिप्लोमा का दूसरा साल (lateral entry, राज्य के टेस्ट या नंबरों से), फिर उस डिप्लोमा से BTech का दूसरा साल; या फ़िज़िक्स, केमिस्ट्री और मैथ्स के साथ Class 12 (nios.ac.in) और आम entrance",
  },
  Diploma: OF_DIPLOMA,
  "Polytechnic diploma": OF_DIPLOMA,
  BSc: {
    english:
      "yes at many colleges, from its second year with the marks that AICTE and your State name and maths in Class 12; most graduates go on to MCA, MSc or a PG diploma instead",
    hinglish:
      "haan, bahut se college mein, doosre saal se, AICTE aur aapke rajya ke bataye marks aur Class 12 mein maths ke saath; zyadatar graduates iski jagah MCA, MSc ya PG diploma karte hain",
    hindi:
      "हाँ, बहुत से कॉलेज में, दूसरे साल से, AICTE और आपके राज्य के बताए नंबरों और Class 12 में मैथ्स के साथ; ज़्यादातर graduates इसकी जगह MCA, MSc या PG डिप्लोमा करते हैं",
  },
};

export const BTECH_AFTER: Wording<(degree: string) => string> = {
  english: (degree) => `BTech after ${degree}`,
  hinglish: (degree) => `${degree} ke baad BTech`,
  hindi: (degree) => `${degree} के बाद BTech`,
};
export const READ_COUNSELLING: Wording = {
  english: "Read the notice of your State's counselling (aicte-india.org names the rule).",
  hinglish: "Apne rajya ki counselling ka notice padhiye (niyam aicte-india.org par hai).",
  hindi: "अपने राज्य की काउंसलिंग का नोटिस पढ़िए (नियम aicte-india.org पर है)।",
};
export const DEGREE_TAKES: Wording<(next: string, takes: string, first: string) => string> = {
  english: (next, takes, first) =>
    `${next} takes ${takes}. If that holds for your ${first}, yes. Marks and tests differ by university: read its notice.`,
  hinglish: (next, takes, first) =>
    `${next} mein kaun ja sakta hai: ${takes}. Agar aapke ${first} par yeh sahi baithta hai, to haan. Marks aur test har university ke alag hain: uska notice padhiye.`,
  hindi: (next, takes, first) =>
    `${next} में कौन जा सकता है: ${takes}। अगर आपके ${first} पर यह सही बैठता है, तो हाँ। नंबर और टेस्ट हर यूनिवर्सिटी के अलग हैं: उसका नोटिस पढ़िए।`,
};
