import type { Wording } from "../language.ts";

type Of = Wording<(text: string) => string>;

export const STEPS: Wording<readonly string[]> = {
  english: [
    "Name what you bring: dealing with people, figures, machines, a language, a trade. The new work is mostly half known already.",
    "Learn the one thing that is missing in a short course beside your work, free to begin with: swayam.gov.in or skillindiadigital.gov.in.",
    "Make two or three things that can be shown: a small project, a case that you solved, work done for somebody you know.",
    "Look for the side door first: the same employer's other department, a junior post, or a firm of your old field that needs the new work. Keep your pay until there is an offer.",
  ],
  hinglish: [
    "Likhiye ki aap kya saath laate hain: logon se baat, hisaab, machine, koi bhasha, koi hunar. Naya kaam aksar aadha pehle se aata hai.",
    "Jo ek cheez baaki hai, use apne kaam ke saath ek chhote course mein seekhiye, shuru mein free: swayam.gov.in ya skillindiadigital.gov.in.",
    "Do-teen cheezein banaiye jo dikha sakein: ek chhota project, koi mushkil jo aapne suljhayi, kisi jaan-pehchaan wale ke liye kiya hua kaam.",
    "Pehle paas ka darwaza dekhiye: usi company ka doosra department, ek junior post, ya aapke purane field ki koi company jise naya kaam chahiye. Jab tak offer na ho, apni naukri mat chhodiye.",
  ],
  hindi: [
    "लिखिए कि आप क्या साथ लाते हैं: लोगों से बात, हिसाब, मशीन, कोई भाषा, कोई हुनर। नया काम अक्सर आधा पहले से आता है।",
    "जो एक चीज़ बाक़ी है, उसे अपने काम के साथ एक छोटे कोर्स में सीखिए, शुरू में मुफ़्त: swayam.gov.in या skillindiadigital.gov.in।",
    "दो-तीन चीज़ें बनाइए जो दिखा सकें: एक छोटा प्रोजेक्ट, कोई मुश्किल जो आपने सुलझाई, किसी जान-पहचान वाले के लिए किया हुआ काम।",
    "पहले पास का दरवाज़ा देखिए: उसी कंपनी का दूसरा विभाग, एक जूनियर पद, या आपके पुराने फ़ील्ड की कोई कंपनी जिसे नया काम चाहिए। जब तक ऑफ़र न हो, अपनी नौकरी मत छोड़िए।",
  ],
};
export const PEOPLE_TURN: Wording = {
  english: "Yes, people turn to other work at every age, and you do not start from nothing:",
  hinglish: "Haan, log har umar mein kaam badalte hain, aur aap zero se shuru nahi karte:",
  hindi: "हाँ, लोग हर उम्र में काम बदलते हैं, और आप शून्य से शुरू नहीं करते:",
};
export const ANY_WORK: Of = {
  english: (assessment) =>
    `Tell me what must not be in the new work, or what you like, and I look further. To see what suits you: ${assessment}.`,
  hinglish: (assessment) =>
    `Bataiye ki naye kaam mein kya nahi hona chahiye, ya aapko kya pasand hai, main aur dhoondhti hoon. Aapke liye kya sahi rahega, yeh dekhne ke liye: ${assessment}.`,
  hindi: (assessment) =>
    `बताइए कि नए काम में क्या नहीं होना चाहिए, या आपको क्या पसंद है, मैं और ढूँढती हूँ। आपके लिए क्या सही रहेगा, यह देखने के लिए: ${assessment}।`,
};
/** Who leaves the forces has an office of the Government for what comes next. */
export const AFTER_SERVICE: Wording = {
  english:
    "For those who leave the forces: the Directorate General Resettlement (desw.gov.in) trains and places ex-servicemen, and the Centre, public companies, banks and many States keep posts for them. Register with your Zila Sainik Board.",
  hinglish:
    "Jo sena chhodte hain unke liye: Directorate General Resettlement (desw.gov.in) purv sainikon ko training aur kaam dilata hai, aur Kendra, sarkari companies, bank aur bahut se rajya unke liye posts rakhte hain. Apne Zila Sainik Board mein registration karaiye.",
  hindi:
    "जो सेना छोड़ते हैं उनके लिए: Directorate General Resettlement (desw.gov.in) पूर्व सैनिकों को ट्रेनिंग और काम दिलाता है, और केंद्र, सरकारी कंपनियाँ, बैंक और बहुत से राज्य उनके लिए पद रखते हैं। अपने ज़िला सैनिक बोर्ड में रजिस्ट्रेशन कराइए।",
};
export const NEXT_TO: Of = {
  english: (work) => `Next to ${work}`,
  hinglish: (work) => `${work} ke aas-paas`,
  hindi: (work) => `${work} के आस-पास`,
};
export const WHAT_YOU_DO_NOW: Wording = { english: "what you do now", hinglish: "Aapke abhi ke kaam", hindi: "आपके अभी के काम" };
export const OFTEN_TURN_HERE: Wording = {
  english: "People of this work often turn here; each page says what is asked for:",
  hinglish: "Is kaam ke log aksar yahan jaate hain; har page par likha hai ki kya chahiye:",
  hindi: "इस काम के लोग अक्सर यहाँ जाते हैं; हर पेज पर लिखा है कि क्या चाहिए:",
};
export const OUT_INTO_THE_OPEN: Of = {
  english: (work) =>
    `From ${work} into the open air: try it on weekends before you leave the desk, as a volunteer, on a farm or with a guide. Pay is often lower at first, so plan some months. What you know of ${work} helps there too: maps, data, a website, selling. Work in nature:`,
  hinglish: (work) =>
    `${work} se khuli hawa mein: desk chhodne se pehle weekend par aazmaiye, volunteer bankar, kisi khet par ya kisi guide ke saath. Shuru mein kamai aksar kam hoti hai, isliye kuch mahinon ki taiyari rakhiye. Aapka purana kaam wahan bhi kaam aata hai: naksha, data, website, bechna. Prakriti mein kaam:`,
  hindi: (work) =>
    `${work} से खुली हवा में: डेस्क छोड़ने से पहले वीकेंड पर आज़माइए, वॉलंटियर बनकर, किसी खेत पर या किसी गाइड के साथ। शुरू में कमाई अक्सर कम होती है, इसलिए कुछ महीनों की तैयारी रखिए। आपका पुराना काम वहाँ भी काम आता है: नक़्शा, डेटा, वेबसाइट, बेचना। प्रकृति में काम:`,
};
export const COME_FROM_OTHER_WORK: Wording<(career: string, further: string | null, isLate: boolean) => string> = {
  english: (career, further, isLate) =>
    `${isLate ? "No, it is not too late:" : "Yes,"} people come to the work of ${career} from other work.${
      further === null ? "" : ` Its record names, for those who already have a degree: ${further}.`
    } Beside that, these steps help:`,
  hinglish: (career, further, isLate) =>
    `${isLate ? "Nahi, der nahi hui:" : "Haan,"} ${career} ke kaam mein log doosre kaam se bhi aate hain.${
      further === null ? "" : ` Jinke paas pehle se degree hai, unke liye iske record mein likha hai: ${further}.`
    } Saath mein ye kadam madad karte hain:`,
  hindi: (career, further, isLate) =>
    `${isLate ? "नहीं, देर नहीं हुई:" : "हाँ,"} ${career} के काम में लोग दूसरे काम से भी आते हैं।${
      further === null ? "" : ` जिनके पास पहले से डिग्री है, उनके लिए इसके रिकॉर्ड में लिखा है: ${further}।`
    } साथ में ये क़दम मदद करते हैं:`,
};
/** A profession that nobody enters but by its own course. */
export const BY_THE_WHOLE_COURSE: Wording<(career: string, ways: string, isLate: boolean) => string> = {
  english: (career, ways, isLate) =>
    `${isLate ? "No, it is not too late" : "Yes, at any time"}, but only by the whole course: ${career} is entered by ${ways}. What you have worked as does not shorten it; its entrance asks for the same subjects of Class 12 as of anybody.`,
  hinglish: (career, ways, isLate) =>
    `${isLate ? "Nahi, der nahi hui" : "Haan, kabhi bhi"}, par poore course se hi: ${career} ka raasta ${ways} hai. Ab tak ka kaam use chhota nahi karta; entrance Class 12 ke wahi vishay maangta hai jo sabse.`,
  hindi: (career, ways, isLate) =>
    `${isLate ? "नहीं, देर नहीं हुई" : "हाँ, कभी भी"}, पर पूरे कोर्स से ही: ${career} का रास्ता ${ways} है। अब तक का काम उसे छोटा नहीं करता; एंट्रेंस Class 12 के वही विषय माँगता है जो सबसे।`,
};
export const BACK_TO_BRANCH: Wording = { english: "Back to your branch", hinglish: "Apni branch mein wapas", hindi: "अपनी ब्रांच में वापस" };
export const INTO_CORE: Of = {
  english: (engineer) =>
    `${engineer}: the years away are made up for by one tool of the branch (CAD, simulation, PLC or the like) with a project to show, a first post as trainee or in quality and maintenance at a smaller firm, an apprenticeship for graduates (nats.education.gov.in), or an exam that asks for no experience: GATE for public companies and MTech, SSC JE and RRB JE.`,
  hinglish: (engineer) =>
    `${engineer}: beech ke saal aise poore hote hain: branch ka ek tool (CAD, simulation, PLC ya aisa kuch) aur dikhane ko ek project, kisi chhoti company mein trainee ya quality aur maintenance ki pehli post, graduates ki apprenticeship (nats.education.gov.in), ya aisa exam jo experience nahi maangta: sarkari companies aur MTech ke liye GATE, SSC JE aur RRB JE.`,
  hindi: (engineer) =>
    `${engineer}: बीच के साल ऐसे पूरे होते हैं: ब्रांच का एक टूल (CAD, सिमुलेशन, PLC या ऐसा कुछ) और दिखाने को एक प्रोजेक्ट, किसी छोटी कंपनी में ट्रेनी या quality और maintenance का पहला पद, graduates की अप्रेंटिसशिप (nats.education.gov.in), या ऐसी परीक्षा जो अनुभव नहीं माँगती: सरकारी कंपनियों और MTech के लिए GATE, SSC JE और RRB JE।`,
};
export const ON_ONES_OWN_FROM_WORK: Wording = {
  english:
    "Yes, people go from such work to a business of their own. If it is in the line of your work, half of it you know already. The other half:",
  hinglish:
    "Haan, aise kaam se log apne business tak jaate hain. Agar woh aapke kaam ki line mein hai, to aadha aapko pehle se aata hai. Baaki aadha:",
  hindi: "हाँ, ऐसे काम से लोग अपने बिज़नेस तक जाते हैं। अगर वह आपके काम की लाइन में है, तो आधा आपको पहले से आता है। बाक़ी आधा:",
};
export const BUSINESS_STEPS: Wording<readonly string[]> = {
  english: [
    "Begin small, beside your pay while you have it: a few customers, at a price that covers the things, the rent and your own hours. Write down every rupee that comes and goes.",
    "Papers: free registration as a small firm at udyamregistration.gov.in, the licence of your municipality, and for food also FSSAI's registration (foscos.fssai.gov.in).",
    "Selling and accounts are taught without a fee at RSETI, a training institute of the banks in nearly every district. Small loans: ask a bank for MUDRA, after some months that went well; pay no agent.",
  ],
  hinglish: [
    "Chhota shuru kijiye, jab tak naukri hai uske saath: thode grahak, aisa daam jisme saamaan, kiraya aur aapke ghante nikal aayein. Har aane-jaane wala rupaya likhiye.",
    "Kaagaz: chhoti firm ka free registration udyamregistration.gov.in par, nagar palika ka licence, aur khane ke kaam ke liye FSSAI ka registration bhi (foscos.fssai.gov.in).",
    "Bechna aur hisaab bina fees RSETI mein sikhaya jaata hai, jo lagbhag har zile mein bank ka training institute hai. Chhota loan: kuch achhe mahinon ke baad bank se MUDRA poochiye; kisi agent ko paise mat dijiye.",
  ],
  hindi: [
    "छोटा शुरू कीजिए, जब तक नौकरी है उसके साथ: थोड़े ग्राहक, ऐसा दाम जिसमें सामान, किराया और आपके घंटे निकल आएँ। हर आने-जाने वाला रुपया लिखिए।",
    "काग़ज़: छोटी फ़र्म का मुफ़्त रजिस्ट्रेशन udyamregistration.gov.in पर, नगर पालिका का लाइसेंस, और खाने के काम के लिए FSSAI का रजिस्ट्रेशन भी (foscos.fssai.gov.in)।",
    "बेचना और हिसाब बिना फ़ीस RSETI में सिखाया जाता है, जो लगभग हर ज़िले में बैंक का ट्रेनिंग इंस्टीट्यूट है। छोटा लोन: कुछ अच्छे महीनों के बाद बैंक से MUDRA पूछिए; किसी एजेंट को पैसे मत दीजिए।",
  ],
};
export const WHAT_SUCH_WORK_IS_LIKE: Wording = {
  english: "What such work is like:",
  hinglish: "Aisa kaam kaisa hota hai:",
  hindi: "ऐसा काम कैसा होता है:",
};
export const POSTS_BY_SCHOOLING: Of = {
  english: (work) => `From ${work} too: most posts of the Government ask for a class or a degree, and not for what you have worked as.`,
  hinglish: (work) =>
    `${work} ke kaam se bhi: zyadatar sarkari posts class ya degree maangti hain, yeh nahi ki aapne pehle kya kaam kiya hai.`,
  hindi: (work) => `${work} के काम से भी: ज़्यादातर सरकारी पद क्लास या डिग्री माँगते हैं, यह नहीं कि आपने पहले क्या काम किया है।`,
};
/** What schooling that is taken up beside the work adds. */
export const ADDED_BY: Readonly<Record<"class10" | "class12" | "degree", Wording>> = {
  class10: {
    english:
      "Class 10, which you can do beside your work by NIOS (nios.ac.in), adds an ITI trade, an apprenticeship, and the posts of the Government that ask for Class 10: SSC MTS, Railway Group D, Gramin Dak Sevak.",
    hinglish:
      "Class 10, jo aap kaam ke saath NIOS (nios.ac.in) se kar sakte hain, ye jodti hai: ITI ki trade, apprenticeship, aur Class 10 wali sarkari posts: SSC MTS, Railway Group D, Gramin Dak Sevak.",
    hindi:
      "Class 10, जो आप काम के साथ NIOS (nios.ac.in) से कर सकते हैं, ये जोड़ती है: ITI की ट्रेड, अप्रेंटिसशिप, और Class 10 वाले सरकारी पद: SSC MTS, Railway Group D, ग्रामीण डाक सेवक।",
  },
  class12: {
    english:
      "Class 12, which you can do beside your work by NIOS (nios.ac.in), adds the posts of the Government that ask for it, such as those of SSC CHSL and RRB NTPC, and a degree by distance.",
    hinglish:
      "Class 12, jo aap kaam ke saath NIOS (nios.ac.in) se kar sakte hain, ye jodti hai: usse milne wali sarkari posts, jaise SSC CHSL aur RRB NTPC ki, aur distance se degree.",
    hindi:
      "Class 12, जो आप काम के साथ NIOS (nios.ac.in) से कर सकते हैं, ये जोड़ती है: उससे मिलने वाले सरकारी पद, जैसे SSC CHSL और RRB NTPC के, और दूरस्थ शिक्षा से डिग्री।",
  },
  degree: {
    english:
      "A degree, also by distance beside your work, adds the posts that ask for any degree: SSC CGL, bank PO and clerk, your State's commission; and at your own employer the supervising posts.",
    hinglish:
      "Degree, kaam ke saath distance se bhi, ye jodti hai: kisi bhi degree wali posts, jaise SSC CGL, bank PO aur clerk, aapke rajya ka aayog; aur apne hi employer ke yahan supervisor ki posts.",
    hindi:
      "डिग्री, काम के साथ दूरस्थ शिक्षा से भी, ये जोड़ती है: किसी भी डिग्री वाले पद, जैसे SSC CGL, बैंक PO और क्लर्क, आपके राज्य का आयोग; और अपने ही नियोक्ता के यहाँ सुपरवाइज़र के पद।",
  },
};
export const SHORTEST_WITH_A_DEGREE: Wording<(name: string, way: string) => string> = {
  english: (name, way) =>
    `For those who already have a degree ${name} is mostly quicker: its record names "${way}". The years below are counted from Class 10, so a degree that is done is a part of them.`,
  hinglish: (name, way) =>
    `Jinke paas degree pehle se hai, unke liye ${name} mein jaana aksar jaldi hota hai: iske record mein likha hai "${way}". Neeche ke saal Class 10 se gine gaye hain, isliye ki hui degree unka hissa hai.`,
  hindi: (name, way) =>
    `जिनके पास डिग्री पहले से है, उनके लिए ${name} में जाना अक्सर जल्दी होता है: इसके रिकॉर्ड में लिखा है "${way}"। नीचे के साल Class 10 से गिने गए हैं, इसलिए की हुई डिग्री उनका हिस्सा है।`,
};
