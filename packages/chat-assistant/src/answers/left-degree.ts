import { p, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { degreesIn } from "../reading/degrees-in.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { choiceOfDegree, otherChoice } from "./choice.ts";
import { degreeText } from "./degree.ts";
import { LEFT_A_DEGREE } from "./topics/set-backs-texts.ts";

const DEGREE =
  "(?:b ?tech|engineering|b ?sc|b ?com|b ?a|bba|bca|bms|llb|law|b ?pharm(?:acy)?|b ?ed|b ?arch|diploma|polytechnic|degree|college|graduation|बीटेक|इंजीनियरिंग|बीएससी|बीकॉम|बीए|बीबीए|बीसीए|डिप्लोमा|डिग्री|कॉलेज|ग्रेजुएशन)";
const LEFT =
  "(?:chh?od(?: (?:di|diy[ae]|chuk\\S*|kar|ke|ne)|\\S+)|chh?ut gay\\S*|dropp?(?:ed)?(?: ?out)?|dropouts?|left|quit|discontinued|incomplete|adhur\\S*|छोड (?:दि\\S*|दी|चुक\\S*|कर|के)|छोड[ाेी]\\S*|छूट गय\\S*|अधूर\\S*|ड्रॉपआउट)";
/** A degree that was left, whichever is said first. */
const LEFT_DEGREE = phrases(
  `${DEGREE}(?: (?:ki|ka|ko|se|me|mein|padhai|course|2nd|second|1st|first|3rd|third|year|saal|beech|bich|half|halfway|maine|की|को|से|में|बीच|साल|पढाई))* ${LEFT}`,
  `(?:left|quit|discontinued|dropped out|dropout)(?: (?:of|from|my|the|doing|an?))* ${DEGREE}`,
);
const WEIGHS_WORK = phrases(
  "(?:or|ya|या)(?: \\S+){0,5} (?:jobs?|work|working|naukri|nokri|kaam|kam|earn\\S*|kama\\S*|नौकरी|जॉब|काम|कमा\\S*)|(?:jobs?|work|working|naukri|kaam|नौकरी|जॉब|काम)(?: \\S+){0,4} (?:or|ya|या) .*",
);
const WEIGHS_STUDY = phrases(
  "distance|door|doorasth|open|ignou|online|correspondence|private|degrees?|course|b ?tech|b ?sc|b ?com|b ?a|bba|bca|bms|llb|diploma|दूरस्थ|डिस्टेंस|ओपन|इग्नू|प्राइवेट|डिग्री|कोर्स|बीसीए|बीबीए|बीए|बीकॉम|बीएससी|डिप्लोमा",
);
const OF_MEDICINE: ReadonlySet<string> = new Set(["MBBS", "BDS", "BSc Nursing", "GNM"]);

const NEED_NOT_CHOOSE: Wording = {
  english:
    "You need not choose one of the two: a degree by distance or online leaves the days free, and many who left a course work first and study in the evening. What each is for:",
  hinglish:
    "Dono mein se ek chunna zaroori nahi: distance ya online degree mein din khaali rehta hai, aur course chhodne wale bahut log din mein kaam karke shaam ko padhte hain. Kaun kis liye hai:",
  hindi:
    "दोनों में से एक चुनना ज़रूरी नहीं: डिस्टेंस या ऑनलाइन डिग्री में दिन ख़ाली रहता है, और कोर्स छोड़ने वाले बहुत लोग दिन में काम करके शाम को पढ़ते हैं। कौन किस लिए है:",
};

/** Whoever left a degree weighs another against work: the one that was left is no side of it. */
export const leftDegreeAnswer: SpokenAnswer = spoken(({ text, degrees, careers, page, language }) => {
  const left = LEFT_DEGREE.exec(text)?.[0];
  if (page !== null || left === undefined || careers.length > 0 || degrees.some((degree) => OF_MEDICINE.has(degree))) return null;
  const rest = text.replace(left, " ");
  if (!WEIGHS_WORK.test(rest) || !WEIGHS_STUDY.test(rest)) return null;
  const next = degreesIn(rest.trim().split(" "), rest)[0]?.degree;
  const work = otherChoice("job", true, language);
  return (
    p(NEED_NOT_CHOOSE[language]) +
    ul([
      ...(next === undefined ? [] : [`${degreeText(next, language)}${choiceOfDegree(next, language)}`]),
      ...(work === null ? [] : [work.row]),
    ]) +
    LEFT_A_DEGREE[language]
  );
});
