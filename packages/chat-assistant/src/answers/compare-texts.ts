import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

type Of = Wording<(text: string) => string>;

export const PAID_MOST: Of = {
  english: (name) => `By our estimate the pay of ${strong(name)} reaches highest; where each begins stands below.`,
  hinglish: (name) => `Hamare andaze se ${strong(name)} ki kamai sabse upar tak jaati hai; shuruaat kahan se hoti hai, yeh neeche hai.`,
  hindi: (name) => `हमारे अंदाज़े से ${strong(name)} की कमाई सबसे ऊपर तक जाती है; शुरुआत कहाँ से होती है, यह नीचे है।`,
};
/** Two of three whose pay reaches as high, before the third. */
export const PAID_MOST_ALIKE: Wording<(names: string) => string> = {
  english: (names) => `By our estimate the pay of ${names} reaches equally high, and higher than the rest; where each begins stands below.`,
  hinglish: (names) =>
    `Hamare andaze se ${names} ki kamai ek jitni upar tak jaati hai, baaki se upar; shuruaat kahan se hoti hai, yeh neeche hai.`,
  hindi: (names) => `हमारे अंदाज़े से ${names} की कमाई एक जितनी ऊपर तक जाती है, बाक़ी से ऊपर; शुरुआत कहाँ से होती है, यह नीचे है।`,
};
export const GROWS_MOST: Of = {
  english: (name) => `By the projection that the catalogue has, ${strong(name)} grows most.`,
  hinglish: (name) => `Catalogue ke anumaan se ${strong(name)} sabse zyada badhega.`,
  hindi: (name) => `कैटलॉग के अनुमान से ${strong(name)} सबसे ज़्यादा बढ़ेगा।`,
};
export const NO_COUNT_OF_POSTS: Wording = {
  english: "It holds no count of open posts, and nobody knows what machines will change.",
  hinglish: "Isme khaali posts ki ginti nahi hai, aur machines kya badlengi, yeh koi nahi jaanta.",
  hindi: "इसमें ख़ाली पदों की गिनती नहीं है, और मशीनें क्या बदलेंगी, यह कोई नहीं जानता।",
};

export const NOT_THE_SAME: Wording = {
  english: "No, these are two careers, though parts of the work may be alike. What differs stands below.",
  hinglish: "Nahi, yeh do alag career hain, chahe kuch kaam milta-julta ho. Kya alag hai, neeche hai.",
  hindi: "नहीं, ये दो अलग करियर हैं, चाहे कुछ काम मिलता-जुलता हो। क्या अलग है, नीचे है।",
};
export const HARDER_WITHOUT_PAPERS: Wording = {
  english:
    "No measure says which is harder for you, and no paper decides it: firms choose by interview and by what you can show. Read two open notices of each, and count how many of their demands you meet.",
  hinglish:
    "Kaun sa aapke liye kathin hai, iska koi paimaana nahi, aur koi paper ise tay nahi karta: company interview aur aapke kaam se chunti hai. Dono ke do khule notice padhiye, aur giniye ki kitni shartein aap poori karte hain.",
  hindi:
    "कौन सा आपके लिए कठिन है, इसका कोई पैमाना नहीं, और कोई पेपर इसे तय नहीं करता: कंपनी इंटरव्यू और आपके काम से चुनती है। दोनों के दो खुले नोटिस पढ़िए, और गिनिए कि कितनी शर्तें आप पूरी करते हैं।",
};
export const WHICH_IS_HARDER: Wording = {
  english:
    "None of them is easy, and no measure says which is harder for you. Where a few posts stand against very many who try, even good work may not be enough; where one only has to pass, patience counts: you may sit again. Solve one old paper of each, free on the official sites, before you choose.",
  hinglish:
    "Inme se koi aasan nahi, aur kaun sa aapke liye zyada kathin hai, iska koi paimaana nahi. Jahan thodi posts ke liye bahut log hain, wahan achhi taiyari bhi kam pad sakti hai; jahan sirf paas hona hai, wahan dheeraj kaam aata hai: dobara de sakte hain. Chunne se pehle dono ka ek purana paper haal kijiye, official site par free hai.",
  hindi:
    "इनमें से कोई आसान नहीं, और कौन सा आपके लिए ज़्यादा कठिन है, इसका कोई पैमाना नहीं। जहाँ थोड़े पदों के लिए बहुत लोग हैं, वहाँ अच्छी तैयारी भी कम पड़ सकती है; जहाँ सिर्फ़ पास होना है, वहाँ धीरज काम आता है: दोबारा दे सकते हैं। चुनने से पहले दोनों का एक पुराना पेपर हल कीजिए, आधिकारिक साइट पर मुफ़्त है।",
};

export const PAY_ROW: Wording<(pay: string | null) => string> = {
  english: (pay) => `Pay in India: ${pay ?? "the catalogue has no figure yet"}`,
  hinglish: (pay) => `India mein kamai: ${pay ?? "catalogue mein abhi koi figure nahi hai"}`,
  hindi: (pay) => `भारत में कमाई: ${pay ?? "कैटलॉग में अभी कोई आँकड़ा नहीं है"}`,
};
export const GROWTH_ROW: Wording<(growth: string | null) => string> = {
  english: (growth) => `Growth: ${growth ?? "the catalogue has no projection"}`,
  hinglish: (growth) => `Growth: ${growth ?? "catalogue mein koi anumaan nahi hai"}`,
  hindi: (growth) => `ग्रोथ: ${growth ?? "कैटलॉग में कोई अनुमान नहीं है"}`,
};
export const SCHOOL_ROW: Of = {
  english: (subjects) => `In Class 11 and 12 ${subjects}`,
  hinglish: (subjects) => `Class 11 aur 12 mein ${subjects}`,
  hindi: (subjects) => `Class 11 और 12 में ${subjects}`,
};
export const EXAMS_ROW: Of = {
  english: (exams) => `Exams: ${exams}`,
  hinglish: (exams) => `Exams: ${exams}`,
  hindi: (exams) => `परीक्षाएँ: ${exams}`,
};
export const FIRST_PAY_ROW: Of = {
  english: (years) => `First pay: about ${years} after Class 10`,
  hinglish: (years) => `Pehli kamai: Class 10 ke lagbhag ${years} baad`,
  hindi: (years) => `पहली कमाई: Class 10 के लगभग ${years} बाद`,
};
export const LAST_ROW: Wording<(education: string, stress: string, isRemote: boolean) => string> = {
  english: (education, stress, isRemote) =>
    `Usual qualification: ${education}; stress: ${stress}; ${isRemote ? "can be done from home" : "not usually done from home"}`,
  hinglish: (education, stress, isRemote) =>
    `Aam taur par qualification: ${education}; stress: ${stress}; ${isRemote ? "ghar se ho sakta hai" : "aam taur par ghar se nahi hota"}`,
  hindi: (education, stress, isRemote) =>
    `आम तौर पर योग्यता: ${education}; तनाव: ${stress}; ${isRemote ? "घर से हो सकता है" : "आम तौर पर घर से नहीं होता"}`,
};
export const SOONEST: Of = {
  english: (name) => `${name} brings the first pay soonest. `,
  hinglish: (name) => `${name} mein pehli kamai sabse jaldi aati hai. `,
  hindi: (name) => `${name} में पहली कमाई सबसे जल्दी आती है। `,
};
export const CHOOSE_IF: Wording<(name: string, reasons: string) => string> = {
  english: (name, reasons) => `Choose ${strong(name)} if you ${reasons}.`,
  hinglish: (name, reasons) => `${strong(name)} tab chuniye, jab ${reasons}.`,
  hindi: (name, reasons) => `${strong(name)} तब चुनिए, जब ${reasons}।`,
};
export const AS_LONG: Wording = {
  english: "By their records none is plainly the shorter way: the years to the first pay stand below.",
  hinglish: "Records ke hisaab se koi saaf taur par chhota raasta nahi hai: pehli kamai tak ke saal neeche hain.",
  hindi: "रिकॉर्ड के हिसाब से कोई साफ़ तौर पर छोटा रास्ता नहीं है: पहली कमाई तक के साल नीचे हैं।",
};
export const PAID_ALIKE: Wording = {
  english: "By our estimate their pay reaches equally high; where each begins stands below.",
  hinglish: "Hamare andaze se sabki kamai ek jitni upar tak jaati hai; shuruaat kahan se hoti hai, neeche hai.",
  hindi: "हमारे अंदाज़े से सबकी कमाई एक जितनी ऊपर तक जाती है; शुरुआत कहाँ से होती है, नीचे है।",
};
export const ALIKE: Wording = {
  english: "The same for each, by their records:",
  hinglish: "Records ke hisaab se sabka ek jaisa:",
  hindi: "रिकॉर्ड के हिसाब से सबका एक जैसा:",
};
export const BOTH_IN_FULL: Wording = {
  english:
    "Both in full at the same time hardly works: each asks for whole days and years of its own. What people do is one for a living and the other beside it, or one after the other. Begin with the one whose training cannot be begun late.",
  hinglish:
    "Dono ek saath poore taur par chalana mushkil hai: har ek poore din aur kai saal maangta hai. Log aksar ek se kamate hain aur doosra saath mein karte hain, ya ek ke baad ek. Pehle woh shuru kijiye jiski training der se shuru nahi ho sakti.",
  hindi:
    "दोनों एक साथ पूरे तौर पर चलाना मुश्किल है: हर एक पूरे दिन और कई साल माँगता है। लोग अक्सर एक से कमाते हैं और दूसरा साथ में करते हैं, या एक के बाद एक। पहले वह शुरू कीजिए जिसकी ट्रेनिंग देर से शुरू नहीं हो सकती।",
};
export const SIDE_BY_SIDE: Wording<(page: (text: string) => string) => string> = {
  english: (page) => `Neither pay nor years say what suits you: read an ordinary day of each, and ${page("see them side by side")}.`,
  hinglish: (page) =>
    `Kamai ya saal yeh nahi batate ki aapke liye kya sahi hai: dono ka ek aam din padhiye, aur ${page("inhe saath-saath dekhiye")}.`,
  hindi: (page) => `कमाई या साल यह नहीं बताते कि आपके लिए क्या सही है: दोनों का एक आम दिन पढ़िए, और ${page("इन्हें साथ-साथ देखिए")}।`,
};

export const IS_NO_CAREER: Wording<(exam: string, about: string) => string> = {
  english: (exam, about) => `${strong(exam)} is no career but ${about}.`,
  hinglish: (exam, about) => `${strong(exam)} koi career nahi hai: ${about}.`,
  hindi: (exam, about) => `${strong(exam)} कोई करियर नहीं है: ${about}।`,
};
export const STANDS_FOR_IT: Of = {
  english: (career) => ` ${career} stands here for the careers behind it.`,
  hinglish: (career) => ` Uske aage ke careers mein se yahan ${career} liya hai.`,
  hindi: (career) => ` उसके आगे के करियर में से यहाँ ${career} लिया है।`,
};
export const OTHERS_ARE: Of = {
  english: (careers) => ` Others are ${careers}.`,
  hinglish: (careers) => ` Aur bhi hain: ${careers}.`,
  hindi: (careers) => ` और भी हैं: ${careers}।`,
};
export const NO_PAY_OF_ITS_OWN: Wording = {
  english: "It is no career, so it has no pay of its own.",
  hinglish: "Yeh career nahi hai, isliye iski apni koi kamai nahi hoti.",
  hindi: "यह करियर नहीं है, इसलिए इसकी अपनी कोई कमाई नहीं होती।",
};
export const NOT_COMPARED: Of = {
  english: (name) => `I know no career of exactly the name "${name}", so it is not compared here.`,
  hinglish: (name) => `Theek "${name}" naam ka koi career mere paas nahi hai, isliye uski tulna yahan nahi hai.`,
  hindi: (name) => `ठीक "${name}" नाम का कोई करियर मेरे पास नहीं है, इसलिए उसकी तुलना यहाँ नहीं है।`,
};
export const NEAREST_TO: Wording<(word: string, career: string) => string> = {
  english: (word, career) => `"${word}" alone is no record's name here: ${career} comes nearest to it.`,
  hinglish: (word, career) => `Sirf "${word}" naam ka koi record yahan nahi hai: sabse paas ${career} hai.`,
  hindi: (word, career) => `सिर्फ़ "${word}" नाम का कोई रिकॉर्ड यहाँ नहीं है: सबसे पास ${career} है।`,
};
export const NO_OTHER_NAME: Wording = {
  english: "Of the other name I have no record, so I can tell only of this one; write it otherwise, and I compare the two.",
  hinglish:
    "Doosre naam ka record mere paas nahi hai, isliye sirf iske baare mein bata sakti hoon; use kisi aur tarah likhiye, to main dono ki tulna karungi.",
  hindi: "दूसरे नाम का रिकॉर्ड मेरे पास नहीं है, इसलिए सिर्फ़ इसके बारे में बता सकती हूँ; उसे किसी और तरह लिखिए, तो मैं दोनों की तुलना करूँगी।",
};
export const MORE_TO_COMPARE: Wording<(most: number, careers: string) => string> = {
  english: (most, careers) => `I compare ${most} at a time; ask again for ${careers}.`,
  hinglish: (most, careers) => `Main ek baar mein ${most} ki tulna karti hoon; baaki ke liye phir poochiye: ${careers}.`,
  hindi: (most, careers) => `मैं एक बार में ${most} की तुलना करती हूँ; बाक़ी के लिए फिर पूछिए: ${careers}।`,
};

export const IS_DEGREE: Wording<(degree: string, about: string | null) => string> = {
  english: (degree, about) => `${strong(degree)} is ${about ?? "a qualification"}.`,
  hinglish: (degree, about) => `${strong(degree)}: ${about ?? "ek qualification"}.`,
  hindi: (degree, about) => `${strong(degree)}: ${about ?? "एक योग्यता"}।`,
};
export const LEADS_NOWHERE: Wording = {
  english: "The catalogue names it on the way to no career.",
  hinglish: "Catalogue mein yeh kisi career ke raste mein nahi likha hai.",
  hindi: "कैटलॉग में यह किसी करियर के रास्ते में नहीं लिखा है।",
};
export const LEADS_TO: Of = {
  english: (careers) => `In the catalogue it stands on the way to ${careers}.`,
  hinglish: (careers) => `Catalogue mein yeh inke raste mein hai: ${careers}.`,
  hindi: (careers) => `कैटलॉग में यह इनके रास्ते में है: ${careers}।`,
};

/** What speaks for a career beside others; completes `CHOOSE_IF`. */
export const REASONS: Readonly<
  Record<
    | "technical"
    | "creative"
    | "analytical"
    | "social"
    | "leadership"
    | "physical"
    | "sooner"
    | "richer"
    | "wider"
    | "calmer"
    | "atHome"
    | "settled"
    | "drawn",
    Wording
  >
> = {
  technical: {
    english: "like tools, machines or code",
    hinglish: "aapko auzaar, machine ya code pasand ho",
    hindi: "आपको औज़ार, मशीन या कोड पसंद हो",
  },
  creative: {
    english: "like to make something new",
    hinglish: "aapko kuch naya banana pasand ho",
    hindi: "आपको कुछ नया बनाना पसंद हो",
  },
  analytical: {
    english: "like to work things out by thinking",
    hinglish: "aapko sochkar hal nikaalna pasand ho",
    hindi: "आपको सोचकर हल निकालना पसंद हो",
  },
  social: {
    english: "like to deal with people all day",
    hinglish: "aapko din bhar logon ke saath kaam karna pasand ho",
    hindi: "आपको दिन भर लोगों के साथ काम करना पसंद हो",
  },
  leadership: {
    english: "like to decide and to lead",
    hinglish: "aapko faisle lena aur aage badhkar sambhalna pasand ho",
    hindi: "आपको फ़ैसले लेना और आगे बढ़कर संभालना पसंद हो",
  },
  physical: {
    english: "would rather move than sit",
    hinglish: "aapko baithne se zyada chalna-phirna pasand ho",
    hindi: "आपको बैठने से ज़्यादा चलना-फिरना पसंद हो",
  },
  sooner: {
    english: "need the first pay sooner",
    hinglish: "aapko pehli kamai jaldi chahiye",
    hindi: "आपको पहली कमाई जल्दी चाहिए",
  },
  richer: {
    english: "count on pay that our estimate sees higher later",
    hinglish: "aapko aage zyada kamai chahiye (hamare andaze se)",
    hindi: "आपको आगे ज़्यादा कमाई चाहिए (हमारे अंदाज़े से)",
  },
  wider: {
    english: "lack the subjects that the other asks for",
    hinglish: "aapke paas doosre ke liye zaroori subject na hon",
    hindi: "आपके पास दूसरे के लिए ज़रूरी विषय न हों",
  },
  calmer: { english: "want calmer days", hinglish: "aapko shaant din chahiye", hindi: "आपको शांत दिन चाहिए" },
  atHome: {
    english: "want to work from home at times",
    hinglish: "aap kabhi-kabhi ghar se kaam karna chahein",
    hindi: "आप कभी-कभी घर से काम करना चाहें",
  },
  settled: {
    english: "want to stay in one place",
    hinglish: "aap ek hi jagah rehna chahein",
    hindi: "आप एक ही जगह रहना चाहें",
  },
  drawn: {
    english: "are drawn to its ordinary day",
    hinglish: "iska aam din aapko pasand aaye",
    hindi: "इसका आम दिन आपको पसंद आए",
  },
};
export const SUCH_A_DAY: Of = {
  english: (day) => `would like such a day: ${day}`,
  hinglish: (day) => `aapko aisa din pasand aaye: ${day}`,
  hindi: (day) => `आपको ऐसा दिन पसंद आए: ${day}`,
};

export const IS_EXAM: Wording<(exam: string, about: string) => string> = {
  english: (exam, about) => `${strong(exam)} is ${about}.`,
  hinglish: (exam, about) => `${strong(exam)}: ${about}.`,
  hindi: (exam, about) => `${strong(exam)}: ${about}।`,
};
export const COUNTS: Of = {
  english: (where) => ` It counts ${where}.`,
  hinglish: (where) => ` Yeh kahan chalta hai: ${where}.`,
  hindi: (where) => ` यह कहाँ चलता है: ${where}।`,
};
export const ON_THE_WAY_TO: Of = {
  english: (careers) => ` On the way to ${careers}.`,
  hinglish: (careers) => ` Iske aage ke career: ${careers}.`,
  hindi: (careers) => ` इसके आगे के करियर: ${careers}।`,
};
export const LOOK_WHERE: Wording = {
  english: "Look first at where you want to study or work, then at which of them is asked for there: many sit for more than one.",
  hinglish:
    "Pehle yeh dekhiye ki aap kahan padhna ya kaam karna chahte hain, phir yeh ki wahan inme se kaun sa exam maangte hain: bahut se log ek se zyada dete hain.",
  hindi: "पहले यह देखिए कि आप कहाँ पढ़ना या काम करना चाहते हैं, फिर यह कि वहाँ इनमें से कौन सी परीक्षा माँगते हैं: बहुत से लोग एक से ज़्यादा देते हैं।",
};

/** What stands over the ways in: after Class 10, after Class 12, after a degree. */
export const WAYS_AFTER: readonly Wording[] = [
  { english: "After Class 10", hinglish: "Class 10 ke baad", hindi: "Class 10 के बाद" },
  { english: "After Class 12", hinglish: "Class 12 ke baad", hindi: "Class 12 के बाद" },
  { english: "After another degree", hinglish: "Kisi doosri degree ke baad", hindi: "किसी दूसरी डिग्री के बाद" },
];

export const ITS_RECORD_NAMES: Of = {
  english: (degrees) => ` Its record names ${degrees} on the way there.`,
  hinglish: (degrees) => ` Iske record mein raste mein ${degrees} likha hai.`,
  hindi: (degrees) => ` इसके रिकॉर्ड में रास्ते में ${degrees} लिखा है।`,
};
export const NOBODY_COUNTS: Wording = {
  english: "Nobody counts the open posts of a degree: look how many notices name it near you, at ncs.gov.in and in your State.",
  hinglish:
    "Kisi degree ki khaali posts koi nahi ginta: dekhiye ki aapke aas-paas kitne notice mein uska naam hai, ncs.gov.in par aur apne rajya mein.",
  hindi: "किसी डिग्री के ख़ाली पद कोई नहीं गिनता: देखिए कि आपके आस-पास कितने नोटिस में उसका नाम है, ncs.gov.in पर और अपने राज्य में।",
};
export const WORK_BEFORE_DEGREE: Wording = {
  english: "Choose the work first and the qualification after it: name two of these careers, and I compare them.",
  hinglish: "Pehle kaam chuniye, phir uske hisaab se padhai: inme se do careers ke naam bataiye, main unki tulna karungi.",
  hindi: "पहले काम चुनिए, फिर उसके हिसाब से पढ़ाई: इनमें से दो करियर के नाम बताइए, मैं उनकी तुलना करूँगी।",
};
export const EASE_OF_STREAMS: Wording = {
  english:
    "None is easy or hard for everybody: Science mostly takes the most hours, with practicals and entrances beside it; Commerce steady practice in accounts; Humanities much reading and long answers. It comes easier where the subjects interest you.",
  hinglish:
    "Koi bhi sabke liye aasaan ya mushkil nahi: Science mein zyadatar sabse zyada ghante lagte hain, practical aur entrance bhi; Commerce mein accounts ka lagatar abhyas; Humanities mein bahut padhna aur lambe jawab. Jiske vishay achhe lagein, woh aasaan lagti hai.",
  hindi:
    "कोई भी सबके लिए आसान या मुश्किल नहीं: Science में ज़्यादातर सबसे ज़्यादा घंटे लगते हैं, प्रैक्टिकल और entrance भी; Commerce में अकाउंट्स का लगातार अभ्यास; Humanities में बहुत पढ़ना और लंबे जवाब। जिसके विषय अच्छे लगें, वह आसान लगती है।",
};
export const PAY_OF_STREAMS: Wording = {
  english:
    'Pay goes by the work and not by the stream. Ask me "highest pay with Commerce", for each of them, and I list it with its years.',
  hinglish:
    'Kamai kaam se tay hoti hai, stream se nahi. Har ek ke liye mujhse poochiye "Commerce ke saath sabse zyada salary", main saalon ke saath list dungi.',
  hindi: 'कमाई काम से तय होती है, स्ट्रीम से नहीं। हर एक के लिए मुझसे पूछिए "कॉमर्स के साथ सबसे ज़्यादा सैलरी", मैं सालों के साथ लिस्ट दूँगी।',
};
export const OPEN_FROM_EVERY_STREAM: Wording = {
  english:
    "Law, civil services, hotel management, design and most teaching are open from every stream. Name a career, and I tell you its subjects; the free stream test has ten questions, at the top of the home page.",
  hinglish:
    "Law, civil services, hotel management, design aur zyadatar teaching har stream se khule hain. Kisi career ka naam bataiye, main uske subjects bataungi; free stream test mein das sawal hain, home page ke upar.",
  hindi:
    "लॉ, सिविल सर्विस, होटल मैनेजमेंट, डिज़ाइन और ज़्यादातर टीचिंग हर स्ट्रीम से खुले हैं। किसी करियर का नाम बताइए, मैं उसके विषय बताऊँगी; मुफ़्त स्ट्रीम टेस्ट में दस सवाल हैं, होम पेज के ऊपर।",
};
export const CAREERS_OF: Of = {
  english: (criteria) => `Careers ${criteria}`,
  hinglish: (criteria) => `Careers, ${criteria}`,
  hindi: (criteria) => `करियर, ${criteria}`,
};
export const WHERE_EACH_LEADS: Wording = { english: "Where each leads", hinglish: "Kaun kahan le jaata hai", hindi: "कौन कहाँ ले जाता है" };
export const WORK_BEFORE_WAY: Wording = {
  english: "Choose the work first and the way to it after: name two careers, and I compare their pay, years and subjects.",
  hinglish: "Pehle kaam chuniye, phir uska raasta: do careers ke naam bataiye, main unki kamai, saal aur subjects ki tulna karungi.",
  hindi: "पहले काम चुनिए, फिर उसका रास्ता: दो करियर के नाम बताइए, मैं उनकी कमाई, साल और विषयों की तुलना करूँगी।",
};
export const ONE_RECORD_FOR_BOTH: Of = {
  english: (career) => `The catalogue has one record for both, ${career}: where they differ, it does not tell.`,
  hinglish: (career) => `Catalogue mein dono ke liye ek hi record hai, ${career}: dono mein kya farak hai, yeh usme nahi likha.`,
  hindi: (career) => `कैटलॉग में दोनों के लिए एक ही रिकॉर्ड है, ${career}: दोनों में क्या फ़र्क़ है, यह उसमें नहीं लिखा।`,
};

export const EXAM_ASKS: Wording<(exam: string, condition: string) => string> = {
  english: (exam, condition) => `${exam} asks for ${condition}.`,
  hinglish: (exam, condition) => `${exam} ke liye chahiye: ${condition}.`,
  hindi: (exam, condition) => `${exam} के लिए चाहिए: ${condition}।`,
};
export const ITS_PAPERS: Of = {
  english: (papers) => ` Its papers: ${papers}.`,
  hinglish: (papers) => ` Iske paper: ${papers}.`,
  hindi: (papers) => ` इसके पेपर: ${papers}।`,
};

export const WITH_DEGREE_IN_HAND: Wording<(degree: string, text: string) => string> = {
  english: (degree, text) => `${strong(`With ${degree} in hand`)}: ${text}`,
  hinglish: (degree, text) => `${strong(`${degree} haath mein hai to`)}: ${text}`,
  hindi: (degree, text) => `${strong(`${degree} हाथ में है तो`)}: ${text}`,
};
export const WHAT_SUITS_YOU: Of = {
  english: (assessment) => `To see what suits you: ${assessment}.`,
  hinglish: (assessment) => `Aapke liye kya sahi rahega, yeh dekhne ke liye: ${assessment}.`,
  hindi: (assessment) => `आपके लिए क्या सही रहेगा, यह देखने के लिए: ${assessment}।`,
};
export const WAYS_BESIDE_WORK: Wording = {
  english:
    "Keep the pay that you have until one of them is sure: an exam can be begun beside work, a degree is paid from savings or a funded seat, and a change of employer may cure what a change of life is meant to.",
  hinglish:
    "Jab tak inme se ek pakka na ho, abhi ki kamai rakhiye: exam kaam ke saath shuru ho sakta hai, degree bachat ya stipend wali seat se, aur kabhi company badalna hi kaafi hota hai.",
  hindi:
    "जब तक इनमें से एक पक्का न हो, अभी की कमाई रखिए: परीक्षा काम के साथ शुरू हो सकती है, डिग्री बचत या stipend वाली सीट से, और कभी कंपनी बदलना ही काफ़ी होता है।",
};

/** What is asked of two careers and no record measures: what it hangs on, said of any two. */
export const WHICH_IS_FREER: Wording = {
  english:
    "Freedom hangs less on the title than on whom you work for. Employed, others set your hours and what is made; with clients, students or patients of your own you decide, and bear the empty months too. So ask of each: can it be done on one's own account, after how many years, and with which licence?",
  hinglish:
    "Azaadi naam se kam aur isse zyada tay hoti hai ki aap kiske liye kaam karte hain. Naukri mein samay aur kaam doosre tay karte hain; apne client, student ya mareez hon to aap tay karte hain, aur khaali mahine bhi aap hi jhelte hain. Isliye dono ke liye poochiye: kya yeh apna khud ka kaam ban sakta hai, kitne saal baad, aur kis licence se?",
  hindi:
    "आज़ादी नाम से कम और इससे ज़्यादा तय होती है कि आप किसके लिए काम करते हैं। नौकरी में समय और काम दूसरे तय करते हैं; अपने क्लाइंट, छात्र या मरीज़ हों तो आप तय करते हैं, और ख़ाली महीने भी आप ही झेलते हैं। इसलिए दोनों के लिए पूछिए: क्या यह अपना ख़ुद का काम बन सकता है, कितने साल बाद, और किस लाइसेंस से?",
};
export const WHICH_LEAVES_TIME: Wording = {
  english:
    "Time for the family goes by the post more than by the career: nights and Sundays, transfers, and the way to work. Ask two people who do each how many evenings of last week they were at home.",
  hinglish:
    "Parivar ke liye samay career se zyada post se tay hota hai: raat aur Sunday, transfer, aur kaam tak ki doori. Dono kaam karne wale do-do logon se poochiye ki pichhle hafte kitni shaam ghar par the.",
  hindi:
    "परिवार के लिए समय करियर से ज़्यादा पद से तय होता है: रात और रविवार, तबादला, और काम तक की दूरी। दोनों काम करने वाले दो-दो लोगों से पूछिए कि पिछले हफ़्ते कितनी शाम घर पर थे।",
};
export const WHICH_HAS_POWER: Wording = {
  english:
    "Power has no figure: each decides in its own matters, under its law and its seniors, and more of it comes with rank and years. Look at what each decides on an ordinary day, and which of the two you would like to answer for.",
  hinglish:
    "Power ka koi figure nahi hota: har ek apne kaam ke faisle leta hai, kanoon aur apne upar walon ke neeche, aur rank aur saalon ke saath woh badhti hai. Dekhiye ki aam din mein kaun kya tay karta hai, aur kiska jawab aap dena chahenge.",
  hindi:
    "ताकत का कोई आँकड़ा नहीं होता: हर एक अपने काम के फ़ैसले लेता है, कानून और अपने ऊपर वालों के नीचे, और रैंक और सालों के साथ वह बढ़ती है। देखिए कि आम दिन में कौन क्या तय करता है, और किसका जवाब आप देना चाहेंगे।",
};
export const WHICH_IS_RESPECTED: Wording = {
  english:
    "Nobody measures respect, and people differ. It comes to whoever does the work well and treats others fairly, in either; choose by the day that you would like to live.",
  hinglish:
    "Izzat koi nahi naapta, aur log alag-alag sochte hain. Dono mein woh usi ko milti hai jo kaam achha kare aur logon se theek pesh aaye; chuniye us din se jo aap jeena chahein.",
  hindi:
    "इज़्ज़त कोई नहीं नापता, और लोग अलग-अलग सोचते हैं। दोनों में वह उसी को मिलती है जो काम अच्छा करे और लोगों से ठीक पेश आए; चुनिए उस दिन से जो आप जीना चाहें।",
};
export const WHICH_IS_SAFER: Wording = {
  english:
    "No career is safe by its name. A permanent post of the Government is, once you have it; elsewhere what keeps you is a skill that several employers near you look for. Count them for each before you choose.",
  hinglish:
    "Naam se koi career pakka nahi hota. Sarkar ki sthayi post mil jaye to pakki hai; baaki jagah woh hunar bachata hai jise aapke aas-paas kai employer dhoondhte hain. Chunne se pehle dono ke liye unhe giniye.",
  hindi:
    "नाम से कोई करियर पक्का नहीं होता। सरकार का स्थायी पद मिल जाए तो पक्का है; बाक़ी जगह वह हुनर बचाता है जिसे आपके आस-पास कई नियोक्ता ढूँढ़ते हैं। चुनने से पहले दोनों के लिए उन्हें गिनिए।",
};
/** Which way mostly costs less, by years and kind of study. */
export const COSTS_LESS: Wording<(name: string, rows: string) => string> = {
  english: (name, rows) =>
    `${name} mostly costs less to study for: the course is shorter and the first pay comes sooner (${rows}). The fees themselves I do not hold, and a seat in a government college can turn it round: compare two prospectuses with hostel and books.`,
  hinglish: (name, rows) =>
    `${name} ki padhai zyadatar sasti padti hai: course chhota hai aur kamai pehle shuru hoti hai (${rows}). Fees mere paas nahi hai, aur sarkari college ki seat isse badal sakti hai: hostel aur kitabon ke saath do prospectus milaiye.`,
  hindi: (name, rows) =>
    `${name} की पढ़ाई ज़्यादातर सस्ती पड़ती है: कोर्स छोटा है और कमाई पहले शुरू होती है (${rows})। फ़ीस मेरे पास नहीं है, और सरकारी कॉलेज की सीट इसे बदल सकती है: हॉस्टल और किताबों के साथ दो प्रॉस्पेक्टस मिलाइए।`,
};
/** Of professions whose own institutes train and examine. */
export const COSTS_OF_INSTITUTES: Wording = {
  english:
    "Which of them costs less the records do not tell, for they hold no fees; neither is a college course. Registration and examinations are paid to the profession's own institute and stand on its site (icai.org, icsi.edu, icmai.in, actuariesindia.org); they are small beside a private degree. Coaching, which is no must, and sitting a paper again cost most.",
  hinglish:
    "Kaun sa sasta hai, yeh record nahi batate, kyunki fees unme nahi hai; dono college ke course nahi hain. Registration aur exam ki fees peshe ke apne institute ko di jaati hai aur uski site par likhi hai (icai.org, icsi.edu, icmai.in, actuariesindia.org); private degree ke saamne kam hai. Sabse zyada kharch coaching mein hai, jo zaroori nahi, aur paper dobara dene mein.",
  hindi:
    "कौन सा सस्ता है, यह रिकॉर्ड नहीं बताते, क्योंकि फ़ीस उनमें नहीं है; दोनों कॉलेज के कोर्स नहीं हैं। रजिस्ट्रेशन और परीक्षा की फ़ीस पेशे के अपने इंस्टीट्यूट को दी जाती है और उसकी साइट पर लिखी है (icai.org, icsi.edu, icmai.in, actuariesindia.org); प्राइवेट डिग्री के सामने कम है। सबसे ज़्यादा ख़र्च कोचिंग में है, जो ज़रूरी नहीं, और पेपर दोबारा देने में।",
};
export const COSTS_UNKNOWN: Wording = {
  english:
    "Which of them costs less the records do not tell: they hold no fees, and the years are much the same. A government college costs far less than a private one in both; compare two prospectuses with hostel and books.",
  hinglish:
    "Kaun sa sasta hai, yeh record nahi batate: fees unme nahi hai, aur saal lagbhag barabar hain. Dono mein sarkari college private se bahut sasta hai; hostel aur kitabon ke saath do prospectus milaiye.",
  hindi:
    "कौन सा सस्ता है, यह रिकॉर्ड नहीं बताते: फ़ीस उनमें नहीं है, और साल लगभग बराबर हैं। दोनों में सरकारी कॉलेज प्राइवेट से बहुत सस्ता है; हॉस्टल और किताबों के साथ दो प्रॉस्पेक्टस मिलाइए।",
};

/** Of a word that stands for several careers, which one was compared. */
export const TAKEN_AS: Wording<(word: string, career: string, others: string) => string> = {
  english: (word, career, others) => `${word} is taken here as ${career}; other kinds are ${others}: name one, and I compare that.`,
  hinglish: (word, career, others) =>
    `${word} ko yahan ${career} maana gaya hai; doosri tarah ke: ${others}. Kisi ek ka naam likhiye, main uski tulna karungi.`,
  hindi: (word, career, others) => `${word} को यहाँ ${career} माना गया है; दूसरी तरह के: ${others}। किसी एक का नाम लिखिए, मैं उसकी तुलना करूँगी।`,
};
