import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const told = (lead: string, rows: readonly string[], end: string): string => p(lead) + ul(rows) + p(end);

export const ITI_AND_CLASS_12: Wording = {
  english: told(
    `${strong("Not by itself")}: an ITI certifies a trade, a board certifies Class 12. But the one can be turned into the other.`,
    [
      `${strong("Class 12 beside the trade")}: whoever passed Class 10 and then a two-year trade may gain Class 12 at NIOS (nios.ac.in), and at some State boards, with one or two papers more, one of them a language. After Class 8 and a two-year trade Class 10 is gained in the same way.`,
      `${strong("Some States")} count a two-year trade as equal for their own colleges or posts: ask your State's board or directorate of training.`,
      `${strong("For a post")} the notice decides: where it says "ITI", the trade is enough; where it says "Class 12 or equivalent", ask before the form, with the equivalence in writing.`,
    ],
    "A college degree asks for Class 12; the second year of a polytechnic diploma does not.",
  ),
  hinglish: told(
    `${strong("Apne aap nahi")}: ITI trade ka certificate hai, Class 12 board ka. Par ek se doosra ban sakta hai.`,
    [
      `${strong("Trade ke saath Class 12")}: jisne Class 10 ke baad do saal ki trade ki hai, woh NIOS (nios.ac.in) aur kuch rajya board se ek-do paper aur dekar, jinme ek bhasha ka, Class 12 pa sakta hai. Class 8 ke baad do saal ki trade se isi tarah Class 10.`,
      `${strong("Kuch rajya")} do saal ki trade ko apne college ya posts ke liye barabar maante hain: apne rajya ke board ya training directorate se poochiye.`,
      `${strong("Naukri ke liye")} notice tay karta hai: jahan "ITI" likha hai, trade kaafi hai; jahan "Class 12 ya barabar" likha hai, form se pehle poochiye, aur barabari likhit mein rakhiye.`,
    ],
    "College ki degree Class 12 maangti hai; polytechnic diploma ka doosra saal nahi.",
  ),
  hindi: told(
    `${strong("अपने आप नहीं")}: ITI ट्रेड का सर्टिफ़िकेट है, Class 12 बोर्ड का। पर एक से दूसरा बन सकता है।`,
    [
      `${strong("ट्रेड के साथ Class 12")}: जिसने Class 10 के बाद दो साल की ट्रेड की है, वह NIOS (nios.ac.in) और कुछ राज्य बोर्ड से एक-दो पेपर और देकर, जिनमें एक भाषा का, Class 12 पा सकता है। Class 8 के बाद दो साल की ट्रेड से इसी तरह Class 10।`,
      `${strong("कुछ राज्य")} दो साल की ट्रेड को अपने कॉलेज या पदों के लिए बराबर मानते हैं: अपने राज्य के बोर्ड या प्रशिक्षण निदेशालय से पूछिए।`,
      `${strong("नौकरी के लिए")} नोटिस तय करता है: जहाँ "ITI" लिखा है, ट्रेड काफ़ी है; जहाँ "Class 12 या समकक्ष" लिखा है, फ़ॉर्म से पहले पूछिए, और बराबरी लिखित में रखिए।`,
    ],
    "कॉलेज की डिग्री Class 12 माँगती है; पॉलिटेक्निक डिप्लोमा का दूसरा साल नहीं।",
  ),
};

export const DIPLOMA_AND_CLASS_12: Wording = {
  english: told(
    "For some doors a three-year diploma after Class 10 stands in the place of Class 12, for others it does not:",
    [
      `${strong("Yes")}: the second year of BTech, and in some States and universities also other degrees. Ask for their rule of equivalence.`,
      `${strong("By notice")}: posts that ask for "Class 12 or equivalent", such as SSC CHSL. A diploma after Class 10 alone is often not taken there: read the notice, and ask before the form.`,
      `${strong("Better suited")}: SSC JE, RRB JE and RRB Technician ask for the diploma itself. For SSC CGL and bank exams a degree is needed, and BTech by lateral entry is one.`,
    ],
    "Who wants to be sure takes Class 12 at NIOS (nios.ac.in) beside it. A diploma begun after Class 12 changes nothing: Class 12 is there already.",
  ),
  hinglish: told(
    "Class 10 ke baad ka teen saal ka diploma kuch jagah Class 12 ki jagah chalta hai, kuch jagah nahi:",
    [
      `${strong("Haan")}: BTech ka doosra saal, aur kuch rajyon aur universities mein doosri degree bhi. Unka barabari ka niyam poochiye.`,
      `${strong("Notice ke hisaab se")}: jin posts mein "Class 12 ya barabar" likha hai, jaise SSC CHSL. Sirf Class 10 ke baad ka diploma wahan aksar nahi maana jaata: notice padhiye, form se pehle poochiye.`,
      `${strong("Zyada sahi")}: SSC JE, RRB JE aur RRB Technician khud diploma maangte hain. SSC CGL aur bank exam ke liye degree chahiye, aur lateral entry se BTech bhi degree hai.`,
    ],
    "Pakka karna ho to saath mein NIOS (nios.ac.in) se Class 12 kar lijiye. Class 12 ke baad kiya diploma ho to baat alag hai: Class 12 aapke paas hai hi.",
  ),
  hindi: told(
    "Class 10 के बाद का तीन साल का डिप्लोमा कुछ जगह Class 12 की जगह चलता है, कुछ जगह नहीं:",
    [
      `${strong("हाँ")}: BTech का दूसरा साल, और कुछ राज्यों और यूनिवर्सिटी में दूसरी डिग्री भी। उनका बराबरी का नियम पूछिए।`,
      `${strong("नोटिस के हिसाब से")}: जिन पदों में "Class 12 या समकक्ष" लिखा है, जैसे SSC CHSL। सिर्फ़ Class 10 के बाद का डिप्लोमा वहाँ अक्सर नहीं माना जाता: नोटिस पढ़िए, फ़ॉर्म से पहले पूछिए।`,
      `${strong("ज़्यादा सही")}: SSC JE, RRB JE और RRB Technician ख़ुद डिप्लोमा माँगते हैं। SSC CGL और बैंक परीक्षा के लिए डिग्री चाहिए, और lateral entry से BTech भी डिग्री है।`,
    ],
    "पक्का करना हो तो साथ में NIOS (nios.ac.in) से Class 12 कर लीजिए। Class 12 के बाद किया डिप्लोमा हो तो बात अलग है: Class 12 आपके पास है ही।",
  ),
};

export const DEGREE_AFTER_ITI: Wording = {
  english: told(
    `${strong("Yes, if you also have Class 12")}: BA, BCom, BSc and BCA ask for it, and the trade alone is mostly not enough.`,
    [
      `${strong("With Class 12")}: any college, or beside work by distance at IGNOU (ignou.ac.in). BA and BCom take every stream, BCA at IGNOU too; some universities want maths for BCA, and BSc the science subjects.`,
      `${strong("Without it")}: Class 12 at NIOS (nios.ac.in), where a two-year trade after Class 10 counts and only one or two papers are left; then the degree.`,
      `${strong("Towards engineering")}: the second year of a polytechnic diploma (lateral entry), then the second year of BTech.`,
    ],
    "An apprenticeship or a post beside the studies keeps the trade alive. Ask each university before you pay whether your certificates are enough.",
  ),
  hinglish: told(
    `${strong("Haan, agar Class 12 bhi hai")}: BA, BCom, BSc aur BCA use maangte hain, sirf trade zyadatar kaafi nahi hai.`,
    [
      `${strong("Class 12 hai")}: koi bhi college, ya kaam ke saath IGNOU (ignou.ac.in) se. BA aur BCom har stream ko lete hain, IGNOU ka BCA bhi; kuch universities BCA ke liye maths, aur BSc science ke subject maangti hai.`,
      `${strong("Class 12 nahi hai")}: NIOS (nios.ac.in) se Class 12, jahan Class 10 ke baad ki do saal ki trade gini jaati hai aur ek-do paper bachte hain; phir degree.`,
      `${strong("Engineering ki taraf")}: polytechnic diploma ka doosra saal (lateral entry), phir BTech ka doosra saal.`,
    ],
    "Padhai ke saath apprenticeship ya naukri se trade haath mein rehti hai. Paise dene se pehle har university se poochiye ki aapke certificate kaafi hain ya nahi.",
  ),
  hindi: told(
    `${strong("हाँ, अगर Class 12 भी है")}: BA, BCom, BSc और BCA उसे माँगते हैं, सिर्फ़ ट्रेड ज़्यादातर काफ़ी नहीं है।`,
    [
      `${strong("Class 12 है")}: कोई भी कॉलेज, या काम के साथ IGNOU (ignou.ac.in) से। BA और BCom हर स्ट्रीम को लेते हैं, IGNOU का BCA भी; कुछ यूनिवर्सिटी BCA के लिए मैथ्स, और BSc साइंस के विषय माँगती है।`,
      `${strong("Class 12 नहीं है")}: NIOS (nios.ac.in) से Class 12, जहाँ Class 10 के बाद की दो साल की ट्रेड गिनी जाती है और एक-दो पेपर बचते हैं; फिर डिग्री।`,
      `${strong("इंजीनियरिंग की तरफ़")}: पॉलिटेक्निक डिप्लोमा का दूसरा साल (lateral entry), फिर BTech का दूसरा साल।`,
    ],
    "पढ़ाई के साथ अप्रेंटिसशिप या नौकरी से ट्रेड हाथ में रहती है। पैसे देने से पहले हर यूनिवर्सिटी से पूछिए कि आपके सर्टिफ़िकेट काफ़ी हैं या नहीं।",
  ),
};

const TRADES_OF_CLASS_8 = [
  link("/career/welder", "Welder"),
  link("/career/plumber", "Plumber"),
  link("/career/carpenter", "Carpenter"),
  link("/career/electrician", "Wireman"),
  link("/career/house-painter", "Painter"),
  link("/career/tailor", "Sewing Technology"),
  link("/career/mason", "Mason"),
].join(", ");
export const TRADES_AFTER_CLASS_8: Wording = {
  english: told(
    "With Class 8 the ITI is open, in these trades among others:",
    [
      `${TRADES_OF_CLASS_8}. Welding, wiring and plumbing are asked for nearly everywhere; sewing can also be done at home.`,
      "Electrician, Fitter, COPA and most others ask for Class 10.",
      "Class 10 beside the trade, at NIOS (nios.ac.in): it counts a two-year trade, and opens railway posts and the polytechnic later.",
    ],
    "Which trades your ITI gives with Class 8 stands in your State's list of this year. Choose the one whose workshop you have seen and liked.",
  ),
  hinglish: told(
    "Class 8 se ITI khula hai, in trades mein aur kuch aur mein bhi:",
    [
      `${TRADES_OF_CLASS_8}. Welding, wiring aur plumbing lagbhag har jagah chahiye; silai ghar se bhi ho sakti hai.`,
      "Electrician, Fitter, COPA aur zyadatar doosri trades Class 10 maangti hain.",
      "Trade ke saath NIOS (nios.ac.in) se Class 10: woh do saal ki trade ginta hai, aur isse aage railway ki posts aur polytechnic khulte hain.",
    ],
    "Aapke ITI mein Class 8 par kaun si trade hai, yeh rajya ki is saal ki list mein hai. Woh chuniye jiski workshop aapne dekhi ho aur pasand aayi ho.",
  ),
  hindi: told(
    "Class 8 से ITI खुला है, इन ट्रेड में और कुछ और में भी:",
    [
      `${TRADES_OF_CLASS_8}। वेल्डिंग, वायरिंग और प्लंबिंग लगभग हर जगह चाहिए; सिलाई घर से भी हो सकती है।`,
      "Electrician, Fitter, COPA और ज़्यादातर दूसरी ट्रेड Class 10 माँगती हैं।",
      "ट्रेड के साथ NIOS (nios.ac.in) से Class 10: वह दो साल की ट्रेड गिनता है, और इससे आगे रेलवे के पद और पॉलिटेक्निक खुलते हैं।",
    ],
    "आपके ITI में Class 8 पर कौन सी ट्रेड है, यह राज्य की इस साल की लिस्ट में है। वह चुनिए जिसकी वर्कशॉप आपने देखी हो और पसंद आई हो।",
  ),
};

const OF_SOFTWARE = [
  link("/career/software-tester", "Software Tester"),
  link("/career/web-developer", "Web Developer"),
  link("/career/technical-support-engineer", "Technical Support Engineer"),
  link("/career/help-desk-technician", "Help Desk Technician"),
].join(", ");
export const SOFTWARE_WITHOUT_A_BTECH: Wording = {
  english: told(
    `${strong("Yes, it is possible")}, mostly in smaller firms and by another door than BTech graduates: large companies often hire by degree.`,
    [
      `${strong("First posts")}: support, testing, web pages, networks, and what a trainee does beside a team.`,
      `${strong("What is looked at instead")}: two or three projects of your own that work and can be opened on a phone, one language learnt well, an internship or the apprenticeship for diploma holders (nats.education.gov.in).`,
      `${strong("The degree later")}: BTech from its second year by lateral entry, or BCA beside work, at IGNOU too. It opens the larger companies and the later rises.`,
    ],
    `The work, in whose records many begin with a degree: ${OF_SOFTWARE}.`,
  ),
  hinglish: told(
    `${strong("Haan, ho sakta hai")}, zyadatar chhoti companies mein aur BTech walon se alag darwaze se: badi companies aksar degree dekhkar leti hain.`,
    [
      `${strong("Pehli posts")}: support, testing, web page, network, aur team ke saath trainee ka kaam.`,
      `${strong("Degree ki jagah kya dekhte hain")}: apne do-teen project jo chalte hon aur phone par khul sakein, ek language achhe se, internship ya diploma walon ki apprenticeship (nats.education.gov.in).`,
      `${strong("Degree baad mein")}: lateral entry se BTech ka doosra saal, ya kaam ke saath BCA, IGNOU se bhi. Isse badi companies aur aage ki tarakki khulti hai.`,
    ],
    `Kaam kaisa hai, jisme record ke hisaab se bahut log degree se shuru karte hain: ${OF_SOFTWARE}.`,
  ),
  hindi: told(
    `${strong("हाँ, हो सकता है")}, ज़्यादातर छोटी कंपनियों में और BTech वालों से अलग दरवाज़े से: बड़ी कंपनियाँ अक्सर डिग्री देखकर लेती हैं।`,
    [
      `${strong("पहले पद")}: support, testing, web page, network, और टीम के साथ trainee का काम।`,
      `${strong("डिग्री की जगह क्या देखते हैं")}: अपने दो-तीन project जो चलते हों और फ़ोन पर खुल सकें, एक language अच्छे से, internship या डिप्लोमा वालों की अप्रेंटिसशिप (nats.education.gov.in)।`,
      `${strong("डिग्री बाद में")}: lateral entry से BTech का दूसरा साल, या काम के साथ BCA, IGNOU से भी। इससे बड़ी कंपनियाँ और आगे की तरक़्क़ी खुलती है।`,
    ],
    `काम कैसा है, जिसमें रिकॉर्ड के हिसाब से बहुत लोग डिग्री से शुरू करते हैं: ${OF_SOFTWARE}।`,
  ),
};

const ELECTRICAL = [link("/career/electrician", "Electrician"), link("/career/industrial-electrician", "Industrial Electrician")].join(
  ", ",
);
export const WIREMAN_OR_ELECTRICIAN: Wording = {
  english: told(
    "Both work with current, and both take two years; mostly Electrician is the better choice, if you have Class 10:",
    [
      `${strong("Electrician")}: Class 10. Wiring, motors, machines, panels and their repair; railways, power companies and factories ask for it by name most.`,
      `${strong("Wireman")}: Class 8 is enough. Wiring of houses and buildings; good for work of one's own and with contractors, asked for in fewer notices.`,
    ],
    `For house wiring of one's own both need the State's wireman permit or licence. The work: ${ELECTRICAL}.`,
  ),
  hinglish: told(
    "Dono bijli ka kaam hain aur dono do saal ki; Class 10 hai to zyadatar Electrician behtar hai:",
    [
      `${strong("Electrician")}: Class 10. Wiring, motor, machine, panel aur unki marammat; railway, bijli company aur factory sabse zyada isi ka naam lekar maangti hain.`,
      `${strong("Wireman")}: Class 8 kaafi hai. Ghar aur building ki wiring; apne kaam aur thekedar ke saath ke liye achhi, notice mein kam maangi jaati hai.`,
    ],
    `Ghar ki wiring ka apna kaam karne ke liye dono ko rajya ka wireman permit ya licence chahiye. Kaam kaisa hai: ${ELECTRICAL}.`,
  ),
  hindi: told(
    "दोनों बिजली का काम हैं और दोनों दो साल की; Class 10 है तो ज़्यादातर Electrician बेहतर है:",
    [
      `${strong("Electrician")}: Class 10। वायरिंग, मोटर, मशीन, panel और उनकी मरम्मत; रेलवे, बिजली कंपनी और फ़ैक्टरी सबसे ज़्यादा इसी का नाम लेकर माँगती हैं।`,
      `${strong("Wireman")}: Class 8 काफ़ी है। घर और बिल्डिंग की वायरिंग; अपने काम और ठेकेदार के साथ के लिए अच्छी, नोटिस में कम माँगी जाती है।`,
    ],
    `घर की वायरिंग का अपना काम करने के लिए दोनों को राज्य का wireman permit या लाइसेंस चाहिए। काम कैसा है: ${ELECTRICAL}।`,
  ),
};

export const LEFT_AN_ITI: Wording = {
  english: told(
    "Technicians' posts of metros, railways and public companies ask for the finished trade and its certificate (NTC); half an ITI does not count there.",
    [
      `${strong("Finish it")}, if it can be done: ask your ITI for re-admission or the supplementary exam of the papers that are left. It is mostly the shortest way to such a post.`,
      `${strong("With Class 10 alone")}: RRB Group D, SSC MTS and GD, India Post GDS; and at metros and stations the staff of contractors (security, cleaning, customer help), whose employer is a private firm: ask for the contract in writing.`,
      `${strong("With what you have learnt")}: work beside a master, free short courses at skillindiadigital.gov.in, apprenticeship after the trade.`,
    ],
    "If money or a subject was the reason, tell the principal: scholarships and a change of trade exist. Never pay anybody for a metro post.",
  ),
  hinglish: told(
    "Metro, railway aur sarkari companies ke technician posts poori trade aur uska certificate (NTC) maangte hain; adhoori ITI wahan nahi gini jaati.",
    [
      `${strong("Poori kijiye")}, agar ho sake: apne ITI se dobara admission ya bache papers ke supplementary exam ka poochiye. Aisi post tak zyadatar yahi sabse chhota raasta hai.`,
      `${strong("Sirf Class 10 se")}: RRB Group D, SSC MTS aur GD, India Post GDS; aur metro aur station par thekedar ka staff (security, safai, customer help), jiska malik private company hai: contract likhit mein lijiye.`,
      `${strong("Jo seekha hai uske saath")}: kisi ustaad ke saath kaam, skillindiadigital.gov.in par free chhote course, trade poori hone par apprenticeship.`,
    ],
    "Wajah paisa ya subject tha to principal ko bataiye: scholarship aur trade badalna, dono hote hain. Metro ki post ke liye kisi ko paise mat dijiye.",
  ),
  hindi: told(
    "मेट्रो, रेलवे और सरकारी कंपनियों के टेक्नीशियन पद पूरी ट्रेड और उसका सर्टिफ़िकेट (NTC) माँगते हैं; अधूरी ITI वहाँ नहीं गिनी जाती।",
    [
      `${strong("पूरी कीजिए")}, अगर हो सके: अपने ITI से दोबारा एडमिशन या बचे पेपरों की supplementary परीक्षा का पूछिए। ऐसे पद तक ज़्यादातर यही सबसे छोटा रास्ता है।`,
      `${strong("सिर्फ़ Class 10 से")}: RRB Group D, SSC MTS और GD, India Post GDS; और मेट्रो और स्टेशन पर ठेकेदार का स्टाफ़ (security, सफ़ाई, customer help), जिसका मालिक प्राइवेट कंपनी है: contract लिखित में लीजिए।`,
      `${strong("जो सीखा है उसके साथ")}: किसी उस्ताद के साथ काम, skillindiadigital.gov.in पर मुफ़्त छोटे कोर्स, ट्रेड पूरी होने पर अप्रेंटिसशिप।`,
    ],
    "वजह पैसा या विषय था तो principal को बताइए: scholarship और ट्रेड बदलना, दोनों होते हैं। मेट्रो के पद के लिए किसी को पैसे मत दीजिए।",
  ),
};
