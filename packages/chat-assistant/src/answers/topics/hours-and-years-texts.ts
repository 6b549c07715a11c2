import { link, p, strong, ul } from "../../html/write.ts";
import { inEach, type Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);
const told = (lead: string, rows: readonly string[], end: string): string => p(lead) + ul(rows) + p(end);
/** The same links in each language. */
const ofEach = (rows: Wording<(links: readonly string[]) => string>, links: readonly string[]): Wording =>
  inEach((language) => rows[language](links));

export const FREE_SUNDAYS: Wording = ofEach(
  {
    english: ([offices, banks, schools, own]) =>
      told(
        "No record here holds the days of a post; they go by who employs you. What is usual in India:",
        [
          `${strong("Mostly five days")}: IT and many private offices, and offices of the Centre and some States. ${offices}.`,
          `${strong("Sundays free")}: banks (with the second and fourth Saturday), courts, schools and colleges, most workshops and building offices. ${banks}, ${schools}.`,
          `${strong("Days of your own choice")}, but no pay on them: ${own}.`,
          `${strong("Weekends are work")} in hospitals, hotels, shops, police, railways, airlines, events and news; there the free day moves through the week.`,
        ],
        "Ask two people who work there, and have the weekly day off written into the offer: the law gives a day of rest in seven, not which.",
      ),
    hinglish: ([offices, banks, schools, own]) =>
      told(
        "Kisi record mein chhutti ke din nahi likhe; yeh is par hai ki rakhta kaun hai. India mein aam taur par:",
        [
          `${strong("Zyadatar paanch din")}: IT aur bahut se private office, aur Kendra aur kuch rajyon ke office. ${offices}.`,
          `${strong("Sunday ki chhutti")}: bank (doosre aur chauthe Saturday ke saath), court, school aur college, zyadatar workshop aur site ke office. ${banks}, ${schools}.`,
          `${strong("Din apni marzi ke")}, par us din kamai nahi: ${own}.`,
          `${strong("Weekend par kaam hota hai")} aspatal, hotel, dukaan, police, railway, airline, event aur news mein; wahan chhutti ka din badalta rehta hai.`,
        ],
        "Wahan kaam karne wale do logon se poochiye, aur offer mein hafte ki chhutti likhwaiye: kanoon saat din mein ek din aaram deta hai, kaun sa, yeh nahi.",
      ),
    hindi: ([offices, banks, schools, own]) =>
      told(
        "किसी रिकॉर्ड में छुट्टी के दिन नहीं लिखे; यह इस पर है कि रखता कौन है। भारत में आम तौर पर:",
        [
          `${strong("ज़्यादातर पाँच दिन")}: IT और बहुत से प्राइवेट दफ़्तर, और केंद्र और कुछ राज्यों के दफ़्तर। ${offices}।`,
          `${strong("रविवार की छुट्टी")}: बैंक (दूसरे और चौथे शनिवार के साथ), अदालत, स्कूल और कॉलेज, ज़्यादातर वर्कशॉप और साइट के दफ़्तर। ${banks}, ${schools}।`,
          `${strong("दिन अपनी मर्ज़ी के")}, पर उस दिन कमाई नहीं: ${own}।`,
          `${strong("वीकेंड पर काम होता है")} अस्पताल, होटल, दुकान, पुलिस, रेलवे, एयरलाइन, इवेंट और न्यूज़ में; वहाँ छुट्टी का दिन बदलता रहता है।`,
        ],
        "वहाँ काम करने वाले दो लोगों से पूछिए, और ऑफ़र में हफ़्ते की छुट्टी लिखवाइए: क़ानून सात दिन में एक दिन आराम देता है, कौन सा, यह नहीं।",
      ),
  },
  [
    [to("software-engineer", "Software Engineer"), to("accountant", "Accountant"), to("data-analyst", "Data Analyst")].join(", "),
    [to("bank-clerk", "Bank Clerk"), to("bank-officer", "Bank Officer")].join(", "),
    [to("primary-school-teacher", "Primary School Teacher"), to("school-librarian", "School Librarian")].join(", "),
    [to("tailor", "Tailor"), to("private-tutor", "Private Tutor"), to("graphic-designer", "Graphic Designer")].join(", "),
  ],
);

export const TWO_CAREERS_AT_ONCE: Wording = ofEach(
  {
    english: ([beside]) =>
      told(
        "Yes, many people live from two kinds of work, but hardly anybody learns two at the same time. What makes it go well:",
        [
          `${strong("One first")}: train fully in the one that feeds you, and keep the other as a hobby for an hour or two a week until you are good at it.`,
          `${strong("One with fixed hours, one by the piece")}: a post in the day, and beside it what is done in the evening or at weekends, such as ${beside}.`,
          `${strong("Ask whether you may")}: employees of the Government may not trade or take other paid work without leave; private contracts often forbid work for others; doctors, advocates and CAs have rules of their councils.`,
          `${strong("Count the hours")}: eight and three a day, six days a week, is what most can bear for a while.`,
        ],
        "Name the two, and I compare them: what each asks, and which of them can begin beside the other.",
      ),
    hinglish: ([beside]) =>
      told(
        "Haan, bahut log do tarah ke kaam se kamate hain, par ek hi samay mein do seekhta shaayad hi koi hai. Yeh aise chalta hai:",
        [
          `${strong("Pehle ek")}: jisse ghar chale, use poora seekhiye; doosre ko hafte mein ek-do ghante shauk ki tarah rakhiye, jab tak usme achhe na ho jaayein.`,
          `${strong("Ek tay samay ka, ek kaam ke hisaab se")}: din mein naukri, aur shaam ya weekend par jaise ${beside}.`,
          `${strong("Poochiye ki ijazat hai ya nahi")}: sarkari karmchari bina anumati vyapaar ya doosra paid kaam nahi kar sakte; private contract aksar doosron ka kaam mana karte hain; doctor, vakil aur CA ke liye unki council ke niyam hain.`,
          `${strong("Ghante giniye")}: roz aath aur teen, hafte mein chhah din, itna hi log kuch samay tak seh paate hain.`,
        ],
        "Dono ke naam bataiye, main tulna karungi: kaun kya maangta hai, aur kaun doosre ke saath shuru ho sakta hai.",
      ),
    hindi: ([beside]) =>
      told(
        "हाँ, बहुत लोग दो तरह के काम से कमाते हैं, पर एक ही समय में दो सीखता शायद ही कोई है। यह ऐसे चलता है:",
        [
          `${strong("पहले एक")}: जिससे घर चले, उसे पूरा सीखिए; दूसरे को हफ़्ते में एक-दो घंटे शौक़ की तरह रखिए, जब तक उसमें अच्छे न हो जाएँ।`,
          `${strong("एक तय समय का, एक काम के हिसाब से")}: दिन में नौकरी, और शाम या वीकेंड पर जैसे ${beside}।`,
          `${strong("पूछिए कि इजाज़त है या नहीं")}: सरकारी कर्मचारी बिना अनुमति व्यापार या दूसरा paid काम नहीं कर सकते; प्राइवेट contract अक्सर दूसरों का काम मना करते हैं; डॉक्टर, वकील और CA के लिए उनकी काउंसिल के नियम हैं।`,
          `${strong("घंटे गिनिए")}: रोज़ आठ और तीन, हफ़्ते में छह दिन, इतना ही लोग कुछ समय तक सह पाते हैं।`,
        ],
        "दोनों के नाम बताइए, मैं तुलना करूँगी: कौन क्या माँगता है, और कौन दूसरे के साथ शुरू हो सकता है।",
      ),
  },
  [
    [to("private-tutor", "Private Tutor"), to("wedding-photographer", "Wedding Photographer"), to("content-writer", "Content Writer")].join(
      ", ",
    ),
  ],
);

export const THREE_YEARS_OF_STUDY: Wording = ofEach(
  {
    english: ([degree, diploma, short]) =>
      told(
        "Three years of study lead to a good deal of work. By where the three years begin:",
        [
          `${strong("After Class 12, a degree of three years")} (BA, BCom, BSc, BCA, BBA; with honours four): it opens every post that asks for any degree, and such work: ${degree}.`,
          `${strong("After Class 12, a diploma of about that length")}: GNM for nurses (three years), hotel or design diplomas (one to three): ${diploma}.`,
          `${strong("After Class 10, a polytechnic diploma of three years")}: ${short}. It also opens the second year of BTech.`,
          `${strong("Less than that")}: an ITI trade takes one or two years after Class 10.`,
        ],
        "Engineering, nursing by degree and agriculture take four years, law straight after Class 12 and architecture five, medicine more. Name your stream and what you like, and I narrow it down.",
      ),
    hinglish: ([degree, diploma, short]) =>
      told(
        "Teen saal ki padhai se kaafi kaam khulte hain. Teen saal kahan se shuru hote hain, us hisaab se:",
        [
          `${strong("Class 12 ke baad teen saal ki degree")} (BA, BCom, BSc, BCA, BBA; honours ke saath chaar): har woh post jo koi bhi degree maangti hai, aur aise kaam: ${degree}.`,
          `${strong("Class 12 ke baad lagbhag utna diploma")}: nurse ke liye GNM teen saal ke aas-paas, hotel ya design diploma ek se teen: ${diploma}.`,
          `${strong("Class 10 ke baad teen saal ka polytechnic diploma")}: ${short}. Isse BTech ke doosre saal mein bhi ja sakte hain.`,
          `${strong("Isse bhi kam")}: ITI trade Class 10 ke baad ek ya do saal.`,
        ],
        "Engineering, BSc Nursing aur agriculture chaar saal, Class 12 ke baad seedhe law aur architecture paanch, medicine aur zyada. Apni stream aur pasand bataiye, main chhaant dungi.",
      ),
    hindi: ([degree, diploma, short]) =>
      told(
        "तीन साल की पढ़ाई से काफ़ी काम खुलते हैं। तीन साल कहाँ से शुरू होते हैं, उस हिसाब से:",
        [
          `${strong("Class 12 के बाद तीन साल की डिग्री")} (BA, BCom, BSc, BCA, BBA; honours के साथ चार): हर वह पद जो कोई भी डिग्री माँगता है, और ऐसे काम: ${degree}।`,
          `${strong("Class 12 के बाद लगभग उतना डिप्लोमा")}: नर्स के लिए GNM तीन साल के आस-पास, होटल या डिज़ाइन डिप्लोमा एक से तीन: ${diploma}।`,
          `${strong("Class 10 के बाद तीन साल का polytechnic डिप्लोमा")}: ${short}। इससे BTech के दूसरे साल में भी जा सकते हैं।`,
          `${strong("इससे भी कम")}: ITI ट्रेड Class 10 के बाद एक या दो साल।`,
        ],
        "इंजीनियरिंग, BSc Nursing और कृषि चार साल, Class 12 के बाद सीधे क़ानून और आर्किटेक्चर पाँच, मेडिसिन और ज़्यादा। अपनी स्ट्रीम और पसंद बताइए, मैं छाँट दूँगी।",
      ),
  },
  [
    [
      to("accountant", "Accountant"),
      to("web-developer", "Web Developer"),
      to("bank-officer", "Bank Officer"),
      to("news-reporter", "News Reporter"),
    ].join(", "),
    [to("registered-nurse", "Registered Nurse"), to("restaurant-cook", "Restaurant Cook")].join(", "),
    [
      to("civil-engineering-technician", "Civil Engineering Technician"),
      to("electrical-engineering-technician", "Electrical Engineering Technician"),
    ].join(", "),
  ],
);

export const SCIENTIST_WITHOUT_A_PHD: Wording = ofEach(
  {
    english: ([bodies, laboratories, data]) =>
      told(
        "Yes. A PhD is asked for to lead research of one's own and to teach at universities; much work called scientist begins without it:",
        [
          `${strong("Scientist at ISRO, DRDO or BARC")}: after BTech, or MSc for some posts, by their own tests or GATE: ${bodies}.`,
          `${strong("Laboratories of police, food, medicine and water")}: after BSc or MSc: ${laboratories}.`,
          `${strong("Data")}: after BTech, or a degree in statistics or computing: ${data}.`,
          `${strong("Where it is a must")}: professors, most scientists of CSIR and ICAR after the first posts, and theory. A PhD is mostly paid by a fellowship (CSIR-NET, GATE), so it can be decided on later.`,
        ],
        "Which science do you like? I show its careers and what each asks.",
      ),
    hinglish: ([bodies, laboratories, data]) =>
      told(
        "Haan. PhD apni research chalane aur university mein padhane ke liye maangi jaati hai; scientist ka bahut sa kaam uske bina shuru hota hai:",
        [
          `${strong("ISRO, DRDO ya BARC mein scientist")}: BTech ke baad, kuch posts par MSc ke baad, unke apne test ya GATE se: ${bodies}.`,
          `${strong("Police, khaane, dawa aur paani ki lab")}: BSc ya MSc ke baad: ${laboratories}.`,
          `${strong("Data")}: BTech, ya statistics ya computer ki degree ke baad: ${data}.`,
          `${strong("Jahan PhD zaroori hai")}: professor, CSIR aur ICAR ke zyadatar scientist pehli posts ke baad, aur theory. PhD mein zyadatar fellowship milti hai (CSIR-NET, GATE), isliye baad mein bhi tay kar sakte hain.`,
        ],
        "Kaun si science pasand hai? Main uske careers aur har ek ki maang dikhati hoon.",
      ),
    hindi: ([bodies, laboratories, data]) =>
      told(
        "हाँ। PhD अपनी रिसर्च चलाने और विश्वविद्यालय में पढ़ाने के लिए माँगी जाती है; वैज्ञानिक का बहुत सा काम उसके बिना शुरू होता है:",
        [
          `${strong("ISRO, DRDO या BARC में वैज्ञानिक")}: BTech के बाद, कुछ पदों पर MSc के बाद, उनके अपने टेस्ट या GATE से: ${bodies}।`,
          `${strong("पुलिस, खाने, दवा और पानी की लैब")}: BSc या MSc के बाद: ${laboratories}।`,
          `${strong("Data")}: BTech, या statistics या कंप्यूटर की डिग्री के बाद: ${data}।`,
          `${strong("जहाँ PhD ज़रूरी है")}: प्रोफ़ेसर, CSIR और ICAR के ज़्यादातर वैज्ञानिक पहले पदों के बाद, और theory। PhD में ज़्यादातर fellowship मिलती है (CSIR-NET, GATE), इसलिए बाद में भी तय कर सकते हैं।`,
        ],
        "कौन सी साइंस पसंद है? मैं उसके करियर और हर एक की माँग दिखाती हूँ।",
      ),
  },
  [
    [to("satellite-engineer", "Satellite Engineer"), to("propulsion-engineer", "Propulsion Engineer")].join(", "),
    [
      to("forensic-scientist", "Forensic Scientist"),
      to("quality-control-chemist", "Quality Control Chemist"),
      to("microbiologist", "Microbiologist"),
    ].join(", "),
    to("data-scientist", "Data Scientist"),
  ],
);

export const A_LAKH_A_MONTH_WITHOUT_STUDY: Wording = ofEach(
  {
    english: ([trades, selling, screens]) =>
      told(
        "Nobody can promise that, and whoever does wants your money. By our estimates hardly any work that asks for little study begins near it. What can get there, after years, for some:",
        [
          `${strong("A trade, then a firm of one's own")} with helpers and contracts: ${trades}.`,
          `${strong("Selling by commission")}, where a few earn very well and most little: ${selling}.`,
          `${strong("A skill that is shown, not certified")}, learnt for two or three years: ${screens}.`,
          `${strong("What to keep away from")}: trading with borrowed money, chains that live on new members, jobs that cost a fee.`,
        ],
        "Study is not the only way, but learning is: tell me what you do well with hands, people or a screen, and your class, and I show ways with their pay.",
      ),
    hinglish: ([trades, selling, screens]) =>
      told(
        "Iska vaada koi nahi kar sakta, aur jo karta hai use aapke paise chahiye. Hamare andaze se kam padhai wala shaayad hi koi kaam iske paas se shuru hota hai. Kuch log saalon baad aise pahunchte hain:",
        [
          `${strong("Koi hunar, phir apna kaam")}, helper aur thekon ke saath: ${trades}.`,
          `${strong("Commission par bechna")}, jisme kuch bahut aur zyadatar kam kamate hain: ${selling}.`,
          `${strong("Woh hunar jo dikhaya jaata hai")}, certificate nahi, do-teen saal seekha hua: ${screens}.`,
          `${strong("Inse door rahiye")}: udhaar ke paise se trading, naye member par chalne wali chain, fees maangne wali naukri.`,
        ],
        "Padhai hi ek raasta nahi, par seekhna hai: bataiye ki haath, log ya screen mein kya achha karte hain, aur aapki class; main raste unki kamai ke saath dikhati hoon.",
      ),
    hindi: ([trades, selling, screens]) =>
      told(
        "इसका वादा कोई नहीं कर सकता, और जो करता है उसे आपके पैसे चाहिए। हमारे अंदाज़े से कम पढ़ाई वाला शायद ही कोई काम इसके पास से शुरू होता है। कुछ लोग सालों बाद ऐसे पहुँचते हैं:",
        [
          `${strong("कोई हुनर, फिर अपना काम")}, हेल्पर और ठेकों के साथ: ${trades}।`,
          `${strong("कमीशन पर बेचना")}, जिसमें कुछ बहुत और ज़्यादातर कम कमाते हैं: ${selling}।`,
          `${strong("वह हुनर जो दिखाया जाता है")}, certificate नहीं, दो-तीन साल सीखा हुआ: ${screens}।`,
          `${strong("इनसे दूर रहिए")}: उधार के पैसे से trading, नए मेंबर पर चलने वाली chain, फ़ीस माँगने वाली नौकरी।`,
        ],
        "पढ़ाई ही एक रास्ता नहीं, पर सीखना है: बताइए कि हाथ, लोग या स्क्रीन में क्या अच्छा करते हैं, और आपकी क्लास; मैं रास्ते उनकी कमाई के साथ दिखाती हूँ।",
      ),
  },
  [
    [to("electrician", "Electrician"), to("plumber", "Plumber"), to("caterer", "Caterer")].join(", "),
    [to("insurance-agent", "Insurance Agent"), to("real-estate-agent", "Real Estate Agent")].join(", "),
    [to("web-developer", "Web Developer"), to("film-editor", "Film Editor"), to("content-creator", "Content Creator")].join(", "),
  ],
);
