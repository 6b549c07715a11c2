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
export const COME_FROM_OTHER_WORK: Wording<(career: string, further: string | null) => string> = {
  english: (career, further) =>
    `Yes, people come to the work of ${career} from other work.${
      further === null ? "" : ` Its record names, for those who already have a degree: ${further}.`
    } Beside that, these steps help:`,
  hinglish: (career, further) =>
    `Haan, ${career} ke kaam mein log doosre kaam se bhi aate hain.${
      further === null ? "" : ` Jinke paas pehle se degree hai, unke liye iske record mein likha hai: ${further}.`
    } Saath mein ye kadam madad karte hain:`,
  hindi: (career, further) =>
    `हाँ, ${career} के काम में लोग दूसरे काम से भी आते हैं।${
      further === null ? "" : ` जिनके पास पहले से डिग्री है, उनके लिए इसके रिकॉर्ड में लिखा है: ${further}।`
    } साथ में ये क़दम मदद करते हैं:`,
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
