import type { Wording } from "../language.ts";

export const STRAIGHT_AFTER: Wording<(stage: string, name: string, ways: string) => string> = {
  english: (stage, name, ways) => `Yes, after ${stage} there is a way: the record of ${name} names ${ways}.`,
  hinglish: (stage, name, ways) => `Haan, ${stage} ke baad raasta hai: ${name} ke record mein likha hai: ${ways}.`,
  hindi: (stage, name, ways) => `हाँ, ${stage} के बाद रास्ता है: ${name} के रिकॉर्ड में लिखा है: ${ways}।`,
};
export const NOT_STRAIGHT_AFTER: Wording<(stage: string, name: string, later: string) => string> = {
  english: (stage, name, later) => `Not straight after ${stage}. The ways that the record of ${name} names begin later: ${later}.`,
  hinglish: (stage, name, later) => `${stage} ke turant baad nahi. ${name} ke record mein raaste baad mein shuru hote hain: ${later}.`,
  hindi: (stage, name, later) => `${stage} के तुरंत बाद नहीं। ${name} के रिकॉर्ड में रास्ते बाद में शुरू होते हैं: ${later}।`,
};
export const OPEN_TO_ALL: Wording<(name: string) => string> = {
  english: (name) => `Yes, ${name} is open to whoever fulfils what its record asks for:`,
  hinglish: (name) => `Haan, jo record ki shartein poori kare, uske liye ${name} khula hai:`,
  hindi: (name) => `हाँ, जो रिकॉर्ड की शर्तें पूरी करे, उसके लिए ${name} खुला है:`,
};
export const NO_SUCH_CONDITION: Wording<(name: string) => string> = {
  english: (name) =>
    `As far as the catalogue knows, nothing you say closes the way to ${name}: its record names no such condition. What it asks for stands below; the notice or the college has the last word.`,
  hinglish: (name) =>
    `Jitna catalogue jaanta hai, aapki kahi baat se ${name} ka raasta band nahi hota: record mein aisi koi shart nahi likhi. Jo chahiye woh neeche hai; aakhri baat notice ya college ki hai.`,
  hindi: (name) =>
    `जितना कैटलॉग जानता है, आपकी कही बात से ${name} का रास्ता बंद नहीं होता: रिकॉर्ड में ऐसी कोई शर्त नहीं लिखी। जो चाहिए वह नीचे है; आख़िरी बात नोटिस या कॉलेज की है।`,
};
export const NOT_WITHOUT_LICENCE: Wording<(name: string, licence: string, ways: string) => string> = {
  english: (name, licence, ways) =>
    `No: by Indian law ${name} needs ${licence}, and that is given only after a recognised course, such as ${ways}. Nobody may practise without it; who promises a shorter way cheats.`,
  hinglish: (name, licence, ways) =>
    `Nahi: Bharat ke kanoon se ${name} ko ${licence} chahiye, aur woh sirf manyata wale course ke baad milta hai, jaise ${ways}. Iske bina koi yeh kaam nahi kar sakta; jo chhota raasta bataye woh thagta hai.`,
  hindi: (name, licence, ways) =>
    `नहीं: भारत के क़ानून से ${name} को ${licence} चाहिए, और वह सिर्फ़ मान्यता वाले कोर्स के बाद मिलता है, जैसे ${ways}। इसके बिना कोई यह काम नहीं कर सकता; जो छोटा रास्ता बताए वह ठगता है।`,
};
/** Above a list, where it was asked whether there is such work. */
export const YES_SUCH_WORK: Wording = {
  english: "Yes, there is such work:",
  hinglish: "Haan, aisa kaam hai:",
  hindi: "हाँ, ऐसा काम है:",
};

export const CLASS_IS_NEEDED: Wording<(stage: string, name: string, education: string) => string> = {
  english: (stage, name, education) => `Yes, as a rule ${stage} is needed: the usual qualification of ${name} is ${education}.`,
  hinglish: (stage, name, education) => `Haan, aam taur par ${stage} chahiye: ${name} ki usual qualification ${education} hai.`,
  hindi: (stage, name, education) => `हाँ, आम तौर पर ${stage} चाहिए: ${name} की सामान्य योग्यता ${education} है।`,
};
export const CLASS_IS_NO_MUST: Wording<(stage: string, name: string, said: string) => string> = {
  english: (stage, name, said) =>
    `No, ${stage} is not a must: the record of ${name} says "${said}". Some posts and courses ask for it all the same.`,
  hinglish: (stage, name, said) =>
    `Nahi, ${stage} zaroori nahi hai: ${name} ke record mein likha hai: "${said}". Kuch post aur course phir bhi maangte hain.`,
  hindi: (stage, name, said) => `नहीं, ${stage} ज़रूरी नहीं है: ${name} के रिकॉर्ड में लिखा है: "${said}"। कुछ पोस्ट और कोर्स फिर भी माँगते हैं।`,
};

type OfCourse = Wording<(name: string, ways: string) => string>;
export const COURSE_IS_NO_MUST: OfCourse = {
  english: (name, ways) => `No, a course is not a must: the record of ${name} also names ${ways}.`,
  hinglish: (name, ways) => `Nahi, course zaroori nahi hai: ${name} ke record mein yeh bhi likha hai: ${ways}.`,
  hindi: (name, ways) => `नहीं, कोर्स ज़रूरी नहीं है: ${name} के रिकॉर्ड में यह भी लिखा है: ${ways}।`,
};
export const COURSE_IS_A_MUST: OfCourse = {
  english: (name, ways) => `As a rule yes: each way that the record of ${name} names is a course or a training, such as ${ways}.`,
  hinglish: (name, ways) => `Aam taur par haan: ${name} ke record mein har raasta course ya training hai, jaise ${ways}.`,
  hindi: (name, ways) => `आम तौर पर हाँ: ${name} के रिकॉर्ड में हर रास्ता कोर्स या ट्रेनिंग है, जैसे ${ways}।`,
};
/** Where work is said to be dead. */
export const NOT_DEAD: Wording<(name: string) => string> = {
  english: (name) =>
    `No. By the only projection that we know, which is for the United States, posts of ${name} still grow; nobody counts them for India. Its tools change: learn the new ones too.`,
  hinglish: (name) =>
    `Nahi. Jo ek anumaan hamein pata hai, jo America ka hai, usme ${name} ki posts badh rahi hain; India ke liye koi nahi ginta. Auzaar badalte hain: naye bhi seekhiye.`,
  hindi: (name) =>
    `नहीं। जो एक अनुमान हमें पता है, जो अमेरिका का है, उसमें ${name} के पद बढ़ रहे हैं; भारत के लिए कोई नहीं गिनता। औज़ार बदलते हैं: नए भी सीखिए।`,
};
/** Whether one comes to a career without Class 12: said first, by its ways. */
export const ALSO_WITHOUT_12: Wording<(name: string, ways: string) => string> = {
  english: (name, ways) =>
    `Yes, without Class 12 too: after Class 10 the record of ${name} names ${ways}. Some employers and courses ask for more all the same.`,
  hinglish: (name, ways) =>
    `Haan, Class 12 ke bina bhi: ${name} ke record mein Class 10 ke baad likha hai: ${ways}. Kuch employer aur course phir bhi zyada maangte hain.`,
  hindi: (name, ways) =>
    `हाँ, Class 12 के बिना भी: ${name} के रिकॉर्ड में Class 10 के बाद लिखा है: ${ways}। कुछ नियोक्ता और कोर्स फिर भी ज़्यादा माँगते हैं।`,
};
export const NOT_WITHOUT_12: Wording<(name: string, ways: string) => string> = {
  english: (name, ways) =>
    `No, not without Class 12: the ways of ${name} begin after it: ${ways}. Class 12 can be made up at any age by open school (nios.ac.in).`,
  hinglish: (name, ways) =>
    `Nahi, Class 12 ke bina nahi: ${name} ke raste uske baad shuru hote hain: ${ways}. Class 12 kisi bhi umar mein open school (nios.ac.in) se ho sakti hai.`,
  hindi: (name, ways) =>
    `नहीं, Class 12 के बिना नहीं: ${name} के रास्ते उसके बाद शुरू होते हैं: ${ways}। Class 12 किसी भी उम्र में ओपन स्कूल (nios.ac.in) से हो सकती है।`,
};
/** The same of a stream, before the choices of subjects that keep the career open. */
export const ALSO_WITHOUT_IT: Wording<(stream: string) => string> = {
  english: (stream) => `Yes, without ${stream} too.`,
  hinglish: (stream) => `Haan, ${stream} ke bina bhi.`,
  hindi: (stream) => `हाँ, ${stream} के बिना भी।`,
};
export const NOT_WITHOUT_IT: Wording<(stream: string) => string> = {
  english: (stream) => `No, not without ${stream}.`,
  hinglish: (stream) => `Nahi, ${stream} ke bina nahi.`,
  hindi: (stream) => `नहीं, ${stream} के बिना नहीं।`,
};
