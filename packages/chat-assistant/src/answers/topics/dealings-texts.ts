import { p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const PAY_NOTHING: Wording = {
  english:
    p(`${strong("Pay nothing.")} Whoever sells a job, a seat or a result cheats, however real the letter looks.`) +
    ul([
      "Posts of railways, banks, police and other government offices go by notice, examination and merit alone: no company, agent or officer can sell one. Real recruitment takes no more than the form's fee, paid on its own site. A post or a result that was bought is taken away again, and may bar you from later exams.",
      "Check the offer yourself: find the employer's or the exam's own site and ask there whether the letter is theirs.",
      "Abroad: only agents registered at emigrate.gov.in may recruit, and the law limits what they may charge. On ships: only companies licensed by the Directorate General of Shipping, dgshipping.gov.in.",
      "If money has gone already: call the cyber crime helpline 1930 at once or write to cybercrime.gov.in, tell your bank, and keep every message. Tell an adult whom you trust; being cheated is no shame.",
    ]),
  hinglish:
    p(`${strong("Kuch bhi mat dijiye.")} Jo naukri, seat ya result bechta hai, woh thagta hai, chahe letter kitna bhi asli lage.`) +
    ul([
      "Railway, bank, police aur baaki sarkari post sirf notice, exam aur merit se milti hain: koi company, agent ya afsar inhe bech nahi sakta. Asli bharti mein form ki fees se zyada kuch nahi lagta, aur woh uski apni site par jama hoti hai. Kharidi hui post ya result wapas le liya jaata hai, aur aage ke exams se bhi roka ja sakta hai.",
      "Offer khud jaanchiye: company ya exam ki apni site dhoondhiye aur wahan poochiye ki letter unka hai ya nahi.",
      "Videsh: sirf emigrate.gov.in par registered agent hi bharti kar sakte hain, aur woh kitna le sakte hain, yeh kanoon tay karta hai. Jahaz par: sirf Directorate General of Shipping ki licensed company, dgshipping.gov.in.",
      "Paise ja chuke hain to: turant cyber crime helpline 1930 par call kijiye ya cybercrime.gov.in par likhiye, bank ko bataiye, aur har message sambhal kar rakhiye. Kisi bharose wale bade ko bataiye; thage jaana sharm ki baat nahi hai.",
    ]),
  hindi:
    p(`${strong("कुछ भी मत दीजिए।")} जो नौकरी, सीट या रिज़ल्ट बेचता है, वह ठगता है, चाहे लेटर कितना भी असली लगे।`) +
    ul([
      "रेलवे, बैंक, पुलिस और बाक़ी सरकारी पद सिर्फ़ नोटिस, परीक्षा और मेरिट से मिलते हैं: कोई कंपनी, एजेंट या अफ़सर इन्हें बेच नहीं सकता। असली भर्ती में फ़ॉर्म की फ़ीस से ज़्यादा कुछ नहीं लगता, और वह उसकी अपनी साइट पर जमा होती है। ख़रीदा हुआ पद या रिज़ल्ट वापस ले लिया जाता है, और आगे की परीक्षाओं से भी रोका जा सकता है।",
      "ऑफ़र ख़ुद जाँचिए: कंपनी या परीक्षा की अपनी साइट ढूँढ़िए और वहाँ पूछिए कि लेटर उनका है या नहीं।",
      "विदेश: सिर्फ़ emigrate.gov.in पर रजिस्टर्ड एजेंट ही भर्ती कर सकते हैं, और वे कितना ले सकते हैं, यह क़ानून तय करता है। जहाज़ पर: सिर्फ़ Directorate General of Shipping की लाइसेंस वाली कंपनी, dgshipping.gov.in।",
      "पैसे जा चुके हैं तो: तुरंत साइबर क्राइम हेल्पलाइन 1930 पर कॉल कीजिए या cybercrime.gov.in पर लिखिए, बैंक को बताइए, और हर मैसेज संभालकर रखिए। किसी भरोसे वाले बड़े को बताइए; ठगे जाना शर्म की बात नहीं है।",
    ]),
};

export const TELL_WHICH_WORK: Wording = {
  english: p("Tell me which work it was about, and I show the real way there."),
  hinglish: p("Bataiye baat kis kaam ki thi, main uska asli raasta dikhaungi."),
  hindi: p("बताइए बात किस काम की थी, मैं उसका असली रास्ता दिखाऊँगी।"),
};

export const WITH_A_CASE: Wording = {
  english:
    p("A case does not close every door, and hiding it closes more than the case itself:") +
    ul([
      "Government forms ask for it. State it truthfully, also a case that is pending or ended in acquittal: the verification finds it, and a false answer alone can cost the post.",
      "What a case means for a post is decided by the authority that appoints, by how grave it is and how it ended; police, forces, courts and banks look hardest.",
      "Private employers, trades and work of your own ask less, some nothing.",
      "Free legal help is everybody's who cannot pay: the District Legal Services Authority, by NALSA's helpline 15100.",
    ]),
  hinglish:
    p("Case hone se har darwaza band nahi hota, aur use chhupana case se bhi zyada nuksan karta hai:") +
    ul([
      "Sarkari form mein yeh poocha jaata hai. Sach likhiye, woh case bhi jo chal raha hai ya jisme aap bari hue hain: jaanch mein pata chal jaata hai, aur sirf galat jawab se post ja sakti hai.",
      "Kisi post ke liye case ka kya matlab hai, yeh bharti karne wali sanstha tay karti hai, is par ki case kitna gambhir hai aur kaise khatam hua; police, sena, court aur bank sabse zyada dekhte hain.",
      "Private company, trade ka kaam aur apna kaam kam poochte hain, kuch bilkul nahi.",
      "Jo fees nahi de sakte, unke liye free kanooni madad hai: District Legal Services Authority, NALSA helpline 15100.",
    ]),
  hindi:
    p("केस होने से हर दरवाज़ा बंद नहीं होता, और उसे छुपाना केस से भी ज़्यादा नुक़सान करता है:") +
    ul([
      "सरकारी फ़ॉर्म में यह पूछा जाता है। सच लिखिए, वह केस भी जो चल रहा है या जिसमें आप बरी हुए हैं: जाँच में पता चल जाता है, और सिर्फ़ ग़लत जवाब से पद जा सकता है।",
      "किसी पद के लिए केस का क्या मतलब है, यह भर्ती करने वाली संस्था तय करती है, इस पर कि केस कितना गंभीर है और कैसे ख़त्म हुआ; पुलिस, सेना, कोर्ट और बैंक सबसे ज़्यादा देखते हैं।",
      "प्राइवेट कंपनी, ट्रेड का काम और अपना काम कम पूछते हैं, कुछ बिल्कुल नहीं।",
      "जो फ़ीस नहीं दे सकते, उनके लिए मुफ़्त क़ानूनी मदद है: District Legal Services Authority, NALSA हेल्पलाइन 15100।",
    ]),
};

export const TELL_WHAT_YOU_LEARNT: Wording = {
  english: p("Tell me what you like or have learnt, and I look for work in it."),
  hinglish: p("Bataiye aapko kya pasand hai ya kya seekha hai, main usme kaam dhoondhti hoon."),
  hindi: p("बताइए आपको क्या पसंद है या क्या सीखा है, मैं उसमें काम ढूँढ़ती हूँ।"),
};

export const CHAINS_OF_MEMBERS: Wording = {
  english:
    p(`${strong("Be careful: in such chains most who join lose money and friends.")} The few who earn do so by what the newcomers pay.`) +
    ul([
      "Ask three things: is there something to pay or to buy before you begin? Does the income come from new members? Must you decide today? One yes is enough to stay out.",
      "Pyramid schemes are forbidden in India, and a direct seller may take no fee for joining (Consumer Protection (Direct Selling) Rules, 2021). Consumer helpline: 1915; if money has gone online: 1930.",
      "To a friend you may say: I do not pay for work. No good offer ends when you think it over for a week.",
    ]),
  hinglish:
    p(
      `${strong("Savdhaan: aisi chain mein judne walon mein se zyadatar paise aur dost kho dete hain.")} Jo thode kamate hain, woh naye aane walon ke paise se kamate hain.`,
    ) +
    ul([
      "Teen baatein poochiye: shuru karne se pehle kuch dena ya kharidna hai? Kamai naye members se aati hai? Aaj hi faisla karna hai? Ek haan hi door rehne ke liye kaafi hai.",
      "Pyramid scheme India mein mana hai, aur direct seller judne ki koi fees nahi le sakta (Consumer Protection (Direct Selling) Rules, 2021). Consumer helpline: 1915; paise online gaye hon to: 1930.",
      "Dost se keh sakte hain: main kaam ke liye paise nahi deta/deti. Achha offer ek hafta sochne se khatam nahi hota.",
    ]),
  hindi:
    p(`${strong("सावधान: ऐसी चेन में जुड़ने वालों में से ज़्यादातर पैसे और दोस्त खो देते हैं।")} जो थोड़े कमाते हैं, वे नए आने वालों के पैसे से कमाते हैं।`) +
    ul([
      "तीन बातें पूछिए: शुरू करने से पहले कुछ देना या ख़रीदना है? कमाई नए सदस्यों से आती है? आज ही फ़ैसला करना है? एक हाँ ही दूर रहने के लिए काफ़ी है।",
      "पिरामिड स्कीम भारत में मना है, और direct seller जुड़ने की कोई फ़ीस नहीं ले सकता (Consumer Protection (Direct Selling) Rules, 2021)। उपभोक्ता हेल्पलाइन: 1915; पैसे ऑनलाइन गए हों तो: 1930।",
      "दोस्त से कह सकते हैं: मैं काम के लिए पैसे नहीं देता/देती। अच्छा ऑफ़र एक हफ़्ता सोचने से ख़त्म नहीं होता।",
    ]),
};

export const HONEST_SELLING: Wording = {
  english: p(
    "If selling draws you, there is honest work in it with a salary: ask me for careers in sales, or tell me your class, and I list what is open.",
  ),
  hinglish: p(
    "Agar bechna pasand hai, to usme salary wala imaandar kaam hai: mujhse sales ke careers poochiye, ya apni class bataiye, main bataungi ki kya khula hai.",
  ),
  hindi: p("अगर बेचना पसंद है, तो उसमें सैलरी वाला ईमानदार काम है: मुझसे सेल्स के करियर पूछिए, या अपनी क्लास बताइए, मैं बताऊँगी कि क्या खुला है।"),
};
