import type { Wording } from "../language.ts";

type Of = Wording<(text: string) => string>;

export const PRIVATE_COLLEGE: Wording = {
  english:
    "A private college is worth its fee only if its course is approved (UGC, AICTE, or the council of the profession) and you have seen who was placed where; ask two of its last year's students.",
  hinglish:
    "Private college ki fees tabhi sahi hai jab uska course approved ho (UGC, AICTE, ya us peshe ki council) aur aapne dekha ho ki kiski placement kahan hui; pichle saal ke do students se poochiye.",
  hindi:
    "प्राइवेट कॉलेज की फ़ीस तभी सही है जब उसका कोर्स मान्य हो (UGC, AICTE, या उस पेशे की काउंसिल) और आपने देखा हो कि किसकी प्लेसमेंट कहाँ हुई; पिछले साल के दो छात्रों से पूछिए।",
};
export const CLASS_ENOUGH: Of = {
  english: (level) =>
    `${level} is enough to begin work, and posts that ask for a degree stay shut with it. A trade, a short course or an apprenticeship often leads further before long; study can also go on beside work (ignou.ac.in).`,
  hinglish: (level) =>
    `Kaam shuru karne ke liye ${level} kaafi hai, par jo posts degree maangti hain woh isse band rehti hain. Koi trade, chhota course ya apprenticeship aksar jaldi hi aage le jaata hai; padhai kaam ke saath bhi chal sakti hai (ignou.ac.in).`,
  hindi: (level) =>
    `काम शुरू करने के लिए ${level} काफ़ी है, पर जो पद डिग्री माँगते हैं वे इससे बंद रहते हैं। कोई ट्रेड, छोटा कोर्स या अप्रेंटिसशिप अक्सर जल्दी ही आगे ले जाता है; पढ़ाई काम के साथ भी चल सकती है (ignou.ac.in)।`,
};
export const IS_ENOUGH: Wording<(degree: string, verdict: string) => string> = {
  english: (degree, verdict) => `Is ${degree} enough? ${verdict}`,
  hinglish: (degree, verdict) => `Kya ${degree} kaafi hai? ${verdict}`,
  hindi: (degree, verdict) => `क्या ${degree} काफ़ी है? ${verdict}`,
};
export const AS_A_RULE_ENOUGH: Wording<(career: string, education: string) => string> = {
  english: (career, education) => `As a rule yes, if it was in the right subject: the usual qualification of ${career} is ${education}.`,
  hinglish: (career, education) => `Aam taur par haan, agar vishay sahi tha: ${career} ki aam qualification ${education} hai.`,
  hindi: (career, education) => `आम तौर पर हाँ, अगर विषय सही था: ${career} की आम योग्यता ${education} है।`,
};
export const NOT_ALONE: Wording<(degree: string, career: string) => string> = {
  english: (degree, career) => `Not alone: ${degree} may be the beginning of the way, but ${career} asks for more, as its ways in show.`,
  hinglish: (degree, career) =>
    `Akele nahi: ${degree} raste ki shuruaat ho sakti hai, par ${career} mein aur bhi chahiye, jaisa uske raste dikhate hain.`,
  hindi: (degree, career) => `अकेले नहीं: ${degree} रास्ते की शुरुआत हो सकती है, पर ${career} में और भी चाहिए, जैसा उसके रास्ते दिखाते हैं।`,
};
export const CAREER_IS_WORTH_IT: Of = {
  english: (career) =>
    `${career} is worth it if you would gladly do its ordinary day for years and can live with what people in it dislike; pay and years decide only between two things that you like.`,
  hinglish: (career) =>
    `${career} tab sahi hai, jab aap uska aam din saalon tak khushi se karein aur jo baat log isme napasand karte hain use sah sakein; kamai aur saal sirf do pasand ki cheezon ke beech tay karte hain.`,
  hindi: (career) =>
    `${career} तब सही है, जब आप उसका आम दिन सालों तक ख़ुशी से करें और जो बात लोग इसमें नापसंद करते हैं उसे सह सकें; कमाई और साल सिर्फ़ दो पसंद की चीज़ों के बीच तय करते हैं।`,
};
export const COURSE_IS_WORTH_IT: Wording = {
  english:
    "A short course is worth it if at its end you can show work of your own and firms near you ask for it; a certificate alone opens little. First try a free one (swayam.gov.in, skillindiadigital.gov.in), then ask the institute for its syllabus and three of last year's students.",
  hinglish:
    "Chhota course tab sahi hai, jab uske ant mein aap apna kaam dikha sakein aur aas-paas ki companies use maangti hon; sirf certificate se kam khulta hai. Pehle free wala aazmaiye (swayam.gov.in, skillindiadigital.gov.in), phir institute se uska syllabus aur pichle saal ke teen students ka pata poochiye.",
  hindi:
    "छोटा कोर्स तब सही है, जब उसके अंत में आप अपना काम दिखा सकें और आस-पास की कंपनियाँ उसे माँगती हों; सिर्फ़ सर्टिफ़िकेट से कम खुलता है। पहले मुफ़्त वाला आज़माइए (swayam.gov.in, skillindiadigital.gov.in), फिर इंस्टीट्यूट से उसका सिलेबस और पिछले साल के तीन छात्रों का पता पूछिए।",
};
export const DEGREE_IS_WORTH_IT: Wording<(degree: string, rule: string) => string> = {
  english: (degree, rule) =>
    `${degree} is worth it if you want the work that it leads to and the college is approved and places its students; for its name alone it is not. ${rule}`,
  hinglish: (degree, rule) =>
    `${degree} tab sahi hai, jab aapko uske aage ka kaam chahiye aur college approved ho aur apne students ko naukri dilata ho; sirf naam ke liye nahi. ${rule}`,
  hindi: (degree, rule) =>
    `${degree} तब सही है, जब आपको उसके आगे का काम चाहिए और कॉलेज मान्य हो और अपने छात्रों को नौकरी दिलाता हो; सिर्फ़ नाम के लिए नहीं। ${rule}`,
};
export const BEFORE_YOU_PAY: Wording = {
  english:
    "Before you pay: ask three people who finished it what they do now, and the college for its list of who was placed where. If you are unsure, a year of work or a cheaper course tells more than any advice.",
  hinglish:
    "Paise dene se pehle: jinhone ise poora kiya hai unme se teen se poochiye ki ab kya karte hain, aur college se list maangiye ki kiski placement kahan hui. Pakka na ho to ek saal ka kaam ya sasta course kisi bhi salah se zyada batata hai.",
  hindi:
    "पैसे देने से पहले: जिन्होंने इसे पूरा किया है उनमें से तीन से पूछिए कि अब क्या करते हैं, और कॉलेज से लिस्ट माँगिए कि किसकी प्लेसमेंट कहाँ हुई। पक्का न हो तो एक साल का काम या सस्ता कोर्स किसी भी सलाह से ज़्यादा बताता है।",
};
