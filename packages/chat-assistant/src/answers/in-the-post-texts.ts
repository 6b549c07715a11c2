import type { Wording } from "../language.ts";

/** By who employs: of whom it is known whether they move their people. */
export type Employer = "cadre" | "central" | "banks" | "state" | "uniform" | "private";

export const TRANSFERS: Readonly<Record<Employer, Wording>> = {
  cadre: {
    english:
      "It is an All-India service: the rank in UPSC's list gives a State cadre, and most of the service is spent there, from district to district, with turns at the Centre in Delhi.",
    hinglish:
      "Yeh All-India service hai: UPSC ki list mein rank se rajya ka cadre milta hai, aur zyadatar naukri wahin, zile se zile mein hoti hai; beech mein Delhi mein Kendra ki baari.",
    hindi:
      "यह All-India service है: UPSC की सूची में rank से राज्य का cadre मिलता है, और ज़्यादातर नौकरी वहीं, ज़िले से ज़िले में होती है; बीच में दिल्ली में केंद्र की बारी।",
  },
  central: {
    english:
      "In posts of the Centre: as a rule yes. One may be sent anywhere in India, or within the zone or circle that one was given, as in income tax, customs, the railways and the post; moves come every few years and with promotion.",
    hinglish:
      "Kendra ki posts mein: aam taur par haan. India mein kahin bhi bhej sakte hain, ya mile hue zone ya circle ke andar, jaise income tax, customs, railway aur dak mein; badli kuch saal mein aur promotion ke saath hoti hai.",
    hindi:
      "केंद्र के पदों में: आम तौर पर हाँ। भारत में कहीं भी भेज सकते हैं, या मिले हुए ज़ोन या सर्किल के अंदर, जैसे इनकम टैक्स, कस्टम, रेलवे और डाक में; बदली कुछ साल में और प्रमोशन के साथ होती है।",
  },
  banks: {
    english:
      "In public banks: officers are moved every few years, in most banks anywhere in India; clerks mostly stay in the State for which they were chosen, and those of regional rural banks in its districts.",
    hinglish:
      "Sarkari bank mein: officer ki badli har kuch saal mein hoti hai, zyadatar bank mein India mein kahin bhi; clerk zyadatar usi rajya mein rehte hain jiske liye chune gaye, aur gramin bank wale uske zilon mein.",
    hindi:
      "सरकारी बैंक में: अधिकारी की बदली हर कुछ साल में होती है, ज़्यादातर बैंकों में भारत में कहीं भी; क्लर्क ज़्यादातर उसी राज्य में रहते हैं जिसके लिए चुने गए, और ग्रामीण बैंक वाले उसके ज़िलों में।",
  },
  state: {
    english:
      "In posts of a State: within the State, the lower ones mostly within a district or division; each department has its own rule of years, and some weigh a spouse's post, illness or small children.",
    hinglish:
      "Rajya ki posts mein: rajya ke andar, chhoti posts zyadatar ek zile ya mandal mein; har vibhag ka saalon ka apna niyam hai, aur kuch pati-patni ki post, bimari ya chhote bachche dekhte hain.",
    hindi:
      "राज्य के पदों में: राज्य के अंदर, छोटे पद ज़्यादातर एक ज़िले या मंडल में; हर विभाग का सालों का अपना नियम है, और कुछ पति-पत्नी का पद, बीमारी या छोटे बच्चे देखते हैं।",
  },
  uniform: {
    english:
      "In the forces and the central police: always. Postings change every two to four years, between the border or the field, where the family mostly cannot come, and places where it can.",
    hinglish:
      "Sena aur kendriya police mein: hamesha. Posting har do se chaar saal mein badalti hai, border ya field, jahan parivar zyadatar saath nahi aa sakta, aur aisi jagah jahan aa sakta hai.",
    hindi:
      "सेना और केंद्रीय पुलिस में: हमेशा। पोस्टिंग हर दो से चार साल में बदलती है, सीमा या फ़ील्ड, जहाँ परिवार ज़्यादातर साथ नहीं आ सकता, और ऐसी जगह जहाँ आ सकता है।",
  },
  private: {
    english: "In private work: as the contract says. Ask before you sign whether they may move you, and who pays for it.",
    hinglish:
      "Private kaam mein: jaisa contract mein likha ho. Sign karne se pehle poochiye ki badli kar sakte hain ya nahi, aur kharcha kaun dega.",
    hindi: "प्राइवेट काम में: जैसा अनुबंध में लिखा हो। दस्तख़त से पहले पूछिए कि बदली कर सकते हैं या नहीं, और ख़र्च कौन देगा।",
  },
};

type Of = Wording<(name: string) => string>;

export const HOW_ONE_RISES: Of = {
  english: (name) =>
    `How far and how fast a ${name} rises no record measures. In public posts it goes by years, vacancies and often a departmental examination, as the service's rules say; in firms by results, by a course done beside the work, and often by a change of employer.`,
  hinglish: (name) =>
    `${name} kitna aur kitni jaldi aage badhta hai, yeh koi record nahi naapta. Sarkari post mein saal, khaali jagah aur aksar vibhag ka apna exam, jaisa us seva ke niyam kahein; company mein kaam ke nateeje, saath mein kiya course, aur aksar doosri company.`,
  hindi: (name) =>
    `${name} कितना और कितनी जल्दी आगे बढ़ता है, यह कोई रिकॉर्ड नहीं नापता। सरकारी पद में साल, खाली जगह और अक्सर विभाग की अपनी परीक्षा, जैसा उस सेवा के नियम कहें; कंपनी में काम के नतीजे, साथ में किया कोर्स, और अक्सर दूसरी कंपनी।`,
};
export const RECORDS_NAME_AFTER_IT: Of = {
  english: (name) => `Posts whose records begin with ${name}:`,
  hinglish: (name) => `Jinke record mein shuruaat ${name} se hai:`,
  hindi: (name) => `जिनके रिकॉर्ड में शुरुआत ${name} से है:`,
};
export const FARTHER_OF_ITS_KIND: Wording = {
  english: "Posts of its kind that come later and are paid more by our estimate:",
  hinglish: "Isi tarah ki posts jo baad mein aati hain, aur hamare andaze se zyada kamati hain:",
  hindi: "इसी तरह के पद जो बाद में आते हैं, और हमारे अंदाज़े से ज़्यादा कमाते हैं:",
};
export const SUCH_IS_THE_WORK: Wording<(exam: string) => string> = {
  english: (exam) => `${exam} leads to more than one post; the work of the best known:`,
  hinglish: (exam) => `${exam} se ek se zyada posts milti hain; sabse jaani-pehchani ka kaam:`,
  hindi: (exam) => `${exam} से एक से ज़्यादा पद मिलते हैं; सबसे जाने-पहचाने का काम:`,
};
