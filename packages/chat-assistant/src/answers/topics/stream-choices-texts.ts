import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const told = (lead: string, rows: readonly string[], end: string): string => p(lead) + ul(rows) + p(end);
const to = (id: string, name: string): string => link(`/career/${id}`, name);

const DESIGNERS = `${to("graphic-designer", "Graphic Designer")}, ${to("ux-designer", "UX Designer")}, ${to("fashion-designer", "Fashion Designer")}, ${to("interior-designer", "Interior Designer")}, ${to("industrial-designer", "Industrial Designer")}`;
const ARCHITECTS = to("architect", "Architect");
const OF_VEHICLES = to("automobile-designer", "Automobile Designer");

export const DESIGN_FROM_ANY_STREAM: Wording = {
  english: told(
    `${strong("Yes")}: design takes every stream of Class 12, Science, Commerce and Humanities alike.`,
    [
      `${strong("Tests")}: NID DAT, UCEED for the IITs and others, the NIFT entrance for its design course; private colleges have their own. They try drawing, imagination and reasoning, at NIFT some English and sums too.`,
      `${strong("Where it leads")}: ${DESIGNERS}.`,
      `${strong("Only with maths and physics")}: architecture (NATA, or Paper 2 of JEE Main): ${ARCHITECTS}. Some come to cars and machines by engineering too: ${OF_VEHICLES}.`,
    ],
    "What counts most is your own work: draw each day and keep the best of it for the portfolio.",
  ),
  hinglish: told(
    `${strong("Haan")}: design mein Class 12 ki har stream chalti hai, Science, Commerce aur Humanities sab.`,
    [
      `${strong("Test")}: NID DAT, IIT aur doosron ke liye UCEED, NIFT ke design course ka entrance; private college ke apne test hain. Inme drawing, kalpana aur reasoning dekhi jaati hai, NIFT mein thodi English aur hisaab bhi.`,
      `${strong("Kahan le jaata hai")}: ${DESIGNERS}.`,
      `${strong("Sirf maths aur physics ke saath")}: architecture (NATA, ya JEE Main ka Paper 2): ${ARCHITECTS}. Gaadi aur machine ke design mein kuch log engineering se bhi aate hain: ${OF_VEHICLES}.`,
    ],
    "Sabse zyada aapka apna kaam gina jaata hai: roz draw kijiye aur sabse achha portfolio ke liye rakhiye.",
  ),
  hindi: told(
    `${strong("हाँ")}: डिज़ाइन में Class 12 की हर स्ट्रीम चलती है, Science, Commerce और Humanities सब।`,
    [
      `${strong("टेस्ट")}: NID DAT, IIT और दूसरों के लिए UCEED, NIFT के डिज़ाइन कोर्स का entrance; निजी कॉलेज के अपने टेस्ट हैं। इनमें ड्रॉइंग, कल्पना और रीज़निंग देखी जाती है, NIFT में थोड़ी अंग्रेज़ी और हिसाब भी।`,
      `${strong("कहाँ ले जाता है")}: ${DESIGNERS}।`,
      `${strong("सिर्फ़ गणित और भौतिकी के साथ")}: architecture (NATA, या JEE Main का Paper 2): ${ARCHITECTS}। गाड़ी और मशीन के डिज़ाइन में कुछ लोग इंजीनियरिंग से भी आते हैं: ${OF_VEHICLES}।`,
    ],
    "सबसे ज़्यादा आपका अपना काम गिना जाता है: रोज़ ड्रॉ कीजिए और सबसे अच्छा पोर्टफ़ोलियो के लिए रखिए।",
  ),
};

const OF_LAW = `${to("civil-lawyer", "Civil Lawyer")}, ${to("human-resources-manager", "Human Resources Manager")}`;
const OF_ARTS = `${to("news-reporter", "News Reporter")}, ${to("counselling-psychologist", "Counselling Psychologist")}, ${to("translator", "Translator")}`;
const OF_DESIGN = `${to("graphic-designer", "Graphic Designer")}, ${to("hotel-manager", "Hotel Manager")}`;
const OF_COMMERCE = `${to("accountant", "Accountant")}, ${to("chartered-accountant", "Chartered Accountant")}`;
const OF_POSTS = `${to("infantry-officer", "Infantry Officer")}, ${to("data-entry-operator", "Data Entry Operator")}`;

export const BEYOND_SCIENCE: Wording = {
  english: told(
    "Nothing is lost: after Class 12 in Science nearly every field outside it is open, and the two years count.",
    [
      `${strong("Law and management")}: BA LLB by CLAT and other law tests, BBA or IPMAT: ${OF_LAW}.`,
      `${strong("Arts and media")}: BA in a subject that you like, journalism, psychology, languages, mostly by CUET or marks: ${OF_ARTS}.`,
      `${strong("Design and hotels")}: NID DAT, NIFT, NCHM JEE: ${OF_DESIGN}.`,
      `${strong("Commerce")}: BCom in many universities, and CA Foundation from every stream: ${OF_COMMERCE}.`,
      `${strong("Posts now")}: NDA, SSC CHSL, State posts; with any degree the civil services and banks: ${OF_POSTS}.`,
    ],
    "Tell me one thing that you like to do, and I name careers for it.",
  ),
  hinglish: told(
    "Kuch nahi gaya: Science se Class 12 ke baad uske bahar lagbhag har field khuli hai, aur yeh do saal gine jaate hain.",
    [
      `${strong("Law aur management")}: CLAT aur doosre law test se BA LLB, BBA ya IPMAT: ${OF_LAW}.`,
      `${strong("Arts aur media")}: pasand ke vishay mein BA, journalism, psychology, bhasha, zyadatar CUET ya marks se: ${OF_ARTS}.`,
      `${strong("Design aur hotel")}: NID DAT, NIFT, NCHM JEE: ${OF_DESIGN}.`,
      `${strong("Commerce")}: bahut si university mein BCom, aur CA Foundation har stream se: ${OF_COMMERCE}.`,
      `${strong("Abhi posts")}: NDA, SSC CHSL, rajya ki posts; kisi bhi degree ke saath civil services aur bank: ${OF_POSTS}.`,
    ],
    "Mujhe ek cheez bataiye jo karna achha lagta hai, main uske careers bataungi.",
  ),
  hindi: told(
    "कुछ नहीं गया: Science से Class 12 के बाद उसके बाहर लगभग हर फ़ील्ड खुली है, और ये दो साल गिने जाते हैं।",
    [
      `${strong("लॉ और मैनेजमेंट")}: CLAT और दूसरे लॉ टेस्ट से BA LLB, BBA या IPMAT: ${OF_LAW}।`,
      `${strong("आर्ट्स और मीडिया")}: पसंद के विषय में BA, पत्रकारिता, मनोविज्ञान, भाषा, ज़्यादातर CUET या अंकों से: ${OF_ARTS}।`,
      `${strong("डिज़ाइन और होटल")}: NID DAT, NIFT, NCHM JEE: ${OF_DESIGN}।`,
      `${strong("कॉमर्स")}: बहुत सी यूनिवर्सिटी में BCom, और CA Foundation हर स्ट्रीम से: ${OF_COMMERCE}।`,
      `${strong("अभी पद")}: NDA, SSC CHSL, राज्य के पद; किसी भी डिग्री के साथ civil services और बैंक: ${OF_POSTS}।`,
    ],
    "मुझे एक चीज़ बताइए जो करना अच्छा लगता है, मैं उसके करियर बताऊँगी।",
  ),
};
