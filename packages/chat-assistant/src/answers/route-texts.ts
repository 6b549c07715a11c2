import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

type Of = Wording<(text: string) => string>;
type OfTwo = Wording<(name: string, way: string) => string>;

export const NOBODY_BEGINS_SO: Wording<(name: string, when: string) => string> = {
  english: (name, when) => `Nobody begins as ${name}${when === "" ? "" : `: ${when}`}. A first post pays less than its range.`,
  hinglish: (name, when) =>
    `Koi bhi seedhe ${name} se shuru nahi karta${when === "" ? "" : `: ${when}`}. Pehli naukri mein iski range se kam milta hai.`,
  hindi: (name, when) => `कोई भी सीधे ${name} से शुरू नहीं करता${when === "" ? "" : `: ${when}`}। पहली नौकरी में इसकी रेंज से कम मिलता है।`,
};
/** What a later post pays, for who asks what it begins with. */
export const ONCE_THERE: Wording<(career: string, pay: string) => string> = {
  english: (career, pay) => `Once there, ${career} pays ${pay}.`,
  hinglish: (career, pay) => `Wahan pahunchne par ${career} ki kamai: ${pay}.`,
  hindi: (career, pay) => `वहाँ पहुँचने पर ${career} की कमाई: ${pay}।`,
};
export const NEAR_AT_THE_START: Wording = {
  english: "At the start, in work near it, about:",
  hinglish: "Shuru mein, iske aas-paas ke kaam mein, lagbhag:",
  hindi: "शुरू में, इसके आस-पास के काम में, लगभग:",
};
export const MIXED_PAY: Of = {
  english: (low) =>
    `The record has private and government work in one range, and its low end, ${low}, is mostly private pay. What a government post pays at first goes by the pay level in its notice, and is mostly more.`,
  hinglish: (low) =>
    `Record mein private aur sarkari kaam ek hi range mein hain, aur uska sabse kam hissa, ${low}, zyadatar private ka hai. Sarkari post shuru mein kitna deti hai, yeh uske notice ke pay level se tay hota hai, aur aksar zyada hota hai.`,
  hindi: (low) =>
    `रिकॉर्ड में प्राइवेट और सरकारी काम एक ही रेंज में हैं, और उसका सबसे कम हिस्सा, ${low}, ज़्यादातर प्राइवेट का है। सरकारी पद शुरू में कितना देता है, यह उसके नोटिस के पे लेवल से तय होता है, और अक्सर ज़्यादा होता है।`,
};
export const LOW_END: Of = {
  english: (low) => `At the start expect the low end: about ${low}.`,
  hinglish: (low) => `Shuru mein range ka sabse kam hissa maaniye: lagbhag ${low}.`,
  hindi: (low) => `शुरू में रेंज का सबसे कम हिस्सा मानिए: लगभग ${low}।`,
};
export const LEARN_IT_SO: Wording<(name: string, first: string, others: string) => string> = {
  english: (name, first, others) =>
    `You can learn it so, by the record of ${name}: ${first}${others === "" ? "" : `; or by ${others}`}. Training near you, much of it free: skillindiadigital.gov.in, and for paid learning apprenticeshipindia.gov.in.`,
  hinglish: (name, first, others) =>
    `${name} ke record ke hisaab se aap ise aise seekh sakte hain: ${first}${others === "" ? "" : `; ya ${others}`}. Aapke paas ki training, kaafi free: skillindiadigital.gov.in, aur kamai ke saath seekhne ke liye apprenticeshipindia.gov.in.`,
  hindi: (name, first, others) =>
    `${name} के रिकॉर्ड के हिसाब से आप इसे ऐसे सीख सकते हैं: ${first}${others === "" ? "" : `; या ${others}`}। आपके पास की ट्रेनिंग, काफ़ी मुफ़्त: skillindiadigital.gov.in, और कमाई के साथ सीखने के लिए apprenticeshipindia.gov.in।`,
};
export const LENGTH_UNKNOWN: OfTwo = {
  english: (name, pays) =>
    `I don't know how many months a single course takes: the catalogue holds no courses, and they differ from school to school. What it says of ${name}: ${pays}. The ways in below name degrees and short courses; ask each school for its length and its syllabus in writing.`,
  hinglish: (name, pays) =>
    `Mujhe yeh nahi pata ki ek course kitne mahine ka hai: catalogue mein course nahi hain, aur har sansthan ka alag hota hai. ${name} ke baare mein itna likha hai: ${pays}. Neeche ke raston mein degree aur chhote course ke naam hain; har sansthan se uska samay aur syllabus likhit mein maangiye.`,
  hindi: (name, pays) =>
    `मुझे यह नहीं पता कि एक कोर्स कितने महीने का है: कैटलॉग में कोर्स नहीं हैं, और हर संस्थान का अलग होता है। ${name} के बारे में इतना लिखा है: ${pays}। नीचे के रास्तों में डिग्री और छोटे कोर्स के नाम हैं; हर संस्थान से उसका समय और सिलेबस लिखित में माँगिए।`,
};
export const LENGTH_OF_WAYS: OfTwo = {
  english: (name, ways) => `That depends on the course. By the record of ${name}: ${ways}.`,
  hinglish: (name, ways) => `Yeh course par nirbhar hai. ${name} ke record ke hisaab se: ${ways}.`,
  hindi: (name, ways) => `यह कोर्स पर निर्भर है। ${name} के रिकॉर्ड के हिसाब से: ${ways}।`,
};
export const WAYS_WITHOUT_IT: OfTwo = {
  english: (name, ways) =>
    `Yes, there are ways without it: the record of ${name} also names ${ways}. Work that you can show counts there most.`,
  hinglish: (name, ways) =>
    `Haan, iske bina bhi raste hain: ${name} ke record mein ye bhi likhe hain: ${ways}. Wahan sabse zyada woh kaam maayne rakhta hai jo aap dikha sakein.`,
  hindi: (name, ways) => `हाँ, इसके बिना भी रास्ते हैं: ${name} के रिकॉर्ड में ये भी लिखे हैं: ${ways}। वहाँ सबसे ज़्यादा वह काम मायने रखता है जो आप दिखा सकें।`,
};
export const NOT_YET_WITH: Wording<(passed: string, name: string, education: string) => string> = {
  english: (passed, name, education) =>
    `Not yet with ${passed} alone: the usual qualification of ${name} is ${education}. This is the way there from where you are:`,
  hinglish: (passed, name, education) =>
    `Sirf ${passed} se abhi nahi: ${name} ke liye aam taur par ${education} chahiye. Aap jahan hain wahan se raasta yeh hai:`,
  hindi: (passed, name, education) => `सिर्फ़ ${passed} से अभी नहीं: ${name} के लिए आम तौर पर ${education} चाहिए। आप जहाँ हैं वहाँ से रास्ता यह है:`,
};

export const RECORD_NAMES: OfTwo = {
  english: (name, way) => `Yes: the record of ${name} names "${way}".`,
  hinglish: (name, way) => `Haan: ${name} ke record mein likha hai: "${way}".`,
  hindi: (name, way) => `हाँ: ${name} के रिकॉर्ड में लिखा है: "${way}"।`,
};
export const RECORD_NAMES_SUBJECT: OfTwo = {
  english: (name, way) =>
    `If it was in the right subject, yes: the record of ${name} names "${way}". Whether your own subject counts stands in each college's rules of admission: read them before you pay or wait.`,
  hinglish: (name, way) =>
    `Agar subject sahi tha, to haan: ${name} ke record mein likha hai: "${way}". Aapka subject chalega ya nahi, yeh har college ke admission ke niyam mein hota hai: fees dene ya rukne se pehle padhiye.`,
  hindi: (name, way) =>
    `अगर विषय सही था, तो हाँ: ${name} के रिकॉर्ड में लिखा है: "${way}"। आपका विषय चलेगा या नहीं, यह हर कॉलेज के दाख़िले के नियमों में होता है: फ़ीस देने या रुकने से पहले पढ़िए।`,
};
/** A way in that names the same qualification in another branch alone. */
export const OF_ANOTHER_BRANCH: Wording<(name: string, way: string, branch: string) => string> = {
  english: (name, way, branch) =>
    `Not as the record of ${name} stands: it names "${way}", and nothing with ${branch}. The same examinations (RRB JE, SSC JE, the State's) have posts of other branches: look for ${branch} in the notice, or name a work of your branch and I tell its way.`,
  hinglish: (name, way, branch) =>
    `${name} ke record ke hisaab se nahi: usme "${way}" likha hai, ${branch} ke saath kuch nahi. Unhi exams (RRB JE, SSC JE, rajya ke) mein doosri branch ki posts hoti hain: notice mein ${branch} dekhiye, ya apni branch ke kisi kaam ka naam likhiye, main uska raasta batati hoon.`,
  hindi: (name, way, branch) =>
    `${name} के रिकॉर्ड के हिसाब से नहीं: उसमें "${way}" लिखा है, ${branch} के साथ कुछ नहीं। उन्हीं परीक्षाओं (RRB JE, SSC JE, राज्य की) में दूसरी ब्रांच के पद होते हैं: नोटिस में ${branch} देखिए, या अपनी ब्रांच के किसी काम का नाम लिखिए, मैं उसका रास्ता बताती हूँ।`,
};
export const CANNOT_SAY_YES: Wording<(name: string, degree: string, further: string | null) => string> = {
  english: (name, degree, further) =>
    `I cannot say yes: the record of ${name} does not name ${degree} on any way in. ${
      further === null
        ? "The ways that it names stand below."
        : `After another degree it names "${further}"; whether that course takes you with ${degree} is for its university to say.`
    }`,
  hinglish: (name, degree, further) =>
    `Main haan nahi keh sakti: ${name} ke record mein kisi raste par ${degree} nahi likha hai. ${
      further === null
        ? "Jo raste likhe hain, woh neeche hain."
        : `Kisi aur degree ke baad uske liye "${further}" likha hai; ${degree} se us course mein lete hain ya nahi, yeh uski university batayegi.`
    }`,
  hindi: (name, degree, further) =>
    `मैं हाँ नहीं कह सकती: ${name} के रिकॉर्ड में किसी रास्ते पर ${degree} नहीं लिखा है। ${
      further === null
        ? "जो रास्ते लिखे हैं, वे नीचे हैं।"
        : `किसी और डिग्री के बाद उसके लिए "${further}" लिखा है; ${degree} से उस कोर्स में लेते हैं या नहीं, यह उसकी यूनिवर्सिटी बताएगी।`
    }`,
};
export const BY_ONES_PORTFOLIO: OfTwo = {
  english: (name, way) =>
    `Yes, at private firms and for clients, where the work that you show decides: the record of ${name} names "${way}". Posts that ask for a degree in writing stay shut, so finish one beside work if you can. Show three finished pieces, each with what was asked and why you did it so.`,
  hinglish: (name, way) =>
    `Haan, private company mein aur clients ke liye, jahan dikhaya hua kaam tay karta hai: ${name} ke record mein "${way}" likha hai. Jin posts mein degree likhkar maangi jaati hai woh band rehti hain, isliye ho sake to kaam ke saath degree kar lijiye. Teen poore kaam dikhaiye, har ek mein kya maanga gaya tha aur aapne aisa kyun kiya.`,
  hindi: (name, way) =>
    `हाँ, प्राइवेट कंपनी में और clients के लिए, जहाँ दिखाया हुआ काम तय करता है: ${name} के रिकॉर्ड में "${way}" लिखा है। जिन पदों में डिग्री लिखकर माँगी जाती है वे बंद रहते हैं, इसलिए हो सके तो काम के साथ डिग्री कर लीजिए। तीन पूरे काम दिखाइए, हर एक में क्या माँगा गया था और आपने ऐसा क्यों किया।`,
};
export const ON_THE_WAY: OfTwo = {
  english: (degree, name) => `${degree} is on the way into ${name}. What lies next to it:`,
  hinglish: (degree, name) => `${degree} ${name} ke raste mein hai. Uske aas-paas kya hai:`,
  hindi: (degree, name) => `${degree} ${name} के रास्ते में है। उसके आस-पास क्या है:`,
};
export const NOT_FORETOLD: Wording = {
  english: "What comes after some years is not foretold in its record; this is what it says:",
  hinglish: "Kuch saal baad kya hoga, yeh iske record mein nahi likha; jo likha hai woh yeh hai:",
  hindi: "कुछ साल बाद क्या होगा, यह इसके रिकॉर्ड में नहीं लिखा; जो लिखा है वह यह है:",
};
export const ASK_THE_BODY: Wording = {
  english: "I cannot say yes or no to that from the catalogue: ask the body that registers the profession.",
  hinglish: "Catalogue se main iska haan ya na nahi bata sakti: us sanstha se poochiye jo is peshe ka registration karti hai.",
  hindi: "कैटलॉग से मैं इसका हाँ या ना नहीं बता सकती: उस संस्था से पूछिए जो इस पेशे का रजिस्ट्रेशन करती है।",
};

/** Whether a qualification is a must for a career; of a master's degree also what it is good for. */
export const IS_THE_END: Wording<(career: string) => string> = {
  english: (career) =>
    `Yes, as a rule: the usual qualification of ${career} is a doctorate (PhD); the degrees that its record names lead up to it.`,
  hinglish: (career) =>
    `Haan, aam taur par: ${career} ki usual qualification doctorate (PhD) hai; record mein likhi degree wahan tak le jaati hain.`,
  hindi: (career) => `हाँ, आम तौर पर: ${career} की सामान्य योग्यता डॉक्टरेट (PhD) है; रिकॉर्ड में लिखी डिग्रियाँ वहाँ तक ले जाती हैं।`,
};
export const IS_A_MUST: Wording<(career: string, degree: string) => string> = {
  english: (career, degree) => `Yes: every way in that the record of ${career} names goes by ${degree}.`,
  hinglish: (career, degree) => `Haan: ${career} ke record mein likha har raasta ${degree} se hokar jaata hai.`,
  hindi: (career, degree) => `हाँ: ${career} के रिकॉर्ड में लिखा हर रास्ता ${degree} से होकर जाता है।`,
};
export const IS_NO_MUST: Wording<(career: string, degree: string, others: string, isMasters: boolean) => string> = {
  english: (career, degree, others, isMasters) =>
    `No, ${degree} is not a must for ${career}: its record also names ${others}.${isMasters ? " It helps towards better posts; whoever comes without it begins in a junior one and shows what was done there." : ""}`,
  hinglish: (career, degree, others, isMasters) =>
    `Nahi, ${career} ke liye ${degree} zaroori nahi hai: record mein yeh bhi likha hai: ${others}.${isMasters ? " Isse behtar post mein madad milti hai; jo iske bina aata hai, woh junior post se shuru karta hai aur wahan ka kaam dikhata hai." : ""}`,
  hindi: (career, degree, others, isMasters) =>
    `नहीं, ${career} के लिए ${degree} ज़रूरी नहीं है: रिकॉर्ड में यह भी लिखा है: ${others}।${isMasters ? " इससे बेहतर पोस्ट में मदद मिलती है; जो इसके बिना आता है, वह जूनियर पोस्ट से शुरू करता है और वहाँ का काम दिखाता है।" : ""}`,
};

/** Whether a post is permanent. */
export const PERMANENT_BY_NOTICE: Wording<(career: string, exams: string) => string> = {
  english: (career, exams) =>
    `Yes, as a rule: ${career} is a regular post when it is filled by ${exams}, permanent after a time on probation. The same work is also given on contract for a year or so: the notice says which it is.`,
  hinglish: (career, exams) =>
    `Haan, aam taur par: ${exams} se bhari jaane wali ${career} ki post regular hoti hai, probation ke baad permanent. Yahi kaam contract par bhi diya jaata hai: kaun sa hai, yeh notice mein likha hota hai.`,
  hindi: (career, exams) =>
    `हाँ, आम तौर पर: ${exams} से भरा जाने वाला ${career} का पद नियमित होता है, प्रोबेशन के बाद स्थायी। यही काम कॉन्ट्रैक्ट पर भी दिया जाता है: कौन सा है, यह नोटिस में लिखा होता है।`,
};
export const FOUR_YEARS_FIRST: Wording<(career: string) => string> = {
  english: (career) =>
    `Not at first: ${career} begins as an Agniveer, for four years. By the rule so far at most one in four of a batch is then taken into regular service, by record and test; the others leave with their Seva Nidhi, without a pension.`,
  hinglish: (career) =>
    `Shuru mein nahi: ${career} Agniveer se shuru hota hai, chaar saal ke liye. Ab tak ke niyam se har batch mein zyada se zyada chaar mein ek ko record aur test se regular seva mein lete hain; baaki Seva Nidhi lekar jaate hain, bina pension ke.`,
  hindi: (career) =>
    `शुरू में नहीं: ${career} अग्निवीर से शुरू होता है, चार साल के लिए। अब तक के नियम से हर बैच में ज़्यादा से ज़्यादा चार में एक को रिकॉर्ड और टेस्ट से नियमित सेवा में लेते हैं; बाक़ी सेवा निधि लेकर जाते हैं, बिना पेंशन के।`,
};
export const PERMANENT_BY_CONTRACT: Wording<(career: string) => string> = {
  english: (career) =>
    `Not by itself: for ${career} the catalogue names no examination that fills permanent posts. Whether it is permanent, on contract or by the day, the letter of appointment says: ask for it in writing before you join.`,
  hinglish: (career) =>
    `Apne aap nahi: ${career} ke liye catalogue mein koi aisa exam nahi likha jisse permanent post bhari jaati ho. Permanent hai, contract par hai ya roz ka, yeh niyukti patra batata hai: join karne se pehle likhit mein poochiye.`,
  hindi: (career) =>
    `अपने आप नहीं: ${career} के लिए कैटलॉग में कोई ऐसी परीक्षा नहीं लिखी जिससे स्थायी पद भरे जाते हों। स्थायी है, कॉन्ट्रैक्ट पर है या रोज़ का, यह नियुक्ति पत्र बताता है: जॉइन करने से पहले लिखित में पूछिए।`,
};
/** Whether one must have played a game to teach it. */
export const PLAY_IS_NAMED: Wording<(ways: string, others: string | null) => string> = {
  english: (ways, others) =>
    others === null
      ? `Yes, as a rule: the ways of the record ask for play of your own: ${ways}.`
      : `Not for every way. These ask for play of your own: ${ways}. These name none: ${others}. Who has played still has it easier: players listen to those who know it from the field.`,
  hinglish: (ways, others) =>
    others === null
      ? `Haan, aam taur par: record ke raste khud khela hona maangte hain: ${ways}.`
      : `Har raste ke liye nahi. Yeh khud khela hona maangte hain: ${ways}. Inme yeh nahi likha: ${others}. Jo khel chuka hai, use phir bhi aasaani hoti hai: khiladi uski sunte hain jo maidan se jaanta ho.`,
  hindi: (ways, others) =>
    others === null
      ? `हाँ, आम तौर पर: रिकॉर्ड के रास्ते ख़ुद खेला होना माँगते हैं: ${ways}।`
      : `हर रास्ते के लिए नहीं। ये ख़ुद खेला होना माँगते हैं: ${ways}। इनमें यह नहीं लिखा: ${others}। जो खेल चुका है, उसे फिर भी आसानी होती है: खिलाड़ी उसकी सुनते हैं जो मैदान से जानता हो।`,
};
export const PLAY_IS_NOT_NAMED: Wording<(ways: string) => string> = {
  english: (ways) =>
    `No, the record names no such condition; its ways in are: ${ways}. Who has played still has it easier: players listen to those who know it from the field.`,
  hinglish: (ways) =>
    `Nahi, record mein aisi koi shart nahi likhi; raste yeh hain: ${ways}. Jo khel chuka hai, use phir bhi aasaani hoti hai: khiladi uski sunte hain jo maidan se jaanta ho.`,
  hindi: (ways) =>
    `नहीं, रिकॉर्ड में ऐसी कोई शर्त नहीं लिखी; रास्ते ये हैं: ${ways}। जो खेल चुका है, उसे फिर भी आसानी होती है: खिलाड़ी उसकी सुनते हैं जो मैदान से जानता हो।`,
};
export const IS_REAL: Wording<(career: string, work: string) => string> = {
  english: (career, work) => `Yes, ${career} is real work, with pay and ways in that stand below. ${work}`,
  hinglish: (career, work) => `Haan, ${career} asli kaam hai; iski kamai aur raaste neeche hain. ${work}`,
  hindi: (career, work) => `हाँ, ${career} असली काम है; इसकी कमाई और रास्ते नीचे हैं। ${work}`,
};
/** What is said to whoever would live by what one plays or watches. */
export const LIKING_IS_NOT_MAKING: Wording = {
  english:
    "Liking to use, watch or play a thing is not yet liking to make it: that shows in a month of trying, for an hour or two a week beside school. Whoever goes on unasked, also where it is dull, means it.",
  hinglish:
    "Kisi cheez ko khelna ya dekhna pasand hona, use banana pasand hone jaisa nahi hai: yeh ek mahine aazmane se dikhta hai, padhai ke saath hafte mein ek-do ghante. Jo bina kahe, boring hisse mein bhi, karta rahe, uski chaah sachchi hai.",
  hindi:
    "किसी चीज़ को खेलना या देखना पसंद होना, उसे बनाना पसंद होने जैसा नहीं है: यह एक महीने आज़माने से दिखता है, पढ़ाई के साथ हफ़्ते में एक-दो घंटे। जो बिना कहे, उबाऊ हिस्से में भी, करता रहे, उसकी चाह सच्ची है।",
};

/** What work asks of whoever has done nothing like it, and the tools in the order in which they are learnt. */
export const COMES_WITHOUT: Wording<(career: string, skills: string, tools: string | null) => string> = {
  english: (career, skills, tools) =>
    `People come to the work of ${career} without that background. What is looked for: ${skills}.${tools === null ? "" : ` Learn in this order: ${tools}.`} Begin free at swayam.gov.in, an hour a day for some months; make two small pieces of work that can be shown, and look for an internship or a junior post near what you know already.`,
  hinglish: (career, skills, tools) =>
    `${career} ke kaam mein log us background ke bina bhi aate hain. Kya dekha jaata hai: ${skills}.${tools === null ? "" : ` Is kram mein seekhiye: ${tools}.`} Free shuruaat swayam.gov.in par, kuch mahine roz ek ghanta; do chhote kaam banaiye jo dikha sakein, aur jo aap pehle se jaante hain uske paas ki internship ya junior post dhoondhiye.`,
  hindi: (career, skills, tools) =>
    `${career} के काम में लोग उस background के बिना भी आते हैं। क्या देखा जाता है: ${skills}।${tools === null ? "" : ` इस क्रम में सीखिए: ${tools}।`} मुफ़्त शुरुआत swayam.gov.in पर, कुछ महीने रोज़ एक घंटा; दो छोटे काम बनाइए जो दिखा सकें, और जो आप पहले से जानते हैं उसके पास की internship या जूनियर पोस्ट ढूँढिए।`,
};

/** Whether a skill is a must for a career, by what its record names. */
export const SKILL_IS_NAMED: Wording<(skill: string, career: string, skills: string) => string> = {
  english: (skill, career, skills) =>
    `Yes, ${skill} belongs to the work of ${career}; you need not know it before you begin, the course and practice teach it. Its record names these skills: ${skills}. Try the first steps free at swayam.gov.in or with a book, for a month, and you will see whether you like it.`,
  hinglish: (skill, career, skills) =>
    `Haan, ${skill} ${career} ke kaam ka hissa hai; shuru karne se pehle aana zaroori nahi, course aur practice se aa jaata hai. Record mein ye skills likhi hain: ${skills}. Pehle kadam swayam.gov.in par ya kisi kitaab se ek mahine free mein karke dekhiye, pata chal jaayega ki pasand hai ya nahi.`,
  hindi: (skill, career, skills) =>
    `हाँ, ${skill} ${career} के काम का हिस्सा है; शुरू करने से पहले आना ज़रूरी नहीं, कोर्स और अभ्यास से आ जाता है। रिकॉर्ड में ये skills लिखी हैं: ${skills}। पहले क़दम swayam.gov.in पर या किसी किताब से एक महीने मुफ़्त में करके देखिए, पता चल जाएगा कि पसंद है या नहीं।`,
};
export const SKILL_IS_NOT_NAMED: Wording<(skill: string, career: string, skills: string) => string> = {
  english: (skill, career, skills) =>
    `As far as its record says, no: ${skill} is not among what ${career} asks first. It names ${skills}. Some posts ask for it all the same: look at three or four notices for such work.`,
  hinglish: (skill, career, skills) =>
    `Jitna record kehta hai, nahi: ${skill} ${career} ki pehli zarooraton mein nahi hai. Record mein likha hai: ${skills}. Kuch posts phir bhi ise maangti hain: aise kaam ke teen-chaar notice dekhiye.`,
  hindi: (skill, career, skills) =>
    `जितना रिकॉर्ड कहता है, नहीं: ${skill} ${career} की पहली ज़रूरतों में नहीं है। रिकॉर्ड में लिखा है: ${skills}। कुछ पद फिर भी इसे माँगते हैं: ऐसे काम के तीन-चार नोटिस देखिए।`,
};

/** How somebody of a profession comes into the service of the Government. */
export const IN_GOVERNMENT: Wording<(career: string, exams: string | null) => string> = {
  english: (career, exams) =>
    `${exams === null ? `The record of ${career} names no national exam for a government post, but there are such posts:` : `For government posts the record of ${career} names ${exams}. Besides:`} States recruit by their own commission or board, and central hospitals, institutes and public companies by notices of their own. Register where your profession has a council, look at ncs.gov.in and your State's recruitment page each week, and take work in between: experience counts in many notices. Who sells a post cheats.`,
  hinglish: (career, exams) =>
    `${exams === null ? `${career} ke record mein sarkari post ka koi national exam nahi likha, par aisi posts hoti hain:` : `Sarkari post ke liye ${career} ke record mein likha hai: ${exams}. Iske alawa:`} rajya apne aayog ya board se bharti karte hain, aur Kendra ke aspatal, sansthan aur public companies apne notice se. Jahan aapke peshe ki council ho wahan registration karaiye, har hafte ncs.gov.in aur apne rajya ka bharti page dekhiye, aur beech mein kaam kijiye: anubhav bahut se notice mein gina jaata hai. Jo post bechta hai, woh thagta hai.`,
  hindi: (career, exams) =>
    `${exams === null ? `${career} के रिकॉर्ड में सरकारी पद की कोई राष्ट्रीय परीक्षा नहीं लिखी, पर ऐसे पद होते हैं:` : `सरकारी पद के लिए ${career} के रिकॉर्ड में लिखा है: ${exams}। इसके अलावा:`} राज्य अपने आयोग या बोर्ड से भर्ती करते हैं, और केंद्र के अस्पताल, संस्थान और सार्वजनिक कंपनियाँ अपने नोटिस से। जहाँ आपके पेशे की काउंसिल हो वहाँ रजिस्ट्रेशन कराइए, हर हफ़्ते ncs.gov.in और अपने राज्य का भर्ती पेज देखिए, और बीच में काम कीजिए: अनुभव बहुत से नोटिस में गिना जाता है। जो पद बेचता है, वह ठगता है।`,
};

/** Who employs in a career, where it is asked whether it is work of the Government or private. */
export const WHO_EMPLOYS: Wording<(career: string, posts: string | null) => string> = {
  english: (career, posts) =>
    posts === null
      ? `Mostly private, or on one's own: the record of ${career} names no way into a post of the Government.`
      : `Both exist. For posts of the Government the record of ${career} names ${posts}. Firms, institutes and trusts take by an interview or a test of their own.`,
  hinglish: (career, posts) =>
    posts === null
      ? `Zyadatar private, ya apna kaam: ${career} ke record mein sarkari post ka koi raasta nahi likha.`
      : `Dono hote hain. Sarkari post ke liye ${career} ke record mein likha hai: ${posts}. Companies, sansthan aur trust apne interview ya test se lete hain.`,
  hindi: (career, posts) =>
    posts === null
      ? `ज़्यादातर प्राइवेट, या अपना काम: ${career} के रिकॉर्ड में सरकारी पद का कोई रास्ता नहीं लिखा।`
      : `दोनों होते हैं। सरकारी पद के लिए ${career} के रिकॉर्ड में लिखा है: ${posts}। कंपनियाँ, संस्थान और ट्रस्ट अपने इंटरव्यू या टेस्ट से लेते हैं।`,
};

export const WAYS_WITHOUT_DEGREE: Wording<(career: string, ways: string, isAMust: boolean) => string> = {
  english: (career, ways, isAMust) =>
    `${isAMust ? "No, it can be done without a degree" : "Yes, without a degree too"}: the record of ${career} names ${ways}. A degree helps later towards better posts and public exams; it can be taken beside the work (ignou.ac.in).`,
  hinglish: (career, ways, isAMust) =>
    `${isAMust ? "Nahi, bina degree ke bhi ho sakta hai" : "Haan, bina degree bhi"}: ${career} ke record mein likha hai: ${ways}. Degree baad mein behtar post aur sarkari exam ke liye kaam aati hai; kaam ke saath bhi ho sakti hai (ignou.ac.in).`,
  hindi: (career, ways, isAMust) =>
    `${isAMust ? "नहीं, बिना डिग्री के भी हो सकता है" : "हाँ, बिना डिग्री भी"}: ${career} के रिकॉर्ड में लिखा है: ${ways}। डिग्री बाद में बेहतर पोस्ट और सरकारी परीक्षा के लिए काम आती है; काम के साथ भी हो सकती है (ignou.ac.in)।`,
};
export const ALL_WAYS_BY_DEGREE: Wording<(career: string, education: string, isAMust: boolean) => string> = {
  english: (career, education, isAMust) =>
    `${isAMust ? "Mostly yes" : "Mostly no"}: every way that the record of ${career} names goes by a degree, and its usual qualification is ${education}. Where no licence is asked for, small firms and single customers sometimes take who can show good work; look at three or four notices near you. A degree beside the work (ignou.ac.in) keeps the door open.`,
  hinglish: (career, education, isAMust) =>
    `${isAMust ? "Zyadatar haan" : "Zyadatar nahi"}: ${career} ke record ka har raasta degree se jaata hai, aur aam qualification ${education} hai. Jahan licence nahi lagta, wahan chhoti companies aur customer kabhi-kabhi achha kaam dikhane wale ko le lete hain; paas ke teen-chaar notice dekhiye. Kaam ke saath degree (ignou.ac.in) darwaza khula rakhti hai.`,
  hindi: (career, education, isAMust) =>
    `${isAMust ? "ज़्यादातर हाँ" : "ज़्यादातर नहीं"}: ${career} के रिकॉर्ड का हर रास्ता डिग्री से जाता है, और आम योग्यता ${education} है। जहाँ लाइसेंस नहीं लगता, वहाँ छोटी कंपनियाँ और ग्राहक कभी-कभी अच्छा काम दिखाने वाले को ले लेते हैं; पास के तीन-चार नोटिस देखिए। काम के साथ डिग्री (ignou.ac.in) दरवाज़ा खुला रखती है।`,
};

export const MATHS_CAN_BE_MENDED: Wording<(name: string) => string> = {
  english: (name) =>
    `${strong("Yes, if you mend it")}: to be weak in maths today is not for ever. But ${name} has maths in every choice of subjects, in the entrance and in the first years of the course. Go back to the class where it began to be unclear, ten sums a day (diksha.gov.in, free), and look after three months: if it goes better, the way is open; if it still hurts each day, ask me for work near it without maths.`,
  hinglish: (name) =>
    `${strong("Haan, agar ise sudhaar lein")}: aaj maths kamzor hai to hamesha nahi rahega, par ${name} ke har subject choice, entrance aur course ke pehle saalon mein maths hai. Us class par wapas jaiye jahan se samajh aana band hua, roz das sawal (diksha.gov.in, free), aur teen mahine baad dekhiye: behtar ho to raasta khula hai; phir bhi roz bhaari lage to mujhse iske paas ka kaam poochiye jisme maths na ho.`,
  hindi: (name) =>
    `${strong("हाँ, अगर इसे सुधार लें")}: आज गणित कमज़ोर है तो हमेशा नहीं रहेगा, पर ${name} के हर विषय-चुनाव, entrance और कोर्स के पहले सालों में गणित है। उस क्लास पर वापस जाइए जहाँ से समझ आना बंद हुआ, रोज़ दस सवाल (diksha.gov.in, मुफ़्त), और तीन महीने बाद देखिए: बेहतर हो तो रास्ता खुला है; फिर भी रोज़ भारी लगे तो मुझसे इसके पास का काम पूछिए जिसमें गणित न हो।`,
};

export const DANGER_IS_NAMED: OfTwo = {
  english: (name, what) =>
    `Yes, in part. Of what may harm the body the record of ${name} names: "${what}". How great it is depends on the employer: ask those who do the work about training, protective gear and insurance.`,
  hinglish: (name, what) =>
    `Haan, kuch had tak. Shareer ko jisse nuksan ho sakta hai, usme se ${name} ka record yeh kehta hai: "${what}". Kitna, yeh employer par hai: jo yeh kaam karte hain unse training, suraksha ke saamaan aur bima ke baare mein poochiye.`,
  hindi: (name, what) =>
    `हाँ, कुछ हद तक। शरीर को जिससे नुक़सान हो सकता है, उसमें से ${name} का रिकॉर्ड यह कहता है: "${what}"। कितना, यह नियोक्ता पर है: जो यह काम करते हैं उनसे ट्रेनिंग, सुरक्षा के सामान और बीमा के बारे में पूछिए।`,
};
export const DANGER_IS_NOT_NAMED: Wording<(name: string) => string> = {
  english: (name) =>
    `The record of ${name} names no danger to the body, which does not prove that there is none: ask somebody who does the work. What people dislike in it:`,
  hinglish: (name) =>
    `${name} ke record mein shareer ke liye koi khatra nahi likha hai; isse yeh pakka nahi hota ki koi nahi hai: jo yeh kaam karta hai usse poochiye. Logon ko isme kya pasand nahi:`,
  hindi: (name) =>
    `${name} के रिकॉर्ड में शरीर के लिए कोई ख़तरा नहीं लिखा है; इससे यह पक्का नहीं होता कि कोई नहीं है: जो यह काम करता है उससे पूछिए। लोगों को इसमें क्या पसंद नहीं:`,
};

export const NOT_AT_ONCE: Wording<(career: string, way: string) => string> = {
  english: (career, way) => `Not at once: years of work come between. The record of ${career} names "${way}".`,
  hinglish: (career, way) => `Turant nahi: beech mein kuch saal ka kaam chahiye. ${career} ke record mein likha hai: "${way}".`,
  hindi: (career, way) => `तुरंत नहीं: बीच में कुछ साल का काम चाहिए। ${career} के रिकॉर्ड में लिखा है: "${way}"।`,
};

export const DEGREE_FIRST: Wording<(career: string, exam: string) => string> = {
  english: (career, exam) =>
    `No examination leads to the post of ${career} right after Class 12: first a degree, then ${exam}. Choose the degree by what you study gladly, and read for the examination beside it from its second year.`,
  hinglish: (career, exam) =>
    `Class 12 ke turant baad ${career} ki post ka koi exam nahi: pehle degree, phir ${exam}. Degree woh chuniye jo aap mann se padhein, aur doosre saal se saath mein exam ki taiyari kijiye.`,
  hindi: (career, exam) =>
    `Class 12 के तुरंत बाद ${career} के पद की कोई परीक्षा नहीं: पहले डिग्री, फिर ${exam}। डिग्री वह चुनिए जो आप मन से पढ़ें, और दूसरे साल से साथ में परीक्षा की तैयारी कीजिए।`,
};

export const NOT_ONLY_THAT: OfTwo = {
  english: (name, tasks) => `No, not only. Of an ordinary day of ${name}: ${tasks}.`,
  hinglish: (name, tasks) => `Nahi, sirf utna nahi. ${name} ke ek aam din se: ${tasks}.`,
  hindi: (name, tasks) => `नहीं, सिर्फ़ उतना नहीं। ${name} के एक आम दिन से: ${tasks}।`,
};
export const NOT_FOR_THE_BEST_ALONE: Wording<(name: string) => string> = {
  english: (name) =>
    `No: ${name} is for whoever keeps at its way, and no record asks to have been first in class or rich. Patience over the years that stand below counts for more; look at them honestly.`,
  hinglish: (name) =>
    `Nahi: ${name} uske liye hai jo iske raste par tika rahe; record mein kahin class mein pehla aane ya ameer hone ki shart nahi. Neeche likhe saalon ka dhairya zyada kaam aata hai; unhe imaandaari se dekhiye.`,
  hindi: (name) =>
    `नहीं: ${name} उसके लिए है जो इसके रास्ते पर टिका रहे; रिकॉर्ड में कहीं क्लास में पहला आने या अमीर होने की शर्त नहीं। नीचे लिखे सालों का धैर्य ज़्यादा काम आता है; उन्हें ईमानदारी से देखिए।`,
};
export const BEGUN_BY_FRESHERS: Wording<(name: string, education: string, firstPay: string | null) => string> = {
  english: (name, education, firstPay) =>
    `Yes, people begin in it: ${name} is a first post, mostly after ${education}${firstPay === null ? "" : `; at the start ${firstPay}`}. Of two freshers the one is taken who has something to show: a finished piece of work or an internship.`,
  hinglish: (name, education, firstPay) =>
    `Haan, log isse shuru karte hain: ${name} pehli post hoti hai, zyadatar ${education} ke baad${firstPay === null ? "" : `; shuruaat mein ${firstPay}`}. Do fresher mein se woh liya jaata hai jiske paas dikhane ko kuch ho: ek poora kiya hua kaam ya internship.`,
  hindi: (name, education, firstPay) =>
    `हाँ, लोग इससे शुरू करते हैं: ${name} पहली पोस्ट होती है, ज़्यादातर ${education} के बाद${firstPay === null ? "" : `; शुरुआत में ${firstPay}`}। दो फ़्रेशर में से वह लिया जाता है जिसके पास दिखाने को कुछ हो: एक पूरा किया हुआ काम या इंटर्नशिप।`,
};
